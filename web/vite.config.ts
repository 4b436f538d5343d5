import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.PANJ_DEV ?? 'http://127.0.0.1:8888';

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ['browser'] },
  build: {
    outDir: '../src/panj/server/static',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    license: false,
  },
  server: { proxy: { '/api': { target: server, ws: true }, '/boards': server } },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
});

import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// Run from the folder above, so that boards of games from outside are looked at, too: see `package.json`.
export default ts.config(
  { ignores: ['web/src/api', 'web/src/generated'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      // Addresses are plain paths: there is no router that would have to resolve them.
      'svelte/no-navigation-without-resolve': 'off',
      // What is set as HTML are our own drawings; nothing that a person or a server wrote ever comes in there.
      'svelte/no-at-html-tags': 'off',
      // State is exchanged as a whole and never changed in place: a collection needs no signals of its own.
      'svelte/prefer-svelte-reactivity': 'off',
      // `_` says that a value is not wanted: the element of a list of which only the place counts.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    // Not in templates: what a binding or a snippet gives has no type that the linter could know.
    files: ['web/src/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'error',
      '@typescript-eslint/no-unsafe-assignment': 'error',
      '@typescript-eslint/no-unsafe-call': 'error',
      '@typescript-eslint/no-unsafe-member-access': 'error',
      '@typescript-eslint/no-unsafe-return': 'error',
    },
  },
  { files: ['web/*.ts', 'web/*.js'], languageOptions: { globals: { ...globals.node } } },
);

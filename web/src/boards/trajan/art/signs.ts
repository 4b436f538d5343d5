/** Trajan's art: signs on a 24 × 24 grid, the signs of the markers, provinces. A hole has the class `tj-cut`
 *  or `tj-cutline` and takes the colour of the ground, `--cut`. Everything is drawn once and shown with <use>. */

export const SIGNS = {
  hand: '<path d="M3.5 8.5 8.8 6l6.6 13.4-5.4 2.4ZM9.8 4.8h6.4v14.9L9.8 6.1ZM17.3 5.2l4.3 1.4-4.3 13.2Z"/>',
  check:
    '<path d="M4.5 12.5 10 18 19.5 6.5" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  cross:
    '<path d="M6 6l12 12M18 6 6 18" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>',
  hourglass:
    '<path d="M5 2h14v2.6h-1.4c0 3.6-1.8 5.6-4 7.4 2.2 1.8 4 3.8 4 7.4H19V22H5v-2.6h1.4c0-3.6 1.8-5.6 4-7.4-2.2-1.8-4-3.8-4-7.4H5Z"/><path d="M9 6.5h6c-.4 1.6-1.5 2.9-3 4.2-1.5-1.3-2.6-2.6-3-4.2Z" class="tj-cut"/>',
  flag: '<path d="M5 2h2.2v1h12.3l-3 5 3 5H7.2v9H5Z"/>',
  plus: '<path d="M12 5v14M5 12h14" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  seaport:
    '<path d="M12 1.6a3.3 3.3 0 0 1 1.3 6.3v1.5h4v2.4h-4v7c2.7-.5 4.7-2.2 5.5-4.6l-2.2.6 3.7-5.2 2.5 5.9-2-.7c-1 4.5-4.3 7.4-8.8 7.7-4.5-.3-7.8-3.2-8.8-7.7l-2 .7 2.5-5.9 3.7 5.2-2.2-.6c.8 2.4 2.8 4.1 5.5 4.6v-7h-4V9.4h4V7.9A3.3 3.3 0 0 1 12 1.6Zm0 2.2a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.2Z" fill-rule="evenodd"/>',
  forum:
    '<path d="M12 1.8 22.5 7.6v1.6h-21V7.6Z"/><rect x="3.2" y="10.3" width="3" height="8.6" rx="0.3"/><rect x="8.1" y="10.3" width="3" height="8.6" rx="0.3"/><rect x="12.9" y="10.3" width="3" height="8.6" rx="0.3"/><rect x="17.8" y="10.3" width="3" height="8.6" rx="0.3"/><rect x="1.5" y="19.9" width="21" height="2.5" rx="0.5"/>',
  military:
    '<path d="M5 3.6C9.5 1.8 14.5 1.8 19 3.6V20.4c-4.5 1.8-9.5 1.8-14 0Z"/><circle cx="12" cy="12" r="3.3" class="tj-cut"/><circle cx="12" cy="12" r="1.6"/><path d="M12 4.6v3.4M12 16v3.4M7 5.8l2.6 3.6M17 5.8l-2.6 3.6M7 18.2l2.6-3.6M17 18.2l-2.6-3.6" class="tj-cutline" fill="none" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/>',
  senate:
    '<ellipse cx="10.51" cy="20.47" rx="3.1" ry="1.45" transform="rotate(162.0 10.51 20.47)"/><ellipse cx="6.71" cy="18.78" rx="3.1" ry="1.45" transform="rotate(190.0 6.71 18.78)"/><ellipse cx="4.14" cy="15.5" rx="3.1" ry="1.45" transform="rotate(218.0 4.14 15.5)"/><ellipse cx="3.42" cy="11.4" rx="3.1" ry="1.45" transform="rotate(246.0 3.42 11.4)"/><ellipse cx="4.71" cy="7.44" rx="3.1" ry="1.45" transform="rotate(274.0 4.71 7.44)"/><ellipse cx="7.7" cy="4.55" rx="3.1" ry="1.45" transform="rotate(302.0 7.7 4.55)"/><ellipse cx="13.49" cy="20.47" rx="3.1" ry="1.45" transform="rotate(18.0 13.49 20.47)"/><ellipse cx="17.29" cy="18.78" rx="3.1" ry="1.45" transform="rotate(-10.0 17.29 18.78)"/><ellipse cx="19.86" cy="15.5" rx="3.1" ry="1.45" transform="rotate(-38.0 19.86 15.5)"/><ellipse cx="20.58" cy="11.4" rx="3.1" ry="1.45" transform="rotate(-66.0 20.58 11.4)"/><ellipse cx="19.29" cy="7.44" rx="3.1" ry="1.45" transform="rotate(-94.0 19.29 7.44)"/><ellipse cx="16.3" cy="4.55" rx="3.1" ry="1.45" transform="rotate(-122.0 16.3 4.55)"/><path d="M12 20.6A8.6 8.6 0 0 1 7.7 4.6M12 20.6A8.6 8.6 0 0 0 16.3 4.6" fill="none" stroke="currentColor" stroke-width="1" stroke-linecap="round" stroke-linejoin="round"/>',
  trajan:
    '<path d="M2.5 4.5V2h19v2.5ZM3.5 5.6h17V22h-4.3v-6.3a4.2 4.2 0 0 0-8.4 0V22H3.5Z"/><path d="M6 8.3h12" class="tj-cutline" fill="none" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/>',
  construction:
    '<path d="M8.6 2.4h10.2l2.6 3v3.2l-2.6 1.2h-4.2V22h-4V9.8H8.6l-2.2-.9C5 10.2 3.8 10.6 2.4 10.4 3.2 7.6 4.8 4.6 8.6 2.4Z"/>',
  bread:
    '<path d="M12 4c5.8 0 10.5 3.2 10.5 7.2 0 2-1 3.2-2.2 3.7V19c0 .8-.5 1.4-1.4 1.4H5.1c-.9 0-1.4-.6-1.4-1.4v-4.1C2.5 14.4 1.5 13.2 1.5 11.2 1.5 7.2 6.2 4 12 4Z"/><path d="M7.3 7.6l2 3.4M11.8 6.8l2 3.6M16.2 7.8l1.7 3" class="tj-cutline" fill="none" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>',
  games:
    '<path d="M12 1.4c1 0 1.8.5 2.2 1.4 4.6.9 7.7 4.7 7.7 9.6v9.2h-5.6l-1.2-3.8h-2V11.4h-2.2v6.4h-2l-1.2 3.8H2.1v-9.2c0-4.9 3.1-8.7 7.7-9.6.4-.9 1.2-1.4 2.2-1.4Z"/><path d="M5 12.2h4v2.3H5ZM15 12.2h4v2.3h-4Z" class="tj-cut"/>',
  religion:
    '<path d="M13 1.2c.5 3.5 2.3 5.3 4 7.3 1.6 1.9 2.8 3.8 2.8 6.4 0 4.3-3.3 7.7-7.8 7.7s-7.8-3.3-7.8-7.5c0-3 1.6-5.2 3.2-7.4.3 1.7.9 2.8 2.1 3.3-.6-4.2.8-7.5 3.5-9.8Z"/><path d="M12.2 12c.3 1.7 3 2.5 3 5 0 1.9-1.4 3.3-3.2 3.3s-3.2-1.4-3.2-3.2c0-2.3 2.6-2.9 3.4-5.1Z" class="tj-cut"/>',
  vote: '<path d="M6.5 2h12.8a2.6 2.6 0 0 1 2.6 2.6v2.6h-4.6v12.2a2.6 2.6 0 0 1-2.6 2.6H4.7a2.6 2.6 0 0 1-2.6-2.6v-2.6h2.5V4.6A2.6 2.6 0 0 1 6.5 2Z"/><path d="M8 7h6M8 10.6h6M8 14.2h4" class="tj-cutline" fill="none" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>',
  wild: '<path d="M12.0 1.0L14.3 8.02L21.53 6.5L16.6 12.0L21.53 17.5L14.3 15.98L12.0 23.0L9.7 15.98L2.47 17.5L7.4 12.0L2.47 6.5L9.7 8.02Z"/>',
  worker:
    '<circle cx="12" cy="6" r="4.2"/><path d="M4.2 22c0-6.4 3-10.4 7.8-10.4S19.8 15.6 19.8 22Z"/><path d="M5.3 5.3h13.4v1.7H5.3Z"/>',
  legionnaire:
    '<circle cx="12" cy="7" r="4"/><path d="M12 .8c3.3 0 5.2 1.6 5.6 4.4h-2C14.9 3.8 13.8 3.2 12 3.2s-2.9.6-3.6 2h-2C6.8 2.4 8.7.8 12 .8Z"/><path d="M4.2 22.2c0-6.2 3-10.2 7.8-10.2s7.8 4 7.8 10.2Z"/><path d="M9 14.6h6v5.6c-2 .8-4 .8-6 0Z" class="tj-cut"/>',
  leader:
    '<path d="M9 .8c5.4-.6 9.4 1.8 10.2 6.2l-3.4.4C15 5.6 13.6 4.8 11.6 5Z"/><path d="M12 4.2c2.8 0 4.6 1.9 4.6 4.6v3.4h-2.4V9.8h-4.4v2.4H7.4V8.8c0-2.7 1.8-4.6 4.6-4.6Z"/><rect x="10.2" y="9.4" width="3.6" height="3.6" rx="1.2"/><path d="M2.4 22.8C2.6 17 6.2 13.8 12 13.8s9.4 3.2 9.6 9Z"/><path d="M12.0 14.6L13.06 17.34L15.99 17.5L13.71 19.36L14.47 22.2L12.0 20.6L9.53 22.2L10.29 19.36L8.01 17.5L10.94 17.34Z" class="tj-cut"/>',
  stairs:
    '<path d="M2 22v-4.6h5v-4.7h5V8h5V3.3h5V22Z"/><path d="M4.5 19.7h15M9.5 15.2h10M14.5 10.6h5" class="tj-cutline" fill="none" stroke-width="1" stroke-linecap="round" stroke-linejoin="round"/>',
  door: '<path d="M4 22V9.8a8 8 0 0 1 16 0V22Z"/><path d="M6.8 20V10a5.2 5.2 0 0 1 4.5-5.1V20ZM12.7 4.9A5.2 5.2 0 0 1 17.2 10v10h-4.5Z" class="tj-cut"/><circle cx="10.1" cy="13.5" r="1"/><circle cx="13.9" cy="13.5" r="1"/>',
  fountain:
    '<path d="M2 15h20c0 4-3 7-7 7H9c-4 0-7-3-7-7ZM10.8 8h2.4v6.2h-2.4Z"/><path d="M12 8.2C12 4 15.6 2.8 17.4 6.2c.6 1.2.8 2.6.8 4M12 8.2C12 4 8.4 2.8 6.6 6.2c-.6 1.2-.8 2.6-.8 4" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  roof: '<path d="M12 3 23 11.5v2.7H1v-2.7Z"/><path d="M3.5 15.4h17V21h-17Z"/><path d="M6.6 15.6v5.2M10.2 15.6v5.2M13.8 15.6v5.2M17.4 15.6v5.2" class="tj-cutline" fill="none" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"/><path d="M12 6.4l5.6 4.6H6.4Z" class="tj-cutline" fill="none" stroke-width="1" stroke-linecap="round" stroke-linejoin="round"/>',
  window:
    '<path d="M4.5 22V10.5a7.5 7.5 0 0 1 15 0V22Z"/><path d="M7 19.7v-5h4v5ZM13 19.7v-5h4v5ZM7 12.7v-2.2A5 5 0 0 1 11 5.7v7ZM13 12.7v-7a5 5 0 0 1 4 4.8v2.2Z" class="tj-cut"/>',
  columns:
    '<path d="M4 3h16v2.6c-1.6 0-2.3 1-2.8 2.4H6.8C6.3 6.6 5.6 5.6 4 5.6ZM7.2 9h9.6v10H7.2ZM4.6 20h14.8v2.4H4.6Z"/><path d="M10.4 10v8M13.6 10v8" class="tj-cutline" fill="none" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"/>',
  furs: '<path d="M6 2.5c1.6.3 2.5 1.6 4 1.6h4c1.5 0 2.4-1.3 4-1.6l2.5 4-2.7 2.3c-.5 2.7-.4 4.2.6 6.2l2.8 1.6-2.2 4.2c-2.3-.7-3-1.8-5-1.8h-4c-2 0-2.7 1.1-5 1.8l-2.2-4.2L5.6 15c1-2 1.1-3.5.6-6.2L3.5 6.5Z"/><path d="M12 7.5v8M9.6 9.5v4M14.4 9.5v4" class="tj-cutline" fill="none" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"/>',
  scrolls:
    '<path d="M5.5 2h12.9a2.7 2.7 0 0 1 0 5.4H17v9.2h1.4a2.7 2.7 0 0 1 0 5.4H5.6a2.7 2.7 0 0 1 0-5.4H7V7.4H5.5a2.7 2.7 0 0 1 0-5.4Z"/><path d="M9.6 9.6h4.8M9.6 12.2h4.8M9.6 14.8h3" class="tj-cutline" fill="none" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/>',
  oil: '<path d="M9.2 1.8h5.6v2.4h-.9v2.2c3.6 1 5.2 3.6 5.2 6.6 0 3.7-2.5 6.7-4.7 9.2H9.6c-2.2-2.5-4.7-5.5-4.7-9.2 0-3 1.6-5.6 5.2-6.6V4.2h-.9Z"/><path d="M9.6 5.2C5.8 4 4 6 4.8 9.6M14.4 5.2C18.2 4 20 6 19.2 9.6" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/><path d="M6.8 12.6h10.4" class="tj-cutline" fill="none" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/>',
  fruit:
    '<path d="M12.6 7.2C16 5 21 6.6 21 12.6c0 5-3.4 9.7-6.4 9.7-1.2 0-1.7-.6-2.6-.6s-1.4.6-2.6.6C6.4 22.3 3 17.6 3 12.6c0-6 5-7.6 8.4-5.4"/><path d="M12 8C11.8 5.6 12.6 3.6 14.2 2.2" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/><path d="M13.6 5.6c1.2-2.6 3.6-3.5 6.2-3-.7 2.8-3 3.9-6.2 3Z"/>',
  ceramics:
    '<path d="M1.6 9.6C6 9.8 8.2 8.6 12.8 8.6c4.4 0 7 1.7 8 4.4h-1.6c-1 3.8-4 5.8-7.6 5.8-5 0-8.8-3.4-10-9.2ZM7.6 19.6h8v2.2h-8Z"/><path d="M18.6 16c3.4.6 4.2-2.4 2.4-4" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/><path d="M3.2 8.2C2 6.4 2.4 4.4 4 2.6c1.3 2 1.5 3.8.5 5.6Z"/><circle cx="12.6" cy="12.2" r="1.5" class="tj-cut"/>',
  wine: '<circle cx="8" cy="9.6" r="2.15"/><circle cx="12" cy="9.6" r="2.15"/><circle cx="16" cy="9.6" r="2.15"/><circle cx="10" cy="13.2" r="2.15"/><circle cx="14" cy="13.2" r="2.15"/><circle cx="12" cy="16.8" r="2.15"/><circle cx="6.4" cy="13" r="2.15"/><circle cx="17.6" cy="13" r="2.15"/><circle cx="12" cy="20.4" r="2.15"/><circle cx="8.4" cy="16.8" r="2.15"/><circle cx="15.6" cy="16.8" r="2.15"/><path d="M12 7.4V3" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/><path d="M12.4 5.6c1-2.6 4-4 7.4-3-.4 3.2-3.6 4.9-7.4 3Z"/>',
  fish: '<path d="M1.6 12C4.6 7 8.6 5 13 5c2.2 0 3.6.8 4.8 2.4C19.2 8.6 20.6 7 22.6 6c-.8 2.2-1.2 4-1.2 6s.4 3.8 1.2 6c-2-1-3.4-2.6-4.8-1.4C16.6 18.2 15.2 19 13 19c-4.4 0-8.4-2-11.4-7Z"/><circle cx="6.8" cy="10.6" r="1.3" class="tj-cut"/><path d="M10.4 8c1.4 2.6 1.4 5.4 0 8" class="tj-cutline" fill="none" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/>',
  jewellery:
    '<path d="M12 7.8a7.3 7.3 0 1 1 0 14.6 7.3 7.3 0 0 1 0-14.6Zm0 2.9a4.4 4.4 0 1 0 0 8.8 4.4 4.4 0 0 0 0-8.8Z" fill-rule="evenodd"/><path d="M8.2 1.6h7.6L18 4.6 12 9.6 6 4.6Z"/><path d="M9.6 4.4h4.8" class="tj-cutline" fill="none" stroke-width="1" stroke-linecap="round" stroke-linejoin="round"/>',
  gems: '<path d="M6.2 3h11.6L23 9.2 12 22 1 9.2Z"/><path d="M2.6 9.2h18.8M8.6 9.2 12 20M15.4 9.2 12 20M6.6 3.6l2 5.6L12 3.4l3.4 5.8 2-5.6" class="tj-cutline" fill="none" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"/>',
  cattle:
    '<path d="M2 3.2c.4 3.6 2.2 5.2 5 5.6C8.2 7.6 10 7 12 7s3.8.6 5 1.8c2.8-.4 4.6-2 5-5.6 1.6 5-.2 8.4-3.6 9.3-.2 1.9-1 3.5-2 5 .1 2.8-1.8 4.8-4.4 4.8s-4.5-2-4.4-4.8c-1-1.5-1.8-3.1-2-5C2.2 11.6.4 8.2 2 3.2Z"/><circle cx="8.9" cy="12.6" r="1.2" class="tj-cut"/><circle cx="15.1" cy="12.6" r="1.2" class="tj-cut"/><ellipse cx="10.3" cy="18.8" rx="0.8" ry="1" class="tj-cut"/><ellipse cx="13.7" cy="18.8" rx="0.8" ry="1" class="tj-cut"/>',
  wheat:
    '<path d="M12 22V9" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="12" cy="3.4" rx="1.9" ry="2.9" transform="rotate(0 12 3.4)"/><ellipse cx="9" cy="7.4" rx="1.9" ry="2.9" transform="rotate(-28 9 7.4)"/><ellipse cx="15" cy="7.4" rx="1.9" ry="2.9" transform="rotate(28 15 7.4)"/><ellipse cx="8.8" cy="11.6" rx="1.9" ry="2.9" transform="rotate(-28 8.8 11.6)"/><ellipse cx="15.2" cy="11.6" rx="1.9" ry="2.9" transform="rotate(28 15.2 11.6)"/><ellipse cx="9" cy="15.8" rx="1.9" ry="2.9" transform="rotate(-28 9 15.8)"/><ellipse cx="15" cy="15.8" rx="1.9" ry="2.9" transform="rotate(28 15 15.8)"/>',
  circle:
    '<circle cx="12" cy="12" r="9.5" fill="none" stroke="currentColor" stroke-width="1.5"/><path d="M18.5 12a3 3 0 1 1 6 0 3 3 0 0 1-6 0M13.75 20.2a3 3 0 1 1 6 0 3 3 0 0 1-6 0M4.25 20.2a3 3 0 1 1 6 0 3 3 0 0 1-6 0M-.5 12a3 3 0 1 1 6 0 3 3 0 0 1-6 0M4.25 3.8a3 3 0 1 1 6 0 3 3 0 0 1-6 0M13.75 3.8a3 3 0 1 1 6 0 3 3 0 0 1-6 0"/>',
} as const;
export type Sign = keyof typeof SIGNS;

/** An octagon with flat sides, as a path. */
export function octagon(radius: number): string {
  const corners = Array.from({ length: 8 }, (_, corner) => ((22.5 + corner * 45) * Math.PI) / 180);
  return `M${corners.map((angle) => `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`).join('L')}Z`;
}

function sun(): string {
  const rays = Array.from({ length: 16 }, (_, ray) => [(ray * 22.5 * Math.PI) / 180, ray % 2 ? 3 : 6.4]);
  return `M${rays.map(([angle, far]) => `${(far * Math.cos(angle)).toFixed(2)} ${(far * Math.sin(angle)).toFixed(2)}`).join('L')}Z`;
}

/** The sign of each marker colour, so that colour is never alone: sun, cross, leaf, ring, flower, drop. */
const MARKS: Record<string, { ink: string; sign: string }> = {
  yellow: { ink: '#4a3500', sign: `<path d="${sun()}"/>` },
  orange: {
    ink: '#3d1600',
    sign: '<path d="M-4.6 -4.6 4.6 4.6M4.6 -4.6 -4.6 4.6" stroke-width="3" stroke-linecap="round" stroke="currentColor" fill="none"/>',
  },
  green: {
    ink: '#1d3500',
    sign: '<path d="M-5.6 5.6C-6.4 -1.6 -1.6 -6.4 5.6 -5.6C6.4 1.6 1.6 6.4 -5.6 5.6Z"/><path d="M-4.6 4.6 3 -3" stroke="var(--mk-green)" stroke-width="1.3"/>',
  },
  white: { ink: '#5b5348', sign: '<circle r="4.6" fill="none" stroke="currentColor" stroke-width="2.6"/>' },
  pink: {
    ink: '#5c0f33',
    sign: '<circle cx="0" cy="-3.1" r="2.9"/><circle cx="0" cy="3.1" r="2.9"/><circle cx="-3.1" cy="0" r="2.9"/><circle cx="3.1" cy="0" r="2.9"/>',
  },
  blue: {
    ink: '#ffffff',
    sign: '<path d="M0 -6.6C2.8 -3 4.8 -.6 4.8 2A4.8 4.8 0 0 1 -4.8 2C-4.8 -.6 -2.8 -3 0 -6.6Z"/>',
  },
};
export const COLOURS = Object.keys(MARKS);

/** A marker about the origin, 13 units from its middle to a corner. */
export const marker = (colour: string): string =>
  `<path d="${octagon(13)}" fill="#000" fill-opacity=".28" transform="translate(0 1.6)"/><path d="${octagon(13)}" fill="var(--mk-${colour})" stroke="#000" stroke-opacity=".5"/><path d="${octagon(11)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width=".9"/><g color="${MARKS[colour].ink}" fill="${MARKS[colour].ink}">${MARKS[colour].sign}</g>`;

type Point = [x: number, y: number];

/** Corners that provinces share. */
const V: Record<string, Point> = {
  a: [128, 150],
  b: [178, 154],
  c: [196, 140],
  d: [188, 94],
  e: [122, 188],
  f: [88, 197],
  g: [172, 228],
  h: [200, 200],
  i: [279, 150],
  j: [263, 205],
  k: [271, 134],
  l: [259, 85],
  m: [112, 100],
  n: [150, 78],
  o: [42, 160],
  p: [84, 248],
};
const LANDS: Record<string, { at: Point; corners: Point[] }> = {
  britannia: {
    at: [64, 44],
    corners: [
      [24, 22],
      [58, 8],
      [98, 14],
      [114, 44],
      [92, 74],
      [48, 72],
      [18, 50],
    ],
  },
  germania_inferior: { at: [206, 60], corners: [V.n, [158, 44], [196, 24], [244, 32], [264, 58], V.l, V.d] },
  belgica: { at: [150, 118], corners: [V.m, [130, 86], V.n, V.d, V.c, V.b, V.a] },
  germania_superior: { at: [233, 119], corners: [V.d, V.l, [284, 108], V.k, V.c] },
  raetia: { at: [232, 170], corners: [V.c, V.k, V.i, V.j, [230, 207], V.h, V.b] },
  noricum: { at: [304, 176], corners: [V.i, [304, 137], [336, 149], [339, 188], [308, 213], V.j] },
  alpes: { at: [163, 183], corners: [V.a, V.b, V.h, [192, 220], V.g, V.e] },
  lugudunensis: { at: [78, 142], corners: [V.m, V.a, V.e, V.f, [66, 180], V.o, [22, 138], [46, 112], [80, 116]] },
  aquitania: { at: [54, 210], corners: [V.o, [66, 180], V.f, V.p, [52, 252], [16, 230], [28, 190]] },
  narbonensis: { at: [121, 232], corners: [V.f, V.e, V.g, [150, 254], V.p] },
};
/** The drawing was made for a flatter map. */
const TALLER = 1.13;

/** The ten provinces: outline and middle, on a map of 344 × 306. */
export const PROVINCES = Object.fromEntries(
  Object.entries(LANDS).map(([name, { at, corners }]) => [
    name,
    {
      x: at[0],
      y: at[1] * TALLER,
      outline: `M${corners.map(([x, y]) => `${x} ${(y * TALLER).toFixed(1)}`).join('L')}Z`,
    },
  ]),
);

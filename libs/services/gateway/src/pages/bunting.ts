/** The bunting of the logo (apps/web, app/Logo). */
export const BUNTING = [
  '<svg viewBox="0 0 34 22" width="34" height="22" aria-hidden="true" fill="#a5303f" stroke-linecap="round">',
  '<path d="M1 3c8 6 24 6 32 0" fill="none" stroke="#a5303f" stroke-width="1.6"/>',
  '<path d="M5 6l3.4 8.5 4.4-6.8zM14.3 8.2l3 8.8 3.2-8.7zM22 7.9l4.3 6.7 3.3-8.5z"/></svg>',
].join('');

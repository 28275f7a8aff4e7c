import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a browser is to show what is answered: an address that was typed, a bookmark, a link. Browsers have said how
 * they ask (`Sec-Fetch-Mode`) since 2023; older ones are known by the page they accept. Programs ask for neither.
 */
export const isNavigation = (headers: IncomingHttpHeaders): boolean =>
  /\btext\/html\b/.test(headers.accept ?? '') && (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate';

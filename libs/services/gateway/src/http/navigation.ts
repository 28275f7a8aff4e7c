import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a browser will display the answer: for a typed address, a bookmark or a link. Since 2023 browsers say so
 * in `Sec-Fetch-Mode`; older browsers are recognised by accepting HTML. Programs do neither.
 */
export const isNavigation = (headers: IncomingHttpHeaders): boolean =>
  /\btext\/html\b/.test(headers.accept ?? '') && (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate';

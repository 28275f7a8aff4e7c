import type { IncomingHttpHeaders } from 'node:http';

/** Our own page, or no page: a typed address or a bookmark. */
const OURS = ['same-origin', 'none'];

/**
 * Whether a page of ours sent the browser here. A sibling domain (`same-site`) is not ours, nor is another
 * `Origin`, which scripts and forms send. Browsers send `Sec-Fetch-Site` since 2023; older browsers and programs,
 * which send neither, are trusted (rules: payment-from-our-pages, log-out).
 */
export const isFromOurPages = (headers: IncomingHttpHeaders, ours: string): boolean => {
  const { 'sec-fetch-site': site, origin } = headers;
  return (site === undefined || OURS.includes(String(site))) && (origin === undefined || origin === ours);
};

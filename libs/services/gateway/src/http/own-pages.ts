import type { IncomingHttpHeaders } from 'node:http';

/** Our own page, or nobody's: an address that was typed, a bookmark. */
const OURS = ['same-origin', 'none'];

/**
 * Whether a page of ours sent the browser here. A sibling domain (`same-site`) is not ours, nor is another `Origin`, which
 * scripts and forms name. Browsers say `Sec-Fetch-Site` since 2023; older ones and programs, which say nothing, are
 * believed (rules: payment-from-our-pages, log-out).
 */
export const isFromOurPages = (headers: IncomingHttpHeaders, ours: string): boolean => {
  const { 'sec-fetch-site': site, origin } = headers;
  return (site === undefined || OURS.includes(String(site))) && (origin === undefined || origin === ours);
};

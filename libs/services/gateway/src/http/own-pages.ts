import type { IncomingHttpHeaders } from 'node:http';

/** No page: a typed address, a bookmark or a link in a program for mails. */
const NO_PAGE = 'none';

/**
 * Whether a page of ours sent the browser here. A sibling domain (`same-site`) is not ours, nor is another
 * `Origin`, which scripts and forms send. Browsers send `Sec-Fetch-Site` since 2023; older browsers and programs,
 * which send neither, are trusted (rules: payment-from-our-pages, log-out). `mayBeTyped`: also no page.
 */
export const isFromOurPages = (headers: IncomingHttpHeaders, ours: string, mayBeTyped: boolean): boolean => {
  const { 'sec-fetch-site': site = 'same-origin', origin = ours } = headers;
  return (site === 'same-origin' || (mayBeTyped && site === NO_PAGE)) && origin === ours;
};

import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a browser says that a form of another site was sent. `Origin` is `null` for our own forms, because our pages tell no
 * site where a visitor comes from; browsers since 2023 say in `Sec-Fetch-Site` whose form it was.
 */
export function isForeign({ 'sec-fetch-site': site, origin }: IncomingHttpHeaders, ours: string): boolean {
  if (site !== undefined) return site !== 'same-origin';
  return origin !== undefined && origin !== 'null' && origin !== ours;
}

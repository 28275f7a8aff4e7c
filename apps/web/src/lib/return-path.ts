import { isOwnPath } from '@festlig/domain/web/own-path';

/** Where to go after log-in: a path of this site, never another site; otherwise `fallback`. */
export function returnPath(wanted: string | null, fallback: string): string {
  return wanted !== null && isOwnPath(wanted) ? wanted : fallback;
}

/** The query that brings the visitor back here after log-in. */
export const returnQuery = (path: string): string => `?return=${encodeURIComponent(path)}`;

/** Whether the server answers this path with a file: the browser downloads it and the page stays open. */
export const isFilePath = (path: string): boolean => path.startsWith('/export/');

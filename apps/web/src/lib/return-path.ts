/** Where to go after log-in: a path of this site, never another site; otherwise `fallback`. */
export function returnPath(wanted: string | null, fallback: string): string {
  if (wanted === null || !/^\/(?![/\\])/.test(wanted) || /[\s\\]/.test(wanted)) return fallback;
  return wanted;
}

/** The query that brings the visitor back here after log-in. */
export const returnQuery = (path: string): string => `?return=${encodeURIComponent(path)}`;

/** Whether the server answers this path with a file: the browser downloads it and the page stays open. */
export const isFilePath = (path: string): boolean => path.startsWith('/export/');

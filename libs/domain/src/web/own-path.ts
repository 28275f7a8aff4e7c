/** Whether this is a path of our own site: browsers read `//` and `/\\` as the beginning of another one. */
export const isOwnPath = (wanted: string): boolean => /^\/(?![/\\])/.test(wanted) && !/[\s\\\p{Cc}]/u.test(wanted);

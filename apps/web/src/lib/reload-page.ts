/** Loads the page anew, with everything on it. */
export const reloadPage = (): void => location.reload();

/** Loads another page, as when its address is typed. */
export const loadPage = (path: string): void => location.assign(path);

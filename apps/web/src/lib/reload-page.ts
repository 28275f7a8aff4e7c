/** Loads the page anew, with everything on it. */
export const reloadPage = (): void => location.reload();

const KEY = 'festlig_saved';

/** Keeps that something was saved while this page is loaded anew. */
export function noteSaved(): void {
  try {
    sessionStorage.setItem(KEY, 'yes');
  } catch {
    // Without storage the page itself shows what was saved.
  }
}

/** Whether something was saved before this page was loaded anew; true once. */
export function takeSaved(): boolean {
  try {
    const isSaved = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return isSaved;
  } catch {
    return false;
  }
}

const KEY = 'festlig_logged_in';

/** Somebody is logged in in this browser. */
export function rememberLogIn(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // Without storage a dialog opens on the sign-up, which leads to the log-in.
  }
}

/** Whether somebody was ever logged in in this browser, so that a log-in is likelier than a sign-up (rule: wish-reserve-log-in). */
export function wasLoggedIn(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

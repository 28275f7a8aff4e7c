import type { createBrowserRouter } from 'react-router-dom';
import { isOfDialog, onDialogs, uppermostDialog } from '../lib/open-dialogs';

/**
 * Makes Back close a dialog and stay on the page, as phone users expect. While any dialog is open the history has one
 * more entry with the same address; it is left when the last dialog closes. All open dialogs share this entry, so that
 * one dialog may replace another: after Back has closed the topmost, the entry is made again.
 *
 * It subscribes to the router instead of being called by components: only the router knows at once of a navigation that
 * is under way.
 */
export function keepDialogsInHistory(router: ReturnType<typeof createBrowserRouter>): () => void {
  let at = router.state.location;
  /** This module itself is navigating back. */
  let leaving = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The dialog of a page that was left from within it: it is on the screen until the next page is there. */
  let left: (() => void) | undefined;

  /** Deferred, because what closes a dialog often opens another dialog or page. */
  const settle = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const { location, navigation } = router.state;
      const uppermost = uppermostDialog();
      const isOpen = uppermost !== undefined && uppermost !== left;
      if (leaving || navigation.state !== 'idle' || isOpen === isOfDialog(location.state)) return;
      if (!isOpen) {
        // Also leaves an entry whose dialog is gone after a reload, Forward, or a navigation out of a dialog.
        leaving = true;
        void router.navigate(-1);
        return;
      }
      const { pathname, search, hash, mask } = location;
      const options = { state: { dialog: true }, preventScrollReset: true, ...(mask && { mask }) };
      void router.navigate({ pathname, search, hash }, options);
    });
  };

  const unfollow = router.subscribe(({ location, historyAction }) => {
    const before = at;
    at = location;
    if (location !== before) {
      const isBack = historyAction === 'POP' && isOfDialog(before.state) && !isOfDialog(location.state);
      if (isBack && !leaving) uppermostDialog()?.();
      if (historyAction !== 'POP' && isOfDialog(before.state) && location.pathname !== before.pathname)
        left = uppermostDialog();
      leaving = false;
    }
    settle();
  });
  const unlisten = onDialogs(settle);
  settle();
  return () => {
    clearTimeout(timer);
    unfollow();
    unlisten();
  };
}

import type { createBrowserRouter, Location } from 'react-router-dom';
import { onDialogs, uppermostDialog } from '../lib/open-dialogs';

const isOfDialog = ({ state }: Location): boolean => (state as { dialog?: boolean } | null)?.dialog === true;

/**
 * Back closes a dialog, as people with phones expect, and leaves the page where it is. While any dialog is open the
 * history has one entry more, of the same address; it is left when the last one closes. One entry does for all that lie
 * over each other, so that one may give way to another: after Back has closed the uppermost it is made again.
 *
 * The router is followed, not asked from components: only it knows at once of a page that is on its way.
 */
export function keepDialogsInHistory(router: ReturnType<typeof createBrowserRouter>): () => void {
  let at = router.state.location;
  /** On the way back by ourselves. */
  let leaving = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** What closes a dialog often opens another or another page: they come first. */
  const settle = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const { location, navigation } = router.state;
      const isOpen = uppermostDialog() !== undefined;
      if (leaving || navigation.state !== 'idle' || isOpen === isOfDialog(location)) return;
      if (!isOpen) {
        // Also an entry that a reload, Forward, or a way onwards out of a dialog has left without its dialog.
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
      const isBack = historyAction === 'POP' && isOfDialog(before) && !isOfDialog(location);
      if (isBack && !leaving) uppermostDialog()?.();
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

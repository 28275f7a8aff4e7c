import { useLocation } from 'react-router-dom';
import { useLangPath } from '../i18n/use-language';

/**
 * What a router's link needs to open help over the page one is on: that page stays, while the address is `/{lang}/help`.
 * In a new tab, or passed on, it is the help page itself.
 */
export function useHelpLink() {
  const { pathname, search } = useLocation();
  const mask = useLangPath()('/help');
  // An entry of its own in the history, though the page is the same: going back closes it.
  return { to: pathname + search, mask, replace: false, preventScrollReset: true };
}

import { useAddress } from '../api/page-source';
import { useLangPath } from '../i18n/use-language';

/**
 * Props of a router link that opens help over the current page, which stays, while the address becomes `/{lang}/help`.
 * In a new tab that address is the help page itself.
 */
export function useHelpLink() {
  const { pathname, search } = useAddress();
  const mask = useLangPath()('/help');
  // It gets a history entry of its own although the page is the same, so that Back closes it.
  return { to: pathname + search, mask, replace: false, preventScrollReset: true };
}

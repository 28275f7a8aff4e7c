import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useUser } from '../../api/session';
import { useLangPath } from '../../i18n/use-language';
import { followLink } from '../../lib/follow-link';
import { isFilePath, returnPath } from '../../lib/return-path';

/**
 * Leads back to where the visitor came from: `go` navigates there, and `query` keeps the place on the way to the other
 * entry page. A user who is already logged in is sent there at once. A file is not a page: it is downloaded while the
 * user's own page is shown.
 */
export function useReturn() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const home = useLangPath()('/parties');
  const to = returnPath(params.get('return'), home);
  const query = params.size === 0 ? '' : `?${params.toString()}`;
  const isLoggedIn = Boolean(useUser());
  const gone = useRef(false);
  const go = useCallback(() => {
    // Both the form and the change of the logged-in user call this, and a file must be downloaded once only.
    if (gone.current) return;
    gone.current = true;
    const isFile = isFilePath(to);
    void navigate(isFile ? home : to, { replace: true });
    if (isFile) followLink(to);
  }, [home, navigate, to]);
  useEffect(() => {
    if (isLoggedIn) go();
  }, [isLoggedIn, go]);
  return { to, query, go, isLoggedIn };
}

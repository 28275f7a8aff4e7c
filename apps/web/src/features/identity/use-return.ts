import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useUser } from '../../api/session';
import { useLangPath } from '../../i18n/use-language';
import { followLink } from '../../lib/follow-link';
import { isFilePath, returnPath } from '../../lib/return-path';

/**
 * Where the visitor came from: `go` back there, and the query that keeps it on the way to the other entry page. Who is
 * logged in goes there at once. A file is no page: it is fetched while the host's own page is shown.
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
    // Both the form and the news of who is logged in lead here, and a file is fetched once.
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

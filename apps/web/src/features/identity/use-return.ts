import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLangPath } from '../../i18n/use-language';
import { returnPath } from '../../lib/return-path';

/** Where the visitor came from: `go` back there, and the query that keeps it on the way to the other entry page. */
export function useReturn() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const to = returnPath(params.get('return'), useLangPath()('/parties'));
  const query = params.size === 0 ? '' : `?${params.toString()}`;
  return { to, query, go: () => void navigate(to, { replace: true }) };
}

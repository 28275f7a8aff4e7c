import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useWithLogin } from '../api/use-with-login';

/**
 * Offers a visitor, who was led from a host's page to the invitation, to log in there; a host then comes to the page
 * that was asked for (rule: host-pages-offer-log-in).
 */
export default function AskedPage({ path }: { path: string }) {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const withLogin = useWithLogin();
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    // Who declines stays on the invitation, and is not asked again when it is loaded anew.
    void navigate({ search, hash }, { replace: true, state: null });
    withLogin(async () => navigate(path, { replace: true }), { reason: 'host', backTo: path }).catch(() => undefined);
  }, [hash, navigate, path, search, withLogin]);
  return null;
}

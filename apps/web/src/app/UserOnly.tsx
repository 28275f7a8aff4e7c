import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useUser } from '../api/session';
import { PageSkeleton } from '../components/Loading';
import { useLangPath } from '../i18n/use-language';
import { returnQuery } from '../lib/return-path';

/** Pages for logged-in users; visitors log in first and come back (rules: log-in-to-go-on, role-user). */
export function UserOnly() {
  const user = useUser();
  const langPath = useLangPath();
  const { pathname, search } = useLocation();
  if (user === undefined) return <PageSkeleton />;
  if (user === null) return <Navigate replace to={langPath('/login') + returnQuery(pathname + search)} />;
  return <Outlet />;
}

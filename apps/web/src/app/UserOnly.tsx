import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useUser } from '../api/session';
import { PageSkeleton } from '../components/Loading';
import { keepAddressLanguage } from '../i18n/address-language';
import { languageOfPath } from '../i18n/language';
import { useLangPath } from '../i18n/use-language';
import { returnQuery } from '../lib/return-path';

/**
 * Pages for logged-in users; visitors log in first and come back. Their language stays on the pages of a party
 * (rules: log-in-to-go-on, role-user, language-carried-over).
 */
export function UserOnly() {
  const user = useUser();
  const langPath = useLangPath();
  const { pathname, search } = useLocation();
  const language = languageOfPath(pathname);
  useEffect(() => {
    if (user && language) keepAddressLanguage(language);
  }, [user, language]);
  if (user === undefined) return <PageSkeleton />;
  if (user === null) return <Navigate replace to={langPath('/login') + returnQuery(pathname + search)} />;
  return <Outlet />;
}

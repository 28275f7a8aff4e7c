import { Navigate, useLocation } from 'react-router-dom';
import { useLangPath } from '../i18n/use-language';

/** Adds the language to an address without one, such as a link inside a page; the gateway redirects all others. */
export function ToLanguage() {
  const { pathname, search } = useLocation();
  return <Navigate replace to={useLangPath()(pathname) + search} />;
}

import { Navigate, useLocation } from 'react-router-dom';
import { useLangPath } from '../i18n/use-language';

/** A page of a language asked for without one, as a link inside a page may: the gateway answers the others. */
export function ToLanguage() {
  const { pathname, search } = useLocation();
  return <Navigate replace to={useLangPath()(pathname) + search} />;
}

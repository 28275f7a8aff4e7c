import { isEditor } from '@festlig/domain/party/is-editor';
import { guestQueryOf } from '@festlig/domain/web/guest-link';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { isNoParty, usePartyOfPage, usePartyRef } from '../api/party';
import { useUser } from '../api/session';
import { ErrorState } from '../components/ErrorState';
import { PageSkeleton } from '../components/Loading';
import { NotFound } from '../components/NotFound';
import { hostLanguage } from '../i18n/address-language';
import { showLanguage } from '../i18n/i18n';
import { rememberedLanguage } from '../i18n/language';

interface EditorOnlyProps {
  /** False for addresses that are no page, for which nobody has to log in. */
  isPage?: boolean;
}

/**
 * The host's pages of a party. All others see the public page; a visitor may be a host, so they can log in there
 * (rules: host-pages-offer-log-in, host-pages-for-editors).
 */
export default function EditorOnly({ isPage = true }: EditorOnlyProps) {
  const user = useUser();
  const { data: party, error, isFetching, refetch } = usePartyOfPage();
  const partyRef = usePartyRef();
  const { pathname, search } = useLocation();
  // These addresses name no language, and the host may have chosen one in this browser.
  const language = hostLanguage(user?.language);
  useEffect(() => {
    if (language && !rememberedLanguage()) void showLanguage(language);
  }, [language]);
  if (error && isNoParty(error)) return <NotFound />;
  if (error && !party) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (user === undefined || !party) return <PageSkeleton />;
  if (!isEditor(party)) {
    // After a log-in the party is fetched again, with what its host may do.
    if (isFetching) return <PageSkeleton />;
    const state = user ? { hasEnded: true } : isPage ? { asked: pathname + search } : null;
    return <Navigate replace state={state} to={`/${partyRef}${guestQueryOf(new URLSearchParams(search))}`} />;
  }
  return <Outlet />;
}

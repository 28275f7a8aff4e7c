import { guestQueryOf } from '@festlig/domain/web/guest-link';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { isNoParty, usePartyOfPage, usePartyRef } from '../api/party';
import { useUser } from '../api/session';
import { ErrorState } from '../components/ErrorState';
import { PageSkeleton } from '../components/Loading';
import { NotFound } from '../components/NotFound';
import { showLanguage } from '../i18n/i18n';
import { rememberedLanguage } from '../i18n/language';
import { useLangPath } from '../i18n/use-language';
import { returnQuery } from '../lib/return-path';

interface EditorOnlyProps {
  /**
   * A visitor who is not logged in may be a host, so they log in first, unless the address has no page to log in for.
   */
  forVisitors?: 'log-in' | 'invitation';
}

/**
 * The host's pages of a party. Visitors log in first; users who cannot edit the party see the public page
 * (rules: host-pages-for-visitors, host-pages-for-editors).
 */
export function EditorOnly({ forVisitors = 'log-in' }: EditorOnlyProps) {
  const user = useUser();
  const { data: party, error, refetch } = usePartyOfPage();
  const partyRef = usePartyRef();
  const langPath = useLangPath();
  const { pathname, search } = useLocation();
  // These addresses name no language: the host's own is used, unless another was chosen in this browser.
  const language = user?.language;
  useEffect(() => {
    if (language && !rememberedLanguage()) void showLanguage(language);
  }, [language]);
  if (user === null && forVisitors === 'log-in')
    return <Navigate replace to={langPath('/login') + returnQuery(pathname + search)} />;
  if (error && isNoParty(error)) return <NotFound />;
  if (error && !party) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (user === undefined || !party) return <PageSkeleton />;
  if (!party.isOwner && !party.isCohost)
    return (
      <Navigate replace state={{ hasEnded: true }} to={`/${partyRef}${guestQueryOf(new URLSearchParams(search))}`} />
    );
  return <Outlet />;
}

import type { Party } from '@festlig/contracts/party';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isNoParty, usePartyOfPage, usePartyRef } from '../../../api/party';
import { ErrorState } from '../../../components/ErrorState';
import { NotFound } from '../../../components/NotFound';
import { useTitle } from '../../../components/Page';
import { showLanguage } from '../../../i18n/i18n';
import { rememberedLanguage } from '../../../i18n/language';
import { patiently } from '../../../lib/patiently';
import { PartySkeleton } from '../components/PartySkeleton';
import { PartyView } from '../components/PartyView';
import type { Block } from '../model';

const SavedPartyEditor = lazy(patiently(() => import('../editing/components/SavedPartyEditor')));

interface PartyPageProps {
  /** The guest's reply form, passed in because it belongs to another feature. */
  reply: (party: Party) => ReactNode;
}

/** /{idOrSlug}: the invitation, in the guest's chosen language or else in its own. */
export function PartyPage({ reply }: PartyPageProps) {
  const [editing, setEditing] = useState<Block>();
  // The party stays as it was when editing began, because the edits are compared with it.
  const { data: party, error, refetch } = usePartyOfPage({ isRead: editing === undefined });
  const partyRef = usePartyRef();
  const { pathname, search, hash } = useLocation();
  useTitle(party?.title ?? '');
  const language = party?.language;
  useEffect(() => {
    if (language && !rememberedLanguage()) void showLanguage(language);
  }, [language]);

  if (!party) {
    if (!error) return <PartySkeleton />;
    return isNoParty(error) ? <NotFound /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  if (party.slug && party.slug !== partyRef) {
    // Keeps what is open over the invitation.
    return <Navigate replace to={pathname.replace(/^\/[^/]+/, `/${party.slug}`) + search + hash} />;
  }
  const isHost = party.isOwner || party.isCohost;
  const view = <PartyView party={party} reply={reply(party)} onEdit={isHost ? setEditing : undefined} />;
  // A co-host can be removed while editing.
  if (editing === undefined || !isHost) return view;
  return (
    <Suspense fallback={view}>
      <SavedPartyEditor party={party} focus={editing} onDone={() => setEditing(undefined)} />
    </Suspense>
  );
}

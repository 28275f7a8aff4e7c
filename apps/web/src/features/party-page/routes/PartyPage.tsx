import type { Party } from '@festlig/contracts/party';
import { isEditor } from '@festlig/domain/party/is-editor';
import { withTitleBreaks } from '@festlig/domain/web/title-breaks';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isNoParty, usePartyOfPage, usePartyRef } from '../../../api/party';
import { useUser } from '../../../api/session';
import { ErrorState } from '../../../components/ErrorState';
import { NotFound } from '../../../components/NotFound';
import { useTitle } from '../../../components/use-title';
import { hostLanguage } from '../../../i18n/address-language';
import { showLanguage } from '../../../i18n/i18n';
import { rememberedLanguage } from '../../../i18n/language';
import { useLanguage } from '../../../i18n/use-language';
import { patiently } from '../../../lib/patiently';
import { InvitationAccent } from '../components/InvitationAccent';
import { PartySkeleton } from '../components/PartySkeleton';
import { PartyView } from '../components/PartyView';
import type { Block } from '../model';
import type { Instead } from '../picture/components/Meanwhile';

/** Only a host's tool can be in another language than the invitation. */
const InLanguage = lazy(patiently(() => import('../../../components/InLanguage')));
const GuestLanguage = lazy(
  patiently(() => import('../editing/components/HostBar').then((bar) => ({ default: bar.GuestLanguage }))),
);
const WaitingPicture = lazy(patiently(() => import('../picture/components/WaitingPicture')));
const SavedPartyEditor = lazy(patiently(() => import('../editing/components/SavedPartyEditor')));

interface PartyPageProps {
  /** The guest's reply form, passed in because it belongs to another feature. */
  reply: (party: Party) => ReactNode;
  /** Something over the invitation is shown first, or for hosts in its place: the invitation itself is not drawn. */
  isCovered?: boolean;
}

/** /{idOrSlug}: the invitation, for guests in the language they chose or else in its own. */
export function PartyPage({ reply, isCovered = false }: PartyPageProps) {
  const [editing, setEditing] = useState<Block>();
  const [instead, setInstead] = useState<Instead>();
  // Who leaves an edit for another page has been asked.
  if (isCovered && editing !== undefined) setEditing(undefined);
  // The party stays as it was when editing began, because the edits are compared with it.
  const { data: party, error, refetch } = usePartyOfPage({ isRead: editing === undefined });
  const partyRef = usePartyRef();
  const { pathname, search, hash } = useLocation();
  useTitle(party?.title ?? '');
  // A host's tool speaks the host's language (rule: party-language); what guests see is in the party's.
  const isHost = isEditor(party);
  const user = useUser();
  const shown = useLanguage();
  const language = isHost ? hostLanguage(user?.language) : party?.language;
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
  const skeleton = <PartySkeleton />;
  if (isCovered) return isHost ? null : skeleton;
  const waiting = party.heroImage === null ? instead : undefined;
  const drawn = waiting ? { ...party, heroImage: waiting.heroImage } : party;
  // A guest's page is served with the same title (rule: title-breaks).
  const title = withTitleBreaks(party.title, drawn.heroImage);
  const page = (
    <>
      <InvitationAccent party={drawn} />
      <PartyView
        party={drawn}
        title={title}
        hero={waiting?.hero}
        reply={reply(party)}
        onEdit={isHost ? setEditing : undefined}
      />
    </>
  );
  const view =
    isHost && party.language !== shown ? (
      <Suspense fallback={skeleton}>
        <GuestLanguage party={party} />
        <InLanguage language={party.language} fallback={skeleton}>
          {page}
        </InLanguage>
      </Suspense>
    ) : (
      page
    );
  // A co-host can be removed while editing.
  if (!isHost) return view;
  if (editing === undefined)
    return (
      <>
        <Suspense>
          <WaitingPicture party={party} onShow={setInstead} />
        </Suspense>
        {view}
      </>
    );
  return (
    <Suspense fallback={view}>
      <SavedPartyEditor party={party} focus={editing} page={view} reply={reply} onDone={() => setEditing(undefined)} />
    </Suspense>
  );
}

import type { PartyDraft } from '../features/wizard/party-draft.model';
import { useDraft } from '../features/wizard/use-draft';
import { Navigate, useParams } from 'react-router-dom';
import { PageSkeleton } from '../components/Loading';
import { useUser } from '../api/session';
import { useLangPath } from '../i18n/use-language';
import { NewParty } from './NewParty';

/** /{lang}/new/{type}/edit: the page in edit mode for an unsaved party; without a draft, goes back to the wizard. */
export default function NewPartyRoute() {
  const { opened } = useDraft();
  const user = useUser();
  const langPath = useLangPath();
  const { type = 'party' } = useParams();
  if (!opened) return <Navigate replace to={langPath(`/new/${type}`)} />;
  if (user === undefined) return <PageSkeleton />;
  return <NewParty opened={opened satisfies PartyDraft} user={user} />;
}

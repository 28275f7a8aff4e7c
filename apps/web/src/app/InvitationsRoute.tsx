import type { MessageTemplate } from '@festlig/contracts/messaging';
import { useTranslation } from 'react-i18next';
import { usePartyOfPage } from '../api/party';
import { ErrorState } from '../components/ErrorState';
import { RowsSkeleton } from '../components/Loading';
import { Page } from '../components/Page';
import { useListSendsQuery } from '../api/sends';
import { Preparing } from '../features/sending/components/Preparing';
import { useIsAskedToSend } from '../features/sending/use-asked-to-send';
import { useListTemplatesQuery } from '../features/templates/api';
import { useGetSendingQuery, useIsKnown } from './sending-screen';
import { Workbench } from './Workbench';

const hasSome = (items: readonly MessageTemplate[]): items is readonly [MessageTemplate, ...MessageTemplate[]] =>
  items.length > 0;

/** How long the fetched sends are fresh, in seconds. */
const FRESH = 5;

/** Invitations and messages: write, preview, test, send, follow (rules: mail-preview, test-mail, send-steered). */
export default function InvitationsRoute() {
  const { t } = useTranslation('invitations');
  const partyId = usePartyOfPage().data?.id ?? '';
  const isKnown = useIsKnown({ partyId });
  return (
    // On a phone the text that is written is in the first screen (rule: messages-short-on-phone).
    <Page title={t('title')} lead={t('lead')} isOnTab>
      {partyId === '' ? <Waiting /> : isKnown ? <Known partyId={partyId} /> : <FirstScreen partyId={partyId} />}
    </Page>
  );
}

/** The first screen is one request; afterwards each part is fetched by its own call. */
function FirstScreen({ partyId }: { partyId: string }) {
  const { error, isFetching, refetch } = useGetSendingQuery({ partyId });
  if (error && !isFetching) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <Waiting />;
}

const Waiting = () => (useIsAskedToSend() ? <Preparing /> : <RowsSkeleton />);

function Known({ partyId }: { partyId: string }) {
  const templates = useListTemplatesQuery({ partyId });
  const sends = useListSendsQuery({ partyId }, { refetchOnMountOrArgChange: FRESH });
  const items = templates.data?.items ?? [];
  return hasSome(items) && sends.data ? (
    <Workbench partyId={partyId} templates={items} sends={sends.data.items} />
  ) : (
    <Waiting />
  );
}

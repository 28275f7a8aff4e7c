import type { MessageTemplate } from '@festlig/contracts/messaging';
import { useTranslation } from 'react-i18next';
import { usePartyOfPage } from '../api/party';
import { ErrorState } from '../components/ErrorState';
import { RowsSkeleton } from '../components/Loading';
import { Page } from '../components/Page';
import { useListSendsQuery } from '../features/sending/api';
import { useListTemplatesQuery } from '../features/templates/api';
import { Workbench } from './Workbench';

const hasSome = (items: readonly MessageTemplate[]): items is readonly [MessageTemplate, ...MessageTemplate[]] =>
  items.length > 0;

/** Invitations and messages: write, see, test, send, follow (rules: mail-preview, test-mail, send-steered). */
export default function InvitationsRoute() {
  const { t } = useTranslation('invitations');
  const partyId = usePartyOfPage().data?.id ?? '';
  const skip = partyId === '';
  const templates = useListTemplatesQuery({ partyId }, { skip });
  const sends = useListSendsQuery({ partyId }, { skip, refetchOnMountOrArgChange: true });
  const items = templates.data?.items ?? [];
  const error = templates.data ? (sends.data ? undefined : sends.error) : templates.error;
  return (
    <Page title={t('title')} lead={t('lead')}>
      {error ? (
        <ErrorState error={error} onRetry={() => void (templates.data ? sends : templates).refetch()} />
      ) : hasSome(items) && sends.data ? (
        <Workbench partyId={partyId} templates={items} sends={sends.data.items} />
      ) : (
        <RowsSkeleton />
      )}
    </Page>
  );
}

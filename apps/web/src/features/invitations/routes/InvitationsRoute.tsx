import { useTranslation } from 'react-i18next';
import { usePartyOfPage } from '../../../api/party';
import { ErrorState } from '../../../components/ErrorState';
import { RowsSkeleton } from '../../../components/Loading';
import { Page } from '../../../components/Page';
import { VerifyEmailNotice } from '../../../components/VerifyEmailNotice';
import { useListSendsQuery, useListTemplatesQuery } from '../api';
import { Workbench } from '../components/Workbench';

/** Invitations (spec section 2): write, see, test, send, follow. */
export default function InvitationsRoute() {
  const { t } = useTranslation('invitations');
  const partyId = usePartyOfPage().data?.id ?? '';
  const skip = partyId === '';
  const templates = useListTemplatesQuery({ partyId }, { skip });
  const sends = useListSendsQuery({ partyId }, { skip, refetchOnMountOrArgChange: true });
  const template = templates.data?.items.find(({ type }) => type === 'invitation');
  const error = templates.data ? (sends.data ? undefined : sends.error) : templates.error;
  return (
    <Page title={t('title')} lead={t('lead')} maxWidth="lg">
      <VerifyEmailNotice />
      {error ? (
        <ErrorState error={error} onRetry={() => void (templates.data ? sends : templates).refetch()} />
      ) : template && sends.data ? (
        <Workbench partyId={partyId} template={template} sends={sends.data.items} />
      ) : (
        <RowsSkeleton />
      )}
    </Page>
  );
}

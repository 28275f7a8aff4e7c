import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { usePartyOfPage } from '../../../api/party';
import { Page } from '../../../components/Page';
import { CohostsBlock } from '../cohosts/components/CohostsBlock';
import { DeleteParty } from '../components/DeleteParty';
import { HistoryBlock } from '../history/components/HistoryBlock';
import { SettingsForm } from '../components/SettingsForm';

/** The settings page: what a host decides apart from the page's content (rule: settings-page). */
export default function SettingsRoute() {
  const { t } = useTranslation('settings');
  const party = usePartyOfPage().data;
  return (
    <Page title={t('title')} lead={t('lead')} narrow>
      {party && (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
          <SettingsForm key={party.id} party={party} />
          <CohostsBlock party={party} />
          {party.isOwner && <HistoryBlock party={party} />}
          {party.isOwner && <DeleteParty party={party} />}
        </Box>
      )}
    </Page>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { usePartyOfPage } from '../../../api/party';
import { Page } from '../../../components/Page';
import { CohostsBlock } from '../cohosts/components/CohostsBlock';
import { ShareBlock } from '../../../components/share/ShareBlock';
import { useSavedToast } from '../../../components/use-saved-toast';
import { reloadPage } from '../../../lib/reload-page';
import { CancelParty } from '../components/CancelParty';
import { DeleteParty } from '../components/DeleteParty';
import { HistoryBlock } from '../history/components/HistoryBlock';
import { PlanBlock } from '../components/PlanBlock';
import { SettingsForm } from '../components/SettingsForm';

/** The settings page: what a host decides apart from the page's content (rule: settings-page). */
export default function SettingsRoute({ reload = reloadPage }: { reload?: () => void }) {
  const { t } = useTranslation('settings');
  const party = usePartyOfPage().data;
  useSavedToast(t('saved'));
  return (
    <Page title={t('title')} lead={t('lead')} narrow>
      {party && (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}>
          <ShareBlock party={party} />
          <PlanBlock party={party} />
          <SettingsForm key={party.id} party={party} reload={reload} />
          <Typography color="textSecondary">{t('atOnce')}</Typography>
          <CohostsBlock party={party} />
          <CancelParty party={party} />
          {party.isOwner && <HistoryBlock party={party} />}
          {party.isOwner && <DeleteParty party={party} />}
        </Box>
      )}
    </Page>
  );
}

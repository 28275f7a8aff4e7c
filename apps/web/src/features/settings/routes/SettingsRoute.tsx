import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFlag } from '../../../api/flags';
import { usePartyOfPage } from '../../../api/party';
import { BlockGroup } from '../../../components/BlockGroup';
import { BlockIndex } from '../../../components/BlockIndex';
import { Page } from '../../../components/Page';
import { CohostsBlock } from '../cohosts/components/CohostsBlock';
import { useSavedToast } from '../../../components/use-saved-toast';
import { reloadPage } from '../../../lib/reload-page';
import { CancelParty } from '../components/CancelParty';
import { DeleteParty } from '../components/DeleteParty';
import { HistoryBlock } from '../history/components/HistoryBlock';
import { PlanBlock } from '../components/PlanBlock';
import { SettingsForm } from '../components/SettingsForm';
import { groupsOf, type SettingsBlock } from '../blocks.model';

/** The settings page: what a host decides apart from the page's content (rule: settings-page). */
export default function SettingsRoute({ reload = reloadPage }: { reload?: () => void }) {
  const { t } = useTranslation(['settings', 'share', 'cohosts', 'history']);
  const party = usePartyOfPage().data;
  useSavedToast(t('saved'));
  const titles: Record<SettingsBlock, string> = {
    share: t('share:title'),
    plan: t('plan.title'),
    replies: t('reply.title'),
    fields: t('fields.title'),
    address: t('address.title'),
    photos: t('photos.title'),
    sender: t('sender.title'),
    language: t('language.title'),
    visibility: t('visibility.title'),
    links: t('links.title'),
    cohosts: t('cohosts:title'),
    cancel: t(party?.cancelled ? 'cancel.done' : 'cancel.title'),
    history: t('history:title'),
    delete: t('delete.title'),
  };
  const hasPhotos = useFlag('photos');
  // The page shows the questions by what the form has, saved or not.
  const [rsvpEnabled, setRsvpEnabled] = useState(true);
  const groups = party
    ? groupsOf({ ...party, rsvpEnabled }, hasPhotos).map(({ group, blocks }) => ({
        title: t(`groups.${group}`),
        blocks: blocks.map((anchor) => ({ anchor, title: titles[anchor] })),
      }))
    : [];
  return (
    <Page title={t('title')} lead={t('lead')} width="column">
      {party && (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}>
          <BlockIndex label={t('index')} groups={groups} />
          <SettingsForm key={party.id} party={party} reload={reload} onReplies={setRsvpEnabled} />
          <BlockGroup title={t('groups.hosts')}>
            <PlanBlock party={party} />
            <CohostsBlock party={party} />
            {party.isOwner && <HistoryBlock party={party} />}
          </BlockGroup>
          <BlockGroup title={t('groups.end')}>
            <CancelParty party={party} />
            {party.isOwner && <DeleteParty party={party} />}
          </BlockGroup>
        </Box>
      )}
    </Page>
  );
}

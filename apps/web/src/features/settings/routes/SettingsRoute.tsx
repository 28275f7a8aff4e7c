import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lowestPlanWith } from '@festlig/domain/billing/features';
import { useFlag } from '../../../api/flags';
import { usePartyOfPage } from '../../../api/party';
import { BlockGroup } from '../../../components/BlockGroup';
import { BlockIndex } from '../../../components/BlockIndex';
import { LockedBlock } from '../../../components/plan/LockedBlock';
import { Page } from '../../../components/Page';
import { CohostsBlock } from '../cohosts/components/CohostsBlock';
import { useSavedToast } from '../../../components/use-saved-toast';
import { useListCohostsQuery } from '../../../api/settings';
import { reloadPage } from '../../../lib/reload-page';
import { CancelParty } from '../components/CancelParty';
import { DeleteParty } from '../components/DeleteParty';
import { HistoryBlock } from '../history/components/HistoryBlock';
import { PlanBlock } from '../components/PlanBlock';
import { SettingsForm } from '../components/SettingsForm';
import { FEATURE_OF, groupsOf, type SettingsBlock } from '../blocks.model';

/** The settings page: what a host decides apart from the page's content (rule: settings-page). */
export default function SettingsRoute({ reload = reloadPage }: { reload?: () => void }) {
  const { t } = useTranslation(['settings', 'share', 'cohosts', 'history', 'plan']);
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
  const cohosts = useListCohostsQuery({ partyId: party?.id ?? '' }, { skip: !party }).data?.cohostInvites.length ?? 0;
  if (!party) return <Page title={t('title')} lead={t('lead')} width="column" children={null} />;
  const { groups, locked } = groupsOf({ ...party, rsvpEnabled }, { hasPhotos, cohosts });
  const has = (block: SettingsBlock) => groups.some(({ blocks }) => blocks.includes(block));
  const [first] = locked;
  const plan = first && t(`plan:names.${lowestPlanWith(FEATURE_OF[first])}`);
  const links: { title: string; blocks: SettingsBlock[] }[] = groups.map(({ group, blocks }) => ({
    title: t(`groups.${group}`),
    blocks,
  }));
  // Where it stands on the page: after what the form saves.
  if (plan) links.splice(2, 0, { title: t('groups.locked', { plan }), blocks: locked });
  return (
    <Page title={t('title')} lead={t('lead')} width="column">
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}>
        <BlockIndex
          label={t('index')}
          groups={links.map(({ title, blocks }) => ({
            title,
            blocks: blocks.map((anchor) => ({ anchor, title: titles[anchor] })),
          }))}
        />
        <SettingsForm key={party.id} party={party} has={has} reload={reload} onReplies={setRsvpEnabled} />
        {plan && (
          <BlockGroup title={t('groups.locked', { plan })} lead={t('lockedLead')} isList>
            {locked.map((block) => (
              <LockedBlock key={block} title={titles[block]} feature={FEATURE_OF[block]} party={party} anchor={block} />
            ))}
          </BlockGroup>
        )}
        <BlockGroup title={t('groups.hosts')}>
          <PlanBlock party={party} />
          {has('cohosts') && <CohostsBlock party={party} />}
          {has('history') && <HistoryBlock party={party} />}
        </BlockGroup>
        <BlockGroup title={t('groups.end')}>
          <CancelParty party={party} />
          {has('delete') && <DeleteParty party={party} />}
        </BlockGroup>
      </Box>
    </Page>
  );
}

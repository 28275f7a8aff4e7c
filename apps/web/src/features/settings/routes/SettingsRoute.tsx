import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lowestPlanWith } from '@festlig/domain/billing/features';
import { useFlag } from '../../../api/flags';
import { usePartyOfPage } from '../../../api/party';
import { BlockGroup } from '../../../components/BlockGroup';
import { LockedBlock } from '../../../components/plan/LockedBlock';
import { COLUMN, Page } from '../../../components/Page';
import { CohostsBlock } from '../cohosts/components/CohostsBlock';
import { useSavedToast } from '../../../components/use-saved-toast';
import { useListCohostsQuery } from '../../../api/settings';
import { reloadPage } from '../../../lib/reload-page';
import { CancelParty } from '../components/CancelParty';
import { DeleteParty } from '../components/DeleteParty';
import { HistoryBlock } from '../history/components/HistoryBlock';
import { PlanBlock } from '../components/PlanBlock';
import { SettingsForm } from '../components/SettingsForm';
import { blocksOf, FEATURE_OF, type LockableBlock, type SettingsBlock } from '../blocks.model';

/** The settings page: what a host decides apart from the page's content (rule: settings-page). */
export default function SettingsRoute({ reload = reloadPage }: { reload?: () => void }) {
  const { t } = useTranslation(['settings', 'cohosts', 'plan']);
  const party = usePartyOfPage().data;
  useSavedToast(t('saved'));
  const titles: Record<LockableBlock, string> = {
    address: t('address.title'),
    fields: t('fields.title'),
    photos: t('photos.title'),
    sender: t('sender.title'),
    cohosts: t('cohosts:title'),
  };
  /** What a party has without the plan. */
  const states: Record<LockableBlock, string> = {
    address: t('none'),
    fields: t('none'),
    photos: t('off'),
    sender: t('sender.product'),
    cohosts: t('cohosts:onlyYou'),
  };
  const hasPhotos = useFlag('photos');
  // The page shows the questions by what the form has, saved or not.
  const [rsvpEnabled, setRsvpEnabled] = useState(true);
  const cohosts = useListCohostsQuery({ partyId: party?.id ?? '' }, { skip: !party }).data?.cohostInvites.length ?? 0;
  if (!party) return <Page title={t('title')} lead={t('lead')} children={null} />;
  const { open, locked } = blocksOf({ ...party, rsvpEnabled }, { hasPhotos, cohosts });
  const has = (block: SettingsBlock) => open.includes(block);
  const [first] = locked;
  const plan = first && t(`plan:names.${lowestPlanWith(FEATURE_OF[first])}`);
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Box sx={columns}>
        <SettingsForm key={party.id} party={party} has={has} reload={reload} onReplies={setRsvpEnabled} />
        <Box sx={column}>
          {plan && (
            <BlockGroup title={t('groups.locked', { plan })} lead={t('lockedLead')}>
              {locked.map((block) => (
                <LockedBlock
                  key={block}
                  title={titles[block]}
                  state={states[block]}
                  feature={FEATURE_OF[block]}
                  party={party}
                  anchor={block}
                />
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
      </Box>
    </Page>
  );
}

const column = { display: 'flex', flexDirection: 'column', gap: 2.5 } as const;
/** What is saved with the form is beside the rest where there is room for both (rule: settings-folded). */
const columns = {
  display: 'grid',
  columnGap: 6,
  rowGap: { xs: 3.75, md: 6.5 },
  alignItems: 'start',
  maxWidth: { xs: COLUMN, lg: 'none' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;

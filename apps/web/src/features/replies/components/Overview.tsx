import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Party } from '@festlig/contracts/party';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useGetStatsQuery, useKnownStats } from '../../../api/reply-stats';
import { usePartyRef } from '../../../api/party';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { RowsSkeleton } from '../../../components/Loading';
import { useAnchor } from '../../../components/use-anchor';
import { REPLY_LISTS, type Stats } from '../model';
import { usePageSize } from '../use-page-size';
import { useArrivals } from '../use-arrivals';
import { visuallyHidden } from '../../../lib/visually-hidden';
import { LIVE } from '../../../api/live';
import { useGetDashboardQuery } from '../api';
import { MissingList } from './MissingList';
import { ReplyList } from './ReplyList';
import { ReplyTasks } from '../statistics/components/ReplyTasks';
import { Charts, StatsPanel } from '../statistics/components/StatsPanel';
import { useIsPhone } from '../../../components/use-is-phone';

/** The first screen comes in one answer; what follows is asked for part by part. */
export function Overview({ party }: { party: Party }) {
  const { data } = useKnownStats({ partyId: party.id });
  return data ? <Followed party={party} /> : <FirstScreen partyId={party.id} />;
}

function FirstScreen({ partyId }: { partyId: string }) {
  const pageSize = usePageSize();
  const { error, isFetching, refetch } = useGetDashboardQuery({ partyId, pageSize });
  if (error && !isFetching) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <RowsSkeleton />;
}

/** The queries that are polled: new replies are announced. */
function Followed({ party }: { party: Party }) {
  const { data, error, refetch } = useGetStatsQuery({ partyId: party.id }, LIVE);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton />;
  return (
    <>
      <Arrivals total={data.attending + data.notAttending} />
      <Parts party={party} stats={data} />
    </>
  );
}

/** Announces replies that arrive while the list is open, in one sentence. */
function Arrivals({ total }: { total: number }) {
  const { t } = useTranslation('replies');
  const count = useArrivals(total);
  return (
    <Box role="status" sx={visuallyHidden}>
      {count > 0 && t('list.arrived', { count, total })}
    </Box>
  );
}

/** So few replies are told by their numbers alone. */
const FEWEST_CHARTED = 5;

/**
 * Numbers and what there is to do on top, then the guests who have answered and those who have not; the charts are
 * beside the numbers, on a phone below the list (rule: reply-charts).
 */
function Parts({ party, stats }: { party: Party; stats: Stats }) {
  const { t } = useTranslation('replies');
  const partyRef = usePartyRef();
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'missing' ? 'missing' : 'replies';
  const place = useAnchor(REPLY_LISTS);
  const isPhone = useIsPhone();
  const answered = stats.attending + stats.notAttending;
  const charted = answered >= FEWEST_CHARTED;
  if (answered === 0 && stats.noResponse === 0) {
    return (
      <EmptyState
        icon={<MarkEmailRead />}
        title={t('empty.title')}
        text={t('empty.invite')}
        action={
          <Button component={Link} to={`/${partyRef}/invitations`} variant="contained" size="large">
            {t('empty.action')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <StatsPanel partyId={party.id} stats={stats} fields={party.rsvpFields} charts={charted && !isPhone} />
      <ReplyTasks party={party} stats={stats} />
      <Tabs
        value={tab}
        {...place}
        onChange={(_, next: 'replies' | 'missing') =>
          setParams(next === 'missing' ? { tab: next } : {}, { replace: true, preventScrollReset: true })
        }
        aria-label={t('tabs.label')}
        sx={tabs}
      >
        <Tab value="replies" id="tab-replies" aria-controls="panel" label={t('tabs.replies', { count: answered })} />
        <Tab
          value="missing"
          id="tab-missing"
          aria-controls="panel"
          label={stats.noResponse === null ? t('stats.noResponse') : t('tabs.missing', { count: stats.noResponse })}
        />
      </Tabs>
      <Box role="tabpanel" id="panel" aria-labelledby={`tab-${tab}`} sx={place['data-asked'] && asked}>
        {tab === 'replies' ? <ReplyList party={party} stats={stats} /> : <MissingList party={party} stats={stats} />}
      </Box>
      {charted && isPhone && (
        <Card sx={{ p: 2.5, mt: 4 }}>
          <Charts stats={stats} />
        </Card>
      )}
    </>
  );
}

// A link to the lists ends with them at the top of the screen and nothing cut above them: within the gap that is there, and with
// room below a short list on a desk, where nothing follows it.
const tabs = { mb: { xs: 1.75, sm: 2.5 }, borderBottom: 1, borderColor: 'divider', scrollMarginTop: '-56px' } as const;
const asked = { minHeight: { md: 'calc(100vh - 100px)' } } as const;

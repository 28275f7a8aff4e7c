import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Party } from '@festlig/contracts/party';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { usePartyOfPage, usePartyRef } from '../../../api/party';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { RowsSkeleton } from '../../../components/Loading';
import { Page } from '../../../components/Page';
import { useGetStatsQuery, useListMissingRsvpsQuery } from '../api';
import { Exports } from '../components/Exports';
import { MissingList } from '../components/MissingList';
import { ReplyList } from '../components/ReplyList';
import { StatsPanel } from '../components/StatsPanel';

/** Replies arrive while the host looks: the numbers are asked for again this often. */
const POLL_MS = 30_000;

/** The host's page of replies (spec section 2, rsvps). */
export default function RepliesRoute() {
  const { t } = useTranslation('replies');
  const { data: party } = usePartyOfPage();
  return (
    <Page title={t('title')} lead={t('lead')} maxWidth="lg">
      {party && <Replies party={party} />}
    </Page>
  );
}

function Replies({ party }: { party: Party }) {
  const { t } = useTranslation('replies');
  const partyRef = usePartyRef();
  const single = useSearchParams()[0].has('id');
  const [tab, setTab] = useState<'replies' | 'missing'>('replies');
  const { data, error, refetch } = useGetStatsQuery(
    { partyId: party.id },
    { refetchOnMountOrArgChange: true, pollingInterval: POLL_MS, skipPollingIfUnfocused: true },
  );
  const missing = useListMissingRsvpsQuery({ partyId: party.id, page: 1, pageSize: 200, sort: 'name' }).data?.total;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton />;
  const answered = data.attending + data.notAttending;
  if (answered === 0 && data.noResponse === 0 && !single) {
    return (
      <EmptyState
        icon={<MarkEmailRead />}
        title={t('empty.title')}
        text={t('empty.text')}
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
      <StatsPanel stats={data} />
      <Tabs
        value={tab}
        onChange={(_, next: 'replies' | 'missing') => setTab(next)}
        aria-label={t('tabs.label')}
        sx={{ mb: 2.5, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab value="replies" id="tab-replies" aria-controls="panel" label={t('tabs.replies', { count: answered })} />
        <Tab
          value="missing"
          id="tab-missing"
          aria-controls="panel"
          label={t('tabs.missing', { count: missing ?? data.noResponse })}
        />
      </Tabs>
      <Box role="tabpanel" id="panel" aria-labelledby={`tab-${tab}`}>
        {tab === 'replies' ? (
          answered === 0 && !single ? (
            <EmptyState title={t('empty.title')} text={t('empty.text')} />
          ) : (
            <ReplyList partyId={party.id} />
          )
        ) : (
          <MissingList partyId={party.id} />
        )}
      </Box>
      {answered > 0 && <Exports sid={party.sid} />}
    </>
  );
}

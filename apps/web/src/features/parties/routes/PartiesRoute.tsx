import { isPast } from '@festlig/domain/party/dates';
import Celebration from '@mui/icons-material/CelebrationOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { Page } from '../../../components/Page';
import { Pager } from '../../../components/Pager';
import { VerifyEmailNotice } from '../../../components/VerifyEmailNotice';
import { useLangPath } from '../../../i18n/use-language';
import { useListHeadlinesQuery, useListPartiesQuery } from '../api';
import { PartyCard } from '../components/PartyCard';
import { CardsSkeleton } from '../components/CardsSkeleton';
import { nextFirst } from '../model';

/** Replies arrive while the host is elsewhere. */
const FRESH = { refetchOnMountOrArgChange: 15, refetchOnFocus: true } as const;

/** /{lang}/parties: the user's parties, the next one first (rule: party-list). `above` stands above them. */
export default function PartiesRoute({ above }: { above?: ReactNode }) {
  const { t } = useTranslation('parties');
  const langPath = useLangPath();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useListPartiesQuery({ page, sort: '-date' });
  // The cards do not wait for the numbers on them.
  const headlines = useListHeadlinesQuery({ page }, FRESH).data?.items ?? [];
  const toCreate = langPath('/new/party');
  const isEmpty = data?.total === 0;
  const now = new Date();
  return (
    <Page
      title={t('title')}
      action={
        data &&
        !isEmpty && (
          <Button component={Link} to={toCreate} variant="contained">
            {t('create')}
          </Button>
        )
      }
    >
      <VerifyEmailNotice />
      {above}
      {!data && !error && <CardsSkeleton />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isEmpty && (
        <EmptyState
          icon={<Celebration />}
          title={t('empty.title')}
          text={t('empty.text')}
          action={
            <Button component={Link} to={toCreate} variant="contained" size="large">
              {t('empty.action')}
            </Button>
          }
        />
      )}
      {data && !isEmpty && (
        <Box
          component="ul"
          sx={{
            p: 0,
            m: 0,
            display: 'grid',
            gap: 3,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
          }}
        >
          {nextFirst(data.items, now).map((party) => (
            <PartyCard
              key={party.id}
              party={party}
              isPast={isPast(party, now)}
              headline={headlines.find(({ partyId }) => partyId === party.id)}
            />
          ))}
        </Box>
      )}
      {data && <Pager pages={Math.ceil(data.total / data.pageSize)} page={page} onPage={setPage} />}
    </Page>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Party } from '@festlig/contracts/party';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { ListFilter } from '../../../components/ListFilter';
import { ListToolbar } from '../../../components/ListToolbar';
import { RowsSkeleton } from '../../../components/Loading';
import { Pager } from '../../../components/Pager';
import { useKnownPage, useListAddress } from '../../../components/use-list-address';
import { LIVE } from '../../../api/live';
import { useListRsvpsQuery } from '../api';
import { firstList } from '../dashboard.model';
import { FEWEST_SEARCHED, SORTS, sortOf, type Stats, WHICH, whichOf } from '../model';
import { useOpenedOnly } from '../use-opened-only';
import { usePageSize } from '../use-page-size';
import { ReplyTable } from './ReplyTable';

/** The replies, searched, sorted and paged by the address. */
export function ReplyList({ party, stats }: { party: Party; stats: Stats }) {
  const { t } = useTranslation('replies');
  const { page, search, sort: named, which: shown, onPage, onSearch, onSort, onWhich } = useListAddress();
  const pageSize = usePageSize();
  const pagesOf = (total: number) => Math.ceil(total / pageSize);
  const which = whichOf(shown);
  const sort = sortOf(named);
  const asked = {
    ...firstList(party.id, pageSize),
    sort,
    page,
    ...(which !== 'all' && { which }),
    ...(search && { search }),
  };
  const { data, currentData, error, refetch } = useListRsvpsQuery(asked, LIVE);
  useOpenedOnly(currentData);
  useKnownPage(page, currentData && pagesOf(currentData.total), onPage);

  if (currentData?.total === 0 && search === '' && which === 'all')
    return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
  if (error && !currentData) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const counts = {
    all: stats.attending + stats.notAttending,
    attending: stats.attending,
    rejected: stats.notAttending,
    waiting: stats.waiting,
  };
  // Also where the address has narrowed a short list, which is the way to all of it.
  const isSearched = counts.all >= FEWEST_SEARCHED || search !== '' || which !== 'all';
  return (
    <>
      {isSearched && (
        <>
          <ListToolbar
            searchLabel={t('list.search')}
            search={search}
            onSearch={onSearch}
            sortLabel={t('list.sort')}
            sort={sort}
            sorts={SORTS.map((each) => [each, t(`sorts.${each}`)])}
            onSort={onSort}
          />
          <Box sx={{ my: { xs: 1, sm: 0 } }}>
            <ListFilter
              label={t('which.label')}
              filters={WHICH.map((key) => ({ key, name: t(`which.${key}`), count: counts[key] }))}
              chosen={which}
              onChoose={(next) => onWhich(next === 'all' ? '' : next)}
            />
          </Box>
        </>
      )}
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 0.5, '&:not(:empty)': { my: 1 } }}>
        {data && search !== '' && t(data.atLeast ? 'list.foundMore' : 'list.found', { count: data.total })}
      </Typography>
      {!data && <RowsSkeleton />}
      {data?.total === 0 && <EmptyState title={t('nothing.title')} text={t('nothing.text')} />}
      {data && data.items.length > 0 && (
        <Box sx={{ opacity: currentData ? 1 : 0.6 }}>
          <ReplyTable partyId={party.id} replies={data.items} fields={party.rsvpFields} />
        </Box>
      )}
      <Pager label={t('list.pages')} pages={pagesOf(data?.total ?? 0)} page={page} onPage={onPage} />
    </>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Party } from '@festlig/contracts/party';
import { RSVPS_PAGE_SIZE } from '@festlig/contracts/rsvp';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { ListToolbar } from '../../../components/ListToolbar';
import { RowsSkeleton } from '../../../components/Loading';
import { Pager } from '../../../components/Pager';
import { useKnownPage, useListAddress } from '../../../components/use-list-address';
import { LIVE, useListRsvpsQuery } from '../api';
import { firstList } from '../dashboard.model';
import { SORTS, sortOf } from '../model';
import { ReplyTable } from './ReplyTable';

const pagesOf = (total: number) => Math.ceil(total / RSVPS_PAGE_SIZE);

/** The replies, searched, sorted and paged by the address. */
export function ReplyList({ party }: { party: Party }) {
  const { t } = useTranslation('replies');
  const { page, search, sort: named, onPage, onSearch, onSort } = useListAddress();
  const sort = sortOf(named);
  const asked = { ...firstList(party.id), sort, page, ...(search && { search }) };
  const { data, currentData, error, refetch } = useListRsvpsQuery(asked, LIVE);
  useKnownPage(page, currentData && pagesOf(currentData.total), onPage);

  if (currentData?.total === 0 && search === '') return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
  if (error && !currentData) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
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
      <Typography role="status" variant="body2" color="textSecondary" sx={{ '&:not(:empty)': { mb: 1 } }}>
        {data && search !== '' && t(data.atLeast ? 'list.foundMore' : 'list.found', { count: data.total })}
      </Typography>
      {!data && <RowsSkeleton />}
      {data?.total === 0 && <EmptyState title={t('nothing.title')} text={t('nothing.text')} />}
      {data && data.items.length > 0 && (
        <Box sx={{ opacity: currentData ? 1 : 0.6 }}>
          <ReplyTable replies={data.items} fields={party.rsvpFields} />
        </Box>
      )}
      <Pager label={t('list.pages')} pages={pagesOf(data?.total ?? 0)} page={page} onPage={onPage} />
    </>
  );
}

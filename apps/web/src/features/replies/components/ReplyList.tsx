import TextField from '@mui/material/TextField';
import type { Party } from '@festlig/contracts/party';
import { RSVPS_PAGE_SIZE } from '@festlig/contracts/rsvp';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { RowsSkeleton } from '../../../components/Loading';
import { Pager } from '../../../components/Pager';
import { pageOfSearch } from '../../../lib/search-page';
import { LIVE, useListRsvpsQuery } from '../api';
import { firstList } from '../dashboard.model';
import { SORTS, sortOf } from '../model';
import { ReplyTable } from './ReplyTable';

/** The replies, sorted and paged by the address. */
export function ReplyList({ party }: { party: Party }) {
  const { t } = useTranslation('replies');
  const [params, setParams] = useSearchParams();
  const sort = sortOf(params.get('sort'));
  const page = pageOfSearch(params);
  const asked = { ...firstList(party.id), sort, page };
  const { data, error, refetch } = useListRsvpsQuery(asked, LIVE);
  const change = (key: string, value: string) =>
    setParams((now) => {
      now.set(key, value);
      if (key !== 'page') now.delete('page');
      return now;
    });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton />;
  if (data.total === 0) return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
  const pages = Math.ceil(data.total / RSVPS_PAGE_SIZE);
  return (
    <>
      <TextField
        select
        size="small"
        label={t('list.sort')}
        value={sort}
        onChange={(event) => change('sort', event.target.value)}
        sx={{ mb: 2, minWidth: 220 }}
        slotProps={{ select: { native: true } }}
      >
        {SORTS.map((each) => (
          <option key={each} value={each}>
            {t(`sorts.${each}`)}
          </option>
        ))}
      </TextField>
      <ReplyTable replies={data.items} fields={party.rsvpFields} />
      <Pager label={t('list.pages')} pages={pages} page={page} onPage={(next) => change('page', String(next))} />
    </>
  );
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import TextField from '@mui/material/TextField';
import { RSVPS_PAGE_SIZE } from '@festlig/contracts/rsvp';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ErrorState } from '../../../components/ErrorState';
import { RowsSkeleton } from '../../../components/Loading';
import { pageOfSearch } from '../../../lib/search-page';
import { useListRsvpsQuery } from '../api';
import { rsvpIdOf, SORTS, sortOf } from '../model';
import { ReplyTable } from './ReplyTable';

/** The replies, sorted and paged by the address; `?id=` shows one alone (links in mails to the host use it). */
export function ReplyList({ partyId }: { partyId: string }) {
  const { t } = useTranslation('replies');
  const [params, setParams] = useSearchParams();
  const id = rsvpIdOf(params.get('id'));
  const sort = sortOf(params.get('sort'));
  const page = pageOfSearch(params);
  const { data, error, refetch } = useListRsvpsQuery(
    { partyId, sort, page, pageSize: RSVPS_PAGE_SIZE, ...(id === undefined ? {} : { id }) },
    { refetchOnMountOrArgChange: true },
  );
  const change = (key: string, value: string) =>
    setParams((now) => {
      if (value === '') now.delete(key);
      else now.set(key, value);
      if (key !== 'page') now.delete('page');
      return now;
    });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton />;
  const pages = Math.ceil(data.total / RSVPS_PAGE_SIZE);
  return (
    <>
      {id !== undefined ? (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" onClick={() => change('id', '')}>
              {t('one.all')}
            </Button>
          }
        >
          {t(data.total === 0 ? 'one.gone' : 'one.text')}
        </Alert>
      ) : (
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
      )}
      {data.items.length > 0 && <ReplyTable replies={data.items} />}
      {pages > 1 && (
        <Pagination
          aria-label={t('list.pages')}
          count={pages}
          page={Math.min(page, pages)}
          onChange={(_, next) => change('page', String(next))}
          sx={{ mt: 3, '& ul': { justifyContent: 'center' } }}
        />
      )}
    </>
  );
}

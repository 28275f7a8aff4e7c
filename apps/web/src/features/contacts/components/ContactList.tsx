import Download from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { CONTACTS_PAGE_SIZE, type Contact } from '@festlig/contracts/contacts';
import { useCallback, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { RowsSkeleton } from '../../../components/Loading';
import { Pager } from '../../../components/Pager';
import { pageOfSearch } from '../../../lib/search-page';
import { useListContactsQuery } from '../api';
import { sortOf } from '../model';
import { ContactRow } from './ContactRow';
import { ContactToolbar } from './ContactToolbar';

interface ContactListProps {
  partyId: string;
  /** What to show when there are no guests at all. */
  empty: ReactNode;
  onEmpty: (empty: boolean) => void;
  onEdit: (contact: Contact) => void;
  onDelete: (contact: Contact) => void;
}

/** The list itself. Page, search and sort are in the address, so that back and reload keep them. */
export function ContactList({ partyId, empty, onEmpty, onEdit, onDelete }: ContactListProps) {
  const { t } = useTranslation('contacts');
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const sort = sortOf(params.get('sort'));
  const page = pageOfSearch(params);
  const { data, currentData, error, isFetching, refetch } = useListContactsQuery({
    partyId,
    page,
    pageSize: CONTACTS_PAGE_SIZE,
    sort,
    ...(search === '' ? {} : { search }),
  });
  const change = useCallback(
    (key: string, value: string) =>
      setParams(
        (now) => {
          if (value === '') now.delete(key);
          else now.set(key, value);
          if (key !== 'page') now.delete('page');
          return now;
        },
        { replace: key !== 'page', preventScrollReset: key !== 'page' },
      ),
    [setParams],
  );
  const onSearch = useCallback((text: string) => change('q', text), [change]);
  const none = currentData?.total === 0 && search === '';
  useEffect(() => onEmpty(none), [none, onEmpty]);
  const pages = Math.ceil((data?.total ?? 0) / CONTACTS_PAGE_SIZE);
  // The last guest of the last page was deleted: there is no such page any more.
  useEffect(() => {
    if (currentData && pages > 0 && page > pages) change('page', String(pages));
  }, [currentData, page, pages, change]);

  if (none) return empty;
  if (error && !currentData) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <ContactToolbar search={search} sort={sort} onSearch={onSearch} onSort={(next) => change('sort', next)} />
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <Typography role="status" variant="body2" color="text.secondary" sx={{ minHeight: '1.5em' }}>
          {data && t(search === '' ? 'count' : 'found', { count: data.total })}
        </Typography>
        <Button size="small" href={`/export/${partyId}/contacts.csv`} download startIcon={<Download />}>
          {t('export')}
        </Button>
      </Box>
      {!data && <RowsSkeleton rows={8} />}
      {data && data.total === 0 && <EmptyState title={t('nothing.title')} text={t('nothing.text')} />}
      {data && data.items.length > 0 && (
        <Card sx={{ opacity: isFetching && !currentData ? 0.6 : 1 }}>
          <Box component="ul" aria-label={t('list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.items.map((contact) => (
              <ContactRow key={contact.id} contact={contact} onEdit={onEdit} onDelete={onDelete} />
            ))}
          </Box>
        </Card>
      )}
      <Pager label={t('pages')} pages={pages} page={page} onPage={(next) => change('page', String(next))} />
    </>
  );
}

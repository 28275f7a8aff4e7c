import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { CONTACTS_PAGE_SIZE, type Contact } from '@festlig/contracts/contacts';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { RowsSkeleton } from '../../../components/Loading';
import { ListToolbar } from '../../../components/ListToolbar';
import { Pager } from '../../../components/Pager';
import { useKnownPage, useListAddress } from '../../../components/use-list-address';
import { useListContactsQuery } from '../api';
import { SORTS, sortOf } from '../model';
import { ContactRow } from './ContactRow';
import { ListHead } from './ListHead';

interface ContactListProps {
  partyId: string;
  /** Shown when there are no guests at all. */
  empty: ReactNode;
  onEmpty: (empty: boolean) => void;
  onEdit: (contact: Contact) => void;
  onDelete: (contact: Contact) => void;
}

/** The list of guests. Page, search and sort are in the address, so that Back and reload keep them. */
export function ContactList({ partyId, empty, onEmpty, onEdit, onDelete }: ContactListProps) {
  const { t } = useTranslation('contacts');
  const { page, search, sort: named, onPage, onSearch, onSort } = useListAddress();
  const sort = sortOf(named);
  const { data, currentData, error, isFetching, refetch } = useListContactsQuery({
    partyId,
    page,
    pageSize: CONTACTS_PAGE_SIZE,
    sort,
    ...(search === '' ? {} : { search }),
  });
  const none = currentData?.total === 0 && search === '';
  useEffect(() => onEmpty(none), [none, onEmpty]);
  const pagesOf = (total: number) => Math.ceil(total / CONTACTS_PAGE_SIZE);
  useKnownPage(page, currentData && pagesOf(currentData.total), onPage);

  if (none) return empty;
  if (error && !currentData) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <ListToolbar
        searchLabel={t('search')}
        search={search}
        onSearch={onSearch}
        sortLabel={t('sort')}
        sort={sort}
        sorts={SORTS.map((each) => [each, t(`sorts.${each}`)])}
        onSort={onSort}
      />
      <ListHead partyId={partyId} search={search} found={data} />
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
      <Pager label={t('pages')} pages={pagesOf(data?.total ?? 0)} page={page} onPage={onPage} />
    </>
  );
}

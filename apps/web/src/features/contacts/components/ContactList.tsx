import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { CONTACTS_PAGE_SIZE, type Contact, type GuestState } from '@festlig/contracts/contacts';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { RowsSkeleton } from '../../../components/Loading';
import { DENSE } from '../../../components/dense';
import { ListToolbar } from '../../../components/ListToolbar';
import { Pager } from '../../../components/Pager';
import { useKnownPage, useListAddress } from '../../../components/use-list-address';
import { useCountGuestsQuery } from '../../../api/guest-counts';
import { LIVE } from '../../../api/live';
import { useListContactsQuery } from '../api';
import { FilterBar } from '../list/components/FilterBar';
import { KeyHelp } from '../list/components/KeyHelp';
import { ListMenu } from '../list/components/ListMenu';
import { PageTick } from '../list/components/PageTick';
import { SelectableRows } from '../list/components/SelectableRows';
import { SelectionBar } from '../list/components/SelectionBar';
import { areChips, TagChips } from '../list/components/TagChips';
import { TagFilter } from '../list/components/TagFilter';
import { isFollowed } from '../list/followed.model';
import { useGuestAddress } from '../list/use-guest-address';
import { SORTS, sortOf } from '../model';
import type { Deleted } from '../use-deleted';
import { ColumnHeads } from './ColumnHeads';
import { ListHead } from './ListHead';
import { useIsPhone } from '../../../components/use-is-phone';

interface ContactListProps {
  partyId: string;
  /** Shown when there are no guests at all. */
  empty: ReactNode;
  onEmpty: (empty: boolean) => void;
  onEdit: (contact: Contact) => void;
  onDelete: (contact: Contact) => void;
  /** Guests of the selection were deleted. */
  onDeleted: (deleted: Deleted) => void;
}

/** The list of guests. Page, search, sort, filter and selection are in the address, so that Back and reload keep them. */
export function ContactList({ partyId, empty, onEmpty, onEdit, onDelete, onDeleted }: ContactListProps) {
  const { t } = useTranslation('contacts');
  const isPhone = useIsPhone();
  const { page, search, sort: named, onPage, onSearch, onSort } = useListAddress();
  const { filter, selection, onFilter, onSelect } = useGuestAddress();
  const { state, tag } = filter;
  const sort = sortOf(named);
  const narrowed = { ...(search === '' ? {} : { search }), ...(state ? { state } : {}), ...(tag ? { tag } : {}) };
  const asked = { partyId, page, pageSize: CONTACTS_PAGE_SIZE, sort, ...narrowed };
  const isWhole = Object.keys(narrowed).length === 0;
  const [isUnderPointer, setUnderPointer] = useState(false);
  const { data, currentData, error, isFetching, refetch } = useListContactsQuery(asked, {
    ...LIVE,
    refetchOnMountOrArgChange: true,
    ...(!isFollowed(asked, isUnderPointer) && { pollingInterval: 0 }),
  });
  const { data: counts, isLoading: isCounting } = useCountGuestsQuery({ partyId });
  // The numbers are kept for the whole list, and a search is not counted by state and tag.
  const isCounted = search === '';
  // On a phone they would take the room of a guest.
  const tags = !isPhone && areChips(counts) ? counts.tags : null;
  const onTag = (chosen: string) => onFilter('tag', chosen);
  const none = currentData?.total === 0 && isWhole;
  // Before the browser draws, because the page above has less height then.
  useLayoutEffect(() => onEmpty(none), [none, onEmpty]);
  const pagesOf = (total: number) => Math.ceil(total / CONTACTS_PAGE_SIZE);
  useKnownPage(page, currentData && pagesOf(currentData.total), onPage);

  const list = { partyId, narrowed, found: data };
  const onState = (chosen: GuestState | '') => onFilter('state', chosen);
  const filters = <FilterBar {...{ counts, isCounted, isCounting, state, onState }} />;
  const hasRows = data !== undefined && data.items.length > 0;
  const pageTick = hasRows && <PageTick contacts={data.items} selection={selection} onSelect={onSelect} />;
  if (none) return empty;
  if (error && !currentData) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <ListToolbar
        searchLabel={t(isPhone ? 'searchBrief' : 'search')}
        searchHint={isPhone ? t('search') : undefined}
        search={search}
        onSearch={onSearch}
        sortLabel={t('sort')}
        sort={sort}
        sorts={SORTS.map((each) => [each, t(`sorts.${each}`)])}
        onSort={onSort}
        menu={isPhone && <ListMenu {...list} sort={sort} onSort={onSort} />}
      >
        {!tags && <TagFilter partyId={partyId} tag={tag} isCounted={isCounted} onTag={onTag} />}
        {!isPhone && <ListHead {...list} keys={hasRows && <KeyHelp />} />}
      </ListToolbar>
      {isPhone ? (
        <ListHead {...list} filters={filters}>
          {pageTick}
        </ListHead>
      ) : (
        <Box sx={rowOfFilters}>
          {filters}
          {tags && <TagChips tags={tags} tag={tag} isCounted={isCounted} onTag={onTag} />}
        </Box>
      )}
      {!data && <RowsSkeleton rows={8} />}
      {data && data.total === 0 && <EmptyState title={t('nothing.title')} text={t('nothing.text')} />}
      {hasRows && (
        <Card
          onPointerEnter={() => setUnderPointer(true)}
          onPointerLeave={() => setUnderPointer(false)}
          sx={{ opacity: isFetching && !currentData ? 0.6 : 1 }}
        >
          {!isPhone && <ColumnHeads>{pageTick}</ColumnHeads>}
          <SelectableRows
            contacts={data.items}
            isPhone={isPhone}
            selection={selection}
            onSelect={onSelect}
            onEdit={onEdit}
            onDelete={onDelete}
          />
        </Card>
      )}
      <SelectionBar
        partyId={partyId}
        isPhone={isPhone}
        filter={filter}
        found={data ?? { total: 0, atLeast: false }}
        contacts={data?.items ?? []}
        selection={selection}
        onSelect={onSelect}
        onDeleted={onDeleted}
      />
      <Pager label={t('pages')} pages={pagesOf(data?.total ?? 0)} page={page} onPage={onPage} />
    </>
  );
}

/** States and tags beside one another, low where there is a mouse. */
const rowOfFilters = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  mb: 0.5,
  [DENSE]: { '& .MuiChip-root': { height: 32 } },
} as const;

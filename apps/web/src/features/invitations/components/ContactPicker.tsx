import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CONTACTS_PAGE_SIZE, MAX_PICKED } from '@festlig/contracts/contacts';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../components/SearchField';
import { useListPickableQuery } from '../api';
import { ListDialog } from './ListDialog';
import { PickList } from './PickList';

interface ContactPickerProps {
  partyId: string;
  /** Short ids. */
  picked: readonly string[];
  onPick: (picked: readonly string[]) => void;
  onClose: () => void;
}

/** Picks guests from the list, by searching and over as many pages as it takes. */
export function ContactPicker({ partyId, picked, onPick, onClose }: ContactPickerProps) {
  const { t } = useTranslation('invitations');
  const app = useTranslation().t;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(picked));
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const find = useCallback((text: string) => {
    setSearch(text);
    setPage(1);
  }, []);
  const { data, error, refetch } = useListPickableQuery({
    ...{ partyId, page, pageSize: CONTACTS_PAGE_SIZE, sort: 'name' },
    ...(search === '' ? {} : { search }),
  });
  const full = chosen.size >= MAX_PICKED;
  return (
    <ListDialog
      title={t('picker.title')}
      closeLabel={app('action.cancel')}
      onClose={onClose}
      tools={
        <>
          <SearchField label={t('picker.search')} value={search} onSearch={find} sx={{ mt: 1, mb: 1 }} />
          <Box role="status" sx={{ minHeight: '1.6em', color: 'text.secondary', fontSize: '0.9375rem' }}>
            {data?.total === 0 ? t('picker.none') : full ? t('picker.full', { count: MAX_PICKED }) : ''}
          </Box>
        </>
      }
      list={{ data, error, onRetry: () => void refetch() }}
      page={page}
      pageSize={CONTACTS_PAGE_SIZE}
      onPage={setPage}
      before={
        chosen.size > 0 && (
          <Button onClick={() => setChosen(new Set())} sx={{ mr: 'auto' }}>
            {t('picker.clear')}
          </Button>
        )
      }
      actions={
        <Button
          variant="contained"
          onClick={() => {
            onPick([...chosen]);
            onClose();
          }}
        >
          {t('picker.done', { count: chosen.size })}
        </Button>
      }
    >
      {(contacts) => <PickList contacts={contacts} chosen={chosen} full={full} onChoose={setChosen} />}
    </ListDialog>
  );
}

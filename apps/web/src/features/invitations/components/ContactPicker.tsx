import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { CONTACTS_PAGE_SIZE, MAX_PICKED } from '@festlig/contracts/contacts';
import { useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/ErrorState';
import { RowsSkeleton } from '../../../components/Loading';
import { Pager } from '../../../components/Pager';
import { SearchField } from '../../../components/SearchField';
import { useListPickableQuery } from '../api';
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
  const id = useId();
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'));
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
  const pages = Math.ceil((data?.total ?? 0) / CONTACTS_PAGE_SIZE);
  const full = chosen.size >= MAX_PICKED;
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      fullScreen={phone}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { sx: phone ? { borderRadius: 0 } : {} } }}
    >
      <DialogTitle id={id}>{t('picker.title')}</DialogTitle>
      <DialogContent sx={{ minHeight: { sm: 480 } }}>
        <SearchField label={t('picker.search')} value={search} onSearch={find} sx={{ mt: 1, mb: 1 }} />
        <Box role="status" sx={{ minHeight: '1.6em', color: 'text.secondary', fontSize: '0.9375rem' }}>
          {data?.total === 0 ? t('picker.none') : full ? t('picker.full', { count: MAX_PICKED }) : ''}
        </Box>
        {data ? (
          <PickList contacts={data.items} chosen={chosen} full={full} onChoose={setChosen} />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <RowsSkeleton />
        )}
        <Pager pages={pages} page={page} onPage={setPage} />
      </DialogContent>
      <DialogActions>
        {chosen.size > 0 && (
          <Button onClick={() => setChosen(new Set())} sx={{ mr: 'auto' }}>
            {t('picker.clear')}
          </Button>
        )}
        <Button onClick={onClose}>{app('action.cancel')}</Button>
        <Button
          variant="contained"
          onClick={() => {
            onPick([...chosen]);
            onClose();
          }}
        >
          {t('picker.done', { count: chosen.size })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

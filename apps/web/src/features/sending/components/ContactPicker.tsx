import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CONTACTS_PAGE_SIZE, MAX_PICKED } from '@festlig/contracts/contacts';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../components/SearchField';
import { inColumn } from '../../../components/in-column';
import { useListPickableQuery } from '../api';
import { type Choice, isFull, isNobody, NOBODY, shownBy } from '../choice.model';
import { ListDialog } from './ListDialog';
import { PickList } from './PickList';

interface ContactPickerProps {
  partyId: string;
  /** The choice to begin with. */
  first: Choice;
  onChoose: (choice: Choice) => void;
  onClose: () => void;
}

/**
 * Chooses guests from the list: one by one, across searches and pages; or everybody found by a search, with exceptions.
 */
export function ContactPicker({ partyId, first, onChoose, onClose }: ContactPickerProps) {
  const { t } = useTranslation('invitations');
  const app = useTranslation().t;
  const [choice, setChoice] = useState(first);
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const find = useCallback((text: string) => {
    setSearch(text);
    setPage(1);
  }, []);
  const begin = (next: Choice) => {
    setChoice(next);
    find('');
  };
  const shown = shownBy(choice, search);
  const { data, error, refetch } = useListPickableQuery({
    partyId,
    page,
    pageSize: CONTACTS_PAGE_SIZE,
    sort: 'name',
    ...(shown === '' ? {} : { search: shown }),
    ...(choice.state ? { state: choice.state } : {}),
    ...(choice.tag === undefined ? {} : { tag: choice.tag }),
  });
  const byHand = choice.search === null;
  const { length: named } = choice.sids;
  const said = () => {
    if (data?.total === 0) return t('picker.none');
    if (isFull(choice)) return t(byHand ? 'picker.full' : 'picker.fullExcept', { count: MAX_PICKED });
    if (choice.search === null) return '';
    return choice.search === '' ? t('picker.everybody') : t('picker.found', { search: choice.search });
  };
  /** The number chosen so far; for a search its total, which is known only while the list is not searched further. */
  const chosen = () => {
    if (byHand) return t('picker.count', { count: named });
    const found =
      search === '' && data ? t(data.atLeast ? 'picker.foundMore' : 'picker.foundCount', { count: data.total }) : '';
    const without = named > 0 ? t('picker.leftOut', { count: named }) : '';
    return [found, without].filter((text) => text !== '').join(', ');
  };
  return (
    <ListDialog
      title={t('picker.title')}
      closeLabel={app('action.cancel')}
      onClose={onClose}
      tools={
        <>
          <SearchField
            label={t(byHand ? 'picker.search' : 'picker.searchFound')}
            value={search}
            onSearch={find}
            sx={{ mt: 1, mb: 1 }}
          />
          <Box role="status" sx={note}>
            {[said(), chosen()].filter((text) => text !== '').join(' ')}
          </Box>
          {byHand && data && data.total > 1 && (
            <Button onClick={() => begin({ search, sids: [] })} sx={inColumn}>
              {t(data.atLeast ? 'picker.allMore' : named > 0 ? 'picker.allInstead' : 'picker.all', {
                count: data.total,
              })}
            </Button>
          )}
        </>
      }
      list={{ data, error, onRetry: () => void refetch() }}
      page={page}
      pageSize={CONTACTS_PAGE_SIZE}
      onPage={setPage}
      before={
        !isNobody(choice) && (
          <Button onClick={() => begin(NOBODY)} sx={{ mr: 'auto' }}>
            {t('picker.clear')}
          </Button>
        )
      }
      actions={
        <Button
          variant="contained"
          onClick={() => {
            onChoose(choice);
            onClose();
          }}
        >
          {byHand ? t('picker.done', { count: named }) : t('picker.use')}
        </Button>
      }
    >
      {(contacts) => <PickList contacts={contacts} choice={choice} onChoose={setChoice} />}
    </ListDialog>
  );
}

const note = { minHeight: '1.6em', color: 'text.secondary', fontSize: '0.9375rem', overflowWrap: 'anywhere' } as const;

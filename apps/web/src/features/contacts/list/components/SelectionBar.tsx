import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { type Contact, MAX_PICKED } from '@festlig/contracts/contacts';
import { exportContacts } from '@festlig/contracts/contacts/http';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { addressOf } from '../../../../api/address-of';
import { DENSE } from '../../../../components/dense';
import {
  chosenCount,
  type GuestFilter,
  type GuestSelection,
  isFull,
  isNobody,
  NOBODY,
  selectionQuery,
} from '../../../../lib/guest-selection';
import { elsewhereOf } from '../rows.model';
import type { Deleted } from '../../use-deleted';
import { DeleteSelectionDialog } from './DeleteSelectionDialog';
import { SelectionMenu } from './SelectionMenu';
import { TagDialog } from './TagDialog';

interface SelectionBarProps {
  partyId: string;
  filter: GuestFilter;
  /** How many guests the filter finds; with `atLeast` there are more. */
  found: { total: number; atLeast: boolean };
  /** The guests of the page. */
  contacts: readonly Contact[];
  selection: GuestSelection;
  onSelect: (selection: GuestSelection) => void;
  onDeleted: (deleted: Deleted) => void;
  isPhone: boolean;
}

/** What can be done with the selected guests; it stays at the bottom of the screen (rule: contact-selection). */
export function SelectionBar(props: SelectionBarProps) {
  const { partyId, filter, found, contacts, selection, onSelect, onDeleted, isPhone } = props;
  const { t } = useTranslation('contacts');
  const { idOrSlug = '' } = useParams();
  const [dialog, setDialog] = useState<'tags' | 'delete'>();
  const count = useRef<HTMLDivElement>(null);
  if (isNobody(selection)) return null;
  const { search, sids, state, tag } = selection;
  const all = search !== null;
  const chosen = chosenCount(selection, found.total);
  const elsewhere = all ? 0 : elsewhereOf(selection, contacts);
  const close = () => setDialog(undefined);
  const selectAll = () => {
    onSelect({ ...filter, sids: [] });
    // The button leaves with its focus: what it did is read out, and Escape still reaches the bar.
    count.current?.focus();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && dialog === undefined && onSelect(NOBODY);
  const named = all ? { except: [...sids] } : { picked: [...sids] };
  const file = addressOf(exportContacts, {
    partyId,
    ...(search ? { search } : {}),
    ...(state ? { state } : {}),
    ...(tag ? { tag } : {}),
    ...named,
  });
  const shown = { partyId, selection, count: chosen, atLeast: all && found.atLeast, onClose: close };
  const clear = (
    <IconButton aria-label={t('selection.clear')} onClick={() => onSelect(NOBODY)}>
      <Close fontSize="small" />
    </IconButton>
  );
  return (
    <Paper
      data-bottom-bar
      elevation={6}
      component="section"
      aria-label={t('selection.label')}
      onKeyDown={onKeyDown}
      sx={bar}
    >
      <Box sx={row}>
        <Box ref={count} role="status" tabIndex={-1} sx={{ fontWeight: 600, mr: 1, flex: { xs: 1, sm: 'none' } }}>
          {all && found.atLeast ? t('selection.countMore', { count: chosen }) : t('selection.count', { count: chosen })}
          {elsewhere > 0 && ` · ${t('selection.elsewhere', { count: elsewhere })}`}
          {isFull(selection) && ` · ${t('selection.full', { count: MAX_PICKED })}`}
        </Box>
        {!all && found.total > sids.length && (
          <Button size="small" onClick={selectAll} sx={{ flex: { xs: '0 1 auto', sm: 'none' } }}>
            {found.atLeast ? t('selection.allMore') : t('selection.all', { count: found.total })}
          </Button>
        )}
        {isPhone && clear}
      </Box>
      <Box sx={actions}>
        <Button
          size="small"
          variant="contained"
          component={Link}
          to={`/${idOrSlug}/invitations?${selectionQuery(selection).toString()}`}
        >
          {t('selection.send')}
        </Button>
        <Button size="small" onClick={() => setDialog('tags')}>
          {t('form.tags')}
        </Button>
        {isPhone ? (
          <SelectionMenu file={file} onDelete={() => setDialog('delete')} />
        ) : (
          <>
            <Button size="small" href={file}>
              {t('selection.export')}
            </Button>
            {/* Apart from what does no harm. */}
            <Button size="small" color="error" onClick={() => setDialog('delete')} sx={{ ml: 'auto' }}>
              {t('selection.delete')}
            </Button>
            {clear}
          </>
        )}
      </Box>
      {dialog === 'tags' && <TagDialog {...shown} />}
      {dialog === 'delete' && (
        <DeleteSelectionDialog
          {...shown}
          elsewhere={elsewhere}
          onDeleted={(deleted) => {
            onSelect(NOBODY);
            onDeleted(deleted);
          }}
        />
      )}
    </Paper>
  );
}

/** On a phone two rows: how many are selected, and what can be done with them. */
const row = { display: 'flex', alignItems: 'center', gap: 0.5, width: { xs: '100%', sm: 'auto' } } as const;
const actions = { ...row, flex: { sm: '1 1 auto' } } as const;

const bar = {
  position: 'sticky',
  bottom: 8,
  zIndex: 2,
  mt: 1,
  px: 2,
  py: 0.5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.5,
  '& .MuiButton-root': { minHeight: 44, [DENSE]: { minHeight: 36 } },
} as const;

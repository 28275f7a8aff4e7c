import Box from '@mui/material/Box';
import type { Contact } from '@festlig/contracts/contacts';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type GuestSelection, isChosen, isFull, NOBODY, withGuest } from '../../../../lib/guest-selection';
import { ContactRow } from '../../components/ContactRow';
import { PhoneRow } from '../../components/PhoneRow';
import { withRows } from '../rows.model';

interface SelectableRowsProps {
  contacts: readonly Contact[];
  isPhone: boolean;
  selection: GuestSelection;
  onSelect: (selection: GuestSelection) => void;
  onEdit: (contact: Contact) => void;
  onDelete: (contact: Contact) => void;
}

const TICKS = 'input[type=checkbox]';

/**
 * One page of guests to select: with a click, with Shift everything in between, or by the arrow keys
 * (rule: contact-selection).
 */
export function SelectableRows({ contacts, isPhone, selection, onSelect, onEdit, onDelete }: SelectableRowsProps) {
  const { t } = useTranslation('contacts');
  const list = useRef<HTMLUListElement>(null);
  /** The row that was ticked last: Shift selects from here. */
  const anchor = useRef(0);
  const choose = (rows: readonly Contact[], chosen: boolean) => onSelect(withRows(selection, rows, chosen));
  const between = (at: number) => contacts.slice(Math.min(anchor.current, at), Math.max(anchor.current, at) + 1);
  const tick = (at: number, chosen: boolean, withShift: boolean) => {
    const rows = withShift ? between(at) : contacts.slice(at, at + 1);
    anchor.current = at;
    // A guest who is named can always be taken out again, also when no more can be named.
    if (rows.length === 1 && rows[0] && !(isFull(selection) && chosen === (selection.search === null)))
      return onSelect(withGuest(selection, rows[0].sid, chosen));
    choose(rows, chosen);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const ticks = [...(list.current?.querySelectorAll<HTMLInputElement>(TICKS) ?? [])];
    const at = ticks.indexOf(event.target as HTMLInputElement);
    if (at < 0) return;
    const to = event.key === 'ArrowDown' ? at + 1 : event.key === 'ArrowUp' ? at - 1 : at;
    if (to !== at && ticks[to]) {
      event.preventDefault();
      ticks[to].focus();
      if (event.shiftKey) choose(contacts.slice(Math.min(at, to), Math.max(at, to) + 1), true);
    } else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      choose(contacts, true);
    } else if (event.key === 'Escape') onSelect(NOBODY);
  };
  const Row = isPhone ? PhoneRow : ContactRow;
  return (
    <Box component="ul" ref={list} aria-label={t('list')} onKeyDown={onKeyDown} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {contacts.map((contact, at) => (
        <Row
          key={contact.id}
          contact={contact}
          chosen={isChosen(selection, contact.sid)}
          onChoose={(chosen, withShift) => tick(at, chosen, withShift)}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CellTexts, NotedRow } from '@festlig/contracts/contacts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowRemarks } from '../use-row-remarks';
import { MendRow } from './MendRow';

interface NotedRowItemProps {
  partyId: string;
  importId: string;
  row: NotedRow;
  /** The row is a card of an address book. */
  isCard: boolean;
  onMended?: () => void;
}

/** One row that needs a look: who it is, what there is to know, and the way to mend it. */
export function NotedRowItem({ partyId, importId, row, isCard, onMended }: NotedRowItemProps) {
  const { t } = useTranslation('contacts');
  const [isOpen, setOpen] = useState(false);
  /** A host who has left the form goes on at its button. */
  const [isLeft, setLeft] = useState(false);
  const cancel = () => {
    setOpen(false);
    setLeft(true);
  };
  const remarksOf = useRowRemarks();
  const shown = ({ email, phone, maxPeople }: CellTexts): string => {
    const isNumber = maxPeople !== undefined && /^\d+$/.test(maxPeople);
    const people = isNumber ? t('max', { count: Number(maxPeople) }) : maxPeople;
    return [email, phone, people].filter((text) => text !== undefined && text !== '').join(' · ');
  };
  const name = row.cells.name || t('importer.rows.nameless');
  // The first line of an address book's text names the columns.
  const line = isCard ? row.line - 1 : row.line;
  const title = `line-${row.line}`;
  return (
    <Box component="li" aria-labelledby={title} sx={{ px: { xs: 1.5, sm: 2 }, py: 1.25 }}>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {/* The button is in the line of the name: what is below has the whole width. */}
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', '& > .MuiButton-root': { my: -1 } }}>
          <Typography id={title} sx={{ flex: 1, minWidth: 0, fontWeight: 600 }}>
            {name}{' '}
            <Typography component="span" variant="body2" color="textSecondary">
              {t(isCard ? 'importer.rows.card' : 'importer.rows.line', { line })}
            </Typography>
          </Typography>
          {onMended && !isOpen && (
            <Button
              autoFocus={isLeft}
              aria-label={t(isCard ? 'importer.rows.mendCard' : 'importer.rows.mendOf', { name, line })}
              onClick={() => setOpen(true)}
            >
              {t('importer.rows.mend')}
            </Button>
          )}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {shown(row.cells) || row.text}
        </Typography>
        {remarksOf(row).map(({ text, missing }) => (
          <Typography key={text} variant="body2" sx={missing ? { color: 'warning.dark', fontWeight: 600 } : {}}>
            {text}
          </Typography>
        ))}
      </Box>
      {onMended && isOpen && (
        <MendRow
          partyId={partyId}
          importId={importId}
          row={row}
          onCancel={cancel}
          onMended={() => {
            setOpen(false);
            onMended();
          }}
        />
      )}
    </Box>
  );
}

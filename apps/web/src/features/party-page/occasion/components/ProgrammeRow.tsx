import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { addDays } from '@festlig/domain/party/moment';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaceField } from '../../../../components/PlaceField';
import { useLanguage } from '../../../../i18n/use-language';
import { formatCalendarDay } from '../../../../lib/format-date';
import type { ItemRow } from '../../editing/occasion-form.model';

interface ProgrammeRowProps {
  row: ItemRow;
  /** The name of the field of its place. */
  name: string;
  /** The days that can be chosen; null where only that of the party can be meant. */
  day: { first: string; last: number } | null;
  problems: { clock?: string; title?: string };
  /** The form was submitted: errors are shown before the fields were left. */
  sent: boolean;
  onChange: (change: Partial<ItemRow>) => void;
  onRemove: () => void;
}

/** One item of the programme: time, what, and where. */
export function ProgrammeRow({ row, name, day, problems, sent, onChange, onRemove }: ProgrammeRowProps) {
  const { t } = useTranslation('page-editor');
  const language = useLanguage();
  const [left, setLeft] = useState<{ clock?: boolean; title?: boolean }>({});
  const shown = (field: 'clock' | 'title') => (sent || left[field] ? problems[field] : undefined);
  const isLeft = (field: 'clock' | 'title') => setLeft((fields) => ({ ...fields, [field]: true }));
  const title = row.title || t('programme.unnamed');
  return (
    <Box role="group" aria-label={title} sx={grid}>
      <TextField
        id={`item-${row.id}-clock`}
        type="time"
        label={t('clock')}
        value={row.clock}
        onChange={(event) => onChange({ clock: event.target.value })}
        onBlur={() => isLeft('clock')}
        error={shown('clock') !== undefined}
        helperText={shown('clock')}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        id={`item-${row.id}-title`}
        label={t('programme.what')}
        placeholder={t('programme.example')}
        value={row.title}
        onChange={(event) => onChange({ title: event.target.value })}
        onBlur={() => isLeft('title')}
        error={shown('title') !== undefined}
        helperText={shown('title')}
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
      <IconButton
        aria-label={t('programme.remove', { title })}
        onClick={onRemove}
        sx={{ width: 44, height: 44, mt: 0.5 }}
      >
        <DeleteOutlined />
      </IconButton>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <PlaceField name={name} label={t('place')} hint={t('programme.placeHint')} />
      </Box>
      {day && /^\d{4}-\d\d-\d\d$/.test(day.first) && (
        <TextField
          select
          id={`item-${row.id}-day`}
          label={t('programme.day')}
          value={row.days}
          onChange={(event) => onChange({ days: Number(event.target.value) })}
          sx={{ gridColumn: '1 / -1' }}
        >
          {Array.from({ length: day.last + 1 }, (_, days) => (
            <MenuItem key={days} value={days}>
              {formatCalendarDay(addDays(day.first, days), language)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: '8.25rem minmax(0, 1fr) auto',
  // On a narrow phone what happens has a line of its own.
  '@media (max-width: 359.98px)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > :nth-child(2)': { gridRow: 2, gridColumn: '1 / -1' },
  },
  pt: 2,
  borderTop: 1,
  borderColor: 'divider',
} as const;

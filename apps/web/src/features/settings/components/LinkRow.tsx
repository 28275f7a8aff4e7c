import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { typedAddress } from '@festlig/domain/party/check-settings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkRow as Row } from '../links.model';

interface LinkRowProps {
  row: Row;
  place: { isFirst: boolean; isLast: boolean };
  problems: { address?: string; label?: string };
  /** The form was submitted: errors are shown before the fields were left. */
  sent: boolean;
  onChange: (change: Partial<Row>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One link of the host's own: its words, where it leads, and its place among the others. */
export function LinkRow({ row, place, problems, sent, onChange, onMove, onRemove }: LinkRowProps) {
  const { t } = useTranslation('settings');
  const [left, setLeft] = useState<{ address?: boolean; label?: boolean }>({});
  const shown = (field: 'address' | 'label') => (sent || left[field] ? problems[field] : undefined);
  const name = row.label || t('links.unnamed');
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1.4fr auto' },
        alignItems: 'start',
        pt: 2,
        borderTop: place.isFirst ? 0 : 1,
        borderColor: 'divider',
      }}
    >
      <TextField
        id={`link-${row.id}-label`}
        label={t('links.label')}
        value={row.label}
        onChange={(event) => onChange({ label: event.target.value })}
        onBlur={() => setLeft((fields) => ({ ...fields, label: true }))}
        error={shown('label') !== undefined}
        helperText={shown('label')}
      />
      <TextField
        id={`link-${row.id}-address`}
        label={t('links.address')}
        type="url"
        placeholder="https://"
        value={row.address}
        onChange={(event) => onChange({ address: event.target.value })}
        onBlur={() => {
          onChange({ address: typedAddress(row.address) });
          setLeft((fields) => ({ ...fields, address: true }));
        }}
        error={shown('address') !== undefined}
        helperText={shown('address')}
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
      />
      <Box sx={{ display: 'flex', justifySelf: 'end' }}>
        <IconButton aria-label={t('links.up', { name })} disabled={place.isFirst} onClick={() => onMove(-1)}>
          <ArrowUpward />
        </IconButton>
        <IconButton aria-label={t('links.down', { name })} disabled={place.isLast} onClick={() => onMove(1)}>
          <ArrowDownward />
        </IconButton>
        <IconButton aria-label={t('links.remove', { name })} onClick={onRemove}>
          <DeleteOutlined />
        </IconButton>
      </Box>
    </Box>
  );
}

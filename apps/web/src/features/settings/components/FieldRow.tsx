import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { RsvpField } from '@festlig/contracts/party';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface FieldRowProps {
  field: RsvpField;
  isFirst: boolean;
  /** The error of the question's text. */
  problem: string | undefined;
  /** The form was submitted: errors are shown before the field was left. */
  sent: boolean;
  onChange: (change: Partial<RsvpField>) => void;
  onRemove: () => void;
}

const TYPES = ['text', 'choice'] as const;

/** One question of the host: its text, its kind, and whether it is required, of whom, or hidden. */
export function FieldRow({ field, isFirst, problem, sent, onChange, onRemove }: FieldRowProps) {
  const { t } = useTranslation('settings');
  const [wasLeft, setWasLeft] = useState(false);
  const error = sent || wasLeft ? problem : undefined;
  return (
    <Box
      role="group"
      aria-label={field.name || t('fields.unnamed')}
      sx={{
        display: 'grid',
        columnGap: 1.5,
        gridTemplateColumns: { xs: '1fr auto', sm: '1fr 220px auto' },
        alignItems: 'start',
        pt: 2,
        borderTop: isFirst ? 0 : 1,
        borderColor: 'divider',
      }}
    >
      <TextField
        id={`rsvp-field-${field.id}`}
        label={t('fields.name')}
        placeholder={t('fields.namePlaceholder')}
        value={field.name}
        onChange={(event) => onChange({ name: event.target.value })}
        onBlur={() => setWasLeft(true)}
        error={error !== undefined}
        helperText={error}
        // The grid places the named area first; without a name this would come second.
        sx={{ gridArea: '1 / 1' }}
      />
      <TextField
        select
        id={`rsvp-field-${field.id}-type`}
        label={t('fields.type')}
        value={field.type}
        onChange={(event) => onChange({ type: event.target.value as RsvpField['type'] })}
        sx={{ gridArea: { xs: '2 / 1', sm: '1 / 2' }, mt: { xs: 1.5, sm: 0 } }}
      >
        {TYPES.map((type) => (
          <MenuItem key={type} value={type}>
            {t(`fields.types.${type}`)}
          </MenuItem>
        ))}
      </TextField>
      <IconButton aria-label={t('fields.removeLabel', { name: field.name || t('fields.unnamed') })} onClick={onRemove}>
        <DeleteOutlined />
      </IconButton>
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        <FormControlLabel
          label={t(field.type === 'choice' ? 'fields.requiredTick' : 'fields.required')}
          control={<Checkbox checked={field.required} onChange={(_, required) => onChange({ required })} />}
        />
        {field.required && (
          <FormControlLabel
            label={t('fields.ofDecliners')}
            control={<Checkbox checked={!field.onlyComing} onChange={(_, isAll) => onChange({ onlyComing: !isAll })} />}
          />
        )}
        <FormControlLabel
          label={t('fields.hidden')}
          control={<Checkbox checked={field.hidden} onChange={(_, hidden) => onChange({ hidden })} />}
        />
      </Box>
    </Box>
  );
}

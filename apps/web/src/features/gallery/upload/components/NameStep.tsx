import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequired } from '../../../../components/form/use-required';

interface NameStepProps {
  name: string;
  /** What the button says and does next. */
  next: 'choose' | 'take' | 'send' | 'save';
  onName: (name: string) => void;
  /** Undefined while files wait for the name. */
  onCancel: (() => void) | undefined;
}

/** As the contract has it. */
const LONGEST = 60;

/** Asks a guest whom nobody knows for a name, once (rule: photo-name-first). */
export function NameStep({ name, next, onName, onCancel }: NameStepProps) {
  const { t } = useTranslation(['photo-upload', 'app']);
  const id = useId();
  const [typed, setTyped] = useState(name);
  const given = typed.replace(/\s+/g, ' ').trim();
  const { field, isFilled } = useRequired(given === '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isFilled()) onName(given);
  };
  return (
    <Box component="form" aria-labelledby={id} onSubmit={submit}>
      <Typography id={id} variant="h4" component="h2">
        {t('name.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
        {t('name.text')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <TextField
          {...field}
          autoFocus
          label={t('name.label')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { maxLength: LONGEST, autoComplete: 'name' } }}
          sx={{ flex: '1 1 200px' }}
        />
        <Button type="submit" variant="contained" sx={{ flex: 'none', minHeight: 56 }}>
          {t(`name.${next}`)}
        </Button>
        {onCancel && (
          <Button color="inherit" onClick={onCancel} sx={{ minHeight: 56 }}>
            {t('app:action.cancel')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

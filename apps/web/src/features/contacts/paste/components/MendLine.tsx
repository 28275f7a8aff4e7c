import { isBlankLine } from '@festlig/domain/contacts/pasted-guests';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequired } from '../../../../components/form/use-required';

interface MendLineProps {
  text: string;
  onMend: (text: string) => void;
  onCancel: () => void;
}

/** The text of a line that cannot be added, to be corrected where it stands. */
export function MendLine({ text, onMend, onCancel }: MendLineProps) {
  const pasteT = useTranslation('paste-guests').t;
  const app = useTranslation().t;
  const controls = useTranslation('controls').t;
  const [typed, setTyped] = useState(text);
  const { field, isFilled } = useRequired(isBlankLine(typed));
  const mend = () => {
    if (isFilled()) onMend(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') mend();
    if (event.key === 'Escape') onCancel();
    // Neither sends the form, nor closes the dialog with all that was pasted.
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Box sx={{ mt: 1 }}>
      <TextField
        {...field}
        size="small"
        fullWidth
        autoFocus
        label={pasteT('mend.label')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        slotProps={{ htmlInput: { spellCheck: false, maxLength: 1000 } }}
      />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 0.5 }}>
        <Button onClick={onCancel}>{app('action.cancel')}</Button>
        <Button variant="outlined" onClick={mend}>
          {controls('save')}
        </Button>
      </Box>
    </Box>
  );
}

import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { ErrorText } from '../../../components/ErrorText';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { Notice } from '../../../components/Notice';
import type { CodedError } from '../../../lib/coded-error';
import type { SaveState } from '../use-auto-save';

interface SaveBarProps {
  state: SaveState;
  /** Why saving failed; null when it did not. */
  reason: readonly CodedError[] | null;
  autoSave: boolean;
  onAutoSave: (on: boolean) => void;
  onDelete: () => void;
}

/** Whether the text is saved, and what the host can do. Always rendered, so that typing moves nothing. */
export function SaveBar({ state, reason, autoSave, onAutoSave, onDelete }: SaveBarProps) {
  const { t } = useTranslation('invitations');
  return (
    <Box>
      {reason !== null && (
        <Notice role="alert" tone="error" style={{ marginBottom: 16 }}>
          {t('editor.failed')} <ErrorText of={reason} />
        </Notice>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <SubmitButton size="medium" variant="outlined" disabled={state === 'saved' || state === 'saving'}>
          {t(state === 'failed' ? 'editor.again' : 'editor.save')}
        </SubmitButton>
        <Box role="status" sx={{ color: 'text.secondary', minWidth: '8em', fontSize: '0.9375rem' }}>
          {t(`editor.states.${state}`)}
        </Box>
        <FormControlLabel
          sx={{ ml: { sm: 'auto' }, mr: 0 }}
          control={<Switch checked={autoSave} onChange={(_, on) => onAutoSave(on)} />}
          label={t('editor.autoSave')}
        />
        <Button color="inherit" startIcon={<DeleteOutline />} onClick={onDelete}>
          {t(state === 'new' ? 'remove.discard' : 'remove.action')}
        </Button>
      </Box>
    </Box>
  );
}

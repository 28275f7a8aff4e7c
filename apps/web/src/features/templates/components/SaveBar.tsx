import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { ErrorText } from '../../../components/ErrorText';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { useIsPhone } from '../../../components/use-is-phone';
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

/** Whether the text is saved, and what the host can do. Always rendered, so that typing moves nothing. On a phone it is one line while
 * the text saves itself (rule: messages-short-on-phone). */
export function SaveBar({ state, reason, autoSave, onAutoSave, onDelete }: SaveBarProps) {
  const { t } = useTranslation('invitations');
  const isPhone = useIsPhone();
  const discard = t(state === 'new' ? 'remove.discard' : 'remove.action');
  return (
    <Box>
      {reason !== null && (
        <Notice role="alert" tone="error" style={{ marginBottom: 16 }}>
          {t('editor.failed')} <ErrorText of={reason} />
        </Notice>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: { xs: 1, sm: 2 }, rowGap: 1 }}>
        {(!isPhone || !autoSave || state === 'failed') && (
          <SubmitButton size="medium" variant="outlined" disabled={state === 'saved' || state === 'saving'}>
            {t(state === 'failed' ? 'editor.again' : 'editor.save')}
          </SubmitButton>
        )}
        <Box role="status" sx={{ color: 'text.secondary', minWidth: { sm: '8em' }, fontSize: '0.9375rem' }}>
          {t(`editor.states.${state}`)}
        </Box>
        <FormControlLabel
          sx={{ ml: 'auto', mr: 0 }}
          control={<Switch checked={autoSave} onChange={(_, on) => onAutoSave(on)} />}
          label={t('editor.autoSave')}
        />
        {isPhone ? (
          <IconButton color="inherit" aria-label={discard} edge="end" onClick={onDelete}>
            <DeleteOutline />
          </IconButton>
        ) : (
          <Button color="inherit" startIcon={<DeleteOutline />} onClick={onDelete}>
            {discard}
          </Button>
        )}
      </Box>
    </Box>
  );
}

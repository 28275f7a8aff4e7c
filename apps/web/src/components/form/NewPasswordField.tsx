import Check from '@mui/icons-material/CheckCircleOutlined';
import { PASSWORD_MIN_LENGTH } from '@festlig/contracts/identity';
import Box from '@mui/material/Box';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useErrorsT } from '../../i18n/error-text';
import { useDebounced } from '../use-debounced';
import { PasswordField } from './PasswordField';
import { fieldErrorText } from './use-field-error';

/** So long nothing is typed before a password that is refused is told of. */
export const PAUSE_MS = 700;

/**
 * The field of a password that is chosen: its hint says at once when what is typed will do, and after a pause why it will not,
 * calmly while it is still being typed (rule: password-judged).
 */
export function NewPasswordField(props: { label: string; autoFocus?: boolean }) {
  const { t } = useTranslation('controls');
  const errorsT = useErrorsT();
  const { input, meta } = useField<string>('password', { subscription: { value: true, error: true } });
  const paused = useDebounced(input.value, PAUSE_MS);
  const problem = fieldErrorText(meta.error, errorsT);
  const isLong = input.value.length >= PASSWORD_MIN_LENGTH;
  const hint = isLong && paused === input.value ? problem : undefined;
  const holds = input.value !== '' && problem === undefined;
  return (
    <PasswordField
      {...props}
      isNew
      helperText={
        holds ? (
          <Box component="span" sx={good}>
            <Check fontSize="inherit" aria-hidden />
            {t('password.holds')}
          </Box>
        ) : (
          (hint ?? t('password.hint', { count: PASSWORD_MIN_LENGTH }))
        )
      }
    />
  );
}

const good = { display: 'flex', alignItems: 'center', gap: 0.5, fontWeight: 600 } as const;

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/ErrorState';

interface PreparingProps {
  /** Why it cannot be asked whether to send. */
  error?: unknown;
  onRetry?: () => void;
  /** Shows the message instead. */
  onLeave?: () => void;
}

/** In place of the message while it is found out what there is to send (rule: first-guest). */
export function Preparing({ error, onRetry, onLeave }: PreparingProps) {
  const { t } = useTranslation('invitations');
  if (error === undefined)
    return (
      <Box role="status" sx={place}>
        <CircularProgress size={24} aria-hidden />
        {t('send.preparing')}
      </Box>
    );
  return (
    <>
      <ErrorState error={error} {...(onRetry && { onRetry })} />
      <Box sx={{ textAlign: 'center' }}>
        <Button onClick={onLeave}>{t('send.toMessage')}</Button>
      </Box>
    </>
  );
}

const place = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  minHeight: 240,
  fontSize: '1.125rem',
  fontWeight: 600,
} as const;

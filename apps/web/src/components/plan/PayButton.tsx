import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslation } from 'react-i18next';
import { NewWindow } from './NewWindow';

interface PayButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'fullWidth' | 'onClick'> {
  disabled?: boolean;
  /** What it pays for is on its way, or is looked for: it says so until that has an end (rule: payment-waited-for). */
  waits: boolean;
  children: string;
}

/** A button that opens the window of a payment. */
export function PayButton({ waits, disabled = false, children, ...props }: PayButtonProps) {
  const { t } = useTranslation('plan');
  return (
    <Button
      {...props}
      disabled={disabled || waits}
      startIcon={waits && <CircularProgress aria-hidden size={18} color="inherit" />}
      endIcon={!waits && <NewWindow />}
    >
      {waits ? t('waits') : children}
    </Button>
  );
}

import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import { useWaiting } from './use-waiting';

interface CallButtonProps extends Omit<ButtonProps, 'loading' | 'loadingIndicator'> {
  /** Its call is running: the button shows it and refuses another click, for 4 seconds at most. */
  running: boolean;
  /** What it says meanwhile, no longer than its label, whose room it keeps; only a turning circle when left out. */
  working?: string;
}

/** A button outside a form that sends something. */
export const CallButton = ({ running, working, ...props }: CallButtonProps) => (
  <Button
    {...props}
    loading={useWaiting(running)}
    loadingIndicator={
      working && (
        <Stack component="span" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <CircularProgress aria-hidden color="inherit" size={16} />
          <span>{working}</span>
        </Stack>
      )
    }
  />
);

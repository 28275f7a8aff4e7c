import Button, { type ButtonProps } from '@mui/material/Button';
import { useWaiting } from './use-waiting';

interface CallButtonProps extends Omit<ButtonProps, 'loading'> {
  /** Its call is running: the button shows it and refuses another click, for 4 seconds at most. */
  running: boolean;
}

/** A button outside a form that sends something. */
export const CallButton = ({ running, ...props }: CallButtonProps) => (
  <Button {...props} loading={useWaiting(running)} />
);

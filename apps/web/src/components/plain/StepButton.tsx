import { Button, ButtonLink } from './Button';
import { useHydrated } from '../../lib/use-hydrated';

interface StepButtonProps {
  /** Where it leads until the scripts have come. */
  href: string;
  /** What it does once they have. */
  onClick: () => void;
  variant?: 'outlined';
  autoFocus?: boolean;
  className?: string | undefined;
  children: string;
}

/** A step that needs no scripts: a link until they have come, and then a button. */
export function StepButton({ href, onClick, autoFocus = false, ...rest }: StepButtonProps) {
  return useHydrated() ? (
    <Button fullWidth autoFocus={autoFocus} onClick={onClick} {...rest} />
  ) : (
    <ButtonLink fullWidth {...rest} href={href} />
  );
}

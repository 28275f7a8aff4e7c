import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { classNames } from '../../lib/class-names';
import css from './plain.module.css';

interface Look {
  /** `text` has neither a background nor a border. */
  variant?: 'contained' | 'outlined' | 'text' | undefined;
  size?: 'medium' | 'large' | undefined;
  fullWidth?: boolean | undefined;
  className?: string | undefined;
}

/** The class names of a button, for an element of another kind. */
export const buttonNames = ({ variant = 'text', size = 'medium', fullWidth = false, className }: Look) =>
  classNames(css['button'], css[variant], css[size], fullWidth && css['full'], className);

interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof Look> {
  /** Its call is running: the button shows it and takes no click. */
  loading?: boolean;
}

/** A native button in the product's style. */
export function Button({ variant, size, fullWidth, className, loading = false, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(loading && { 'aria-busy': true })}
      disabled={loading || (disabled ?? false)}
      className={buttonNames({ variant, size, fullWidth, className })}
    />
  );
}

interface ButtonLinkProps extends Look, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof Look> {
  href: string;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, fullWidth, className, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={buttonNames({ variant, size, fullWidth, className })} />;
}

import { useField } from 'react-final-form';
import { SwitchWithHint } from '../SwitchWithHint';

interface SwitchProps {
  name: string;
  label: string;
  hint?: string;
  /** Whether the form's value is the opposite of what the label says. */
  inverted?: boolean;
  disabled?: boolean;
}

/** A switch of a Form, with an explanation below. */
export function Switch({ name, label, hint, inverted = false, disabled = false }: SwitchProps) {
  const { input } = useField<boolean>(name);
  return (
    <SwitchWithHint
      name={name}
      label={label}
      hint={hint}
      disabled={disabled}
      checked={input.value !== inverted}
      onChange={(checked) => input.onChange(checked !== inverted)}
    />
  );
}

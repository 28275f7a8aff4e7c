import { type RefObject, useCallback, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-final-form';
import { type Part, partToShow, type TemplateValues } from './model';

/**
 * Shows the part that has an error when the form is submitted and the other one is shown, before the form moves the focus
 * to the error. `inside` is an element of the form.
 */
export function useShownPart(inside: RefObject<HTMLElement | null>, part: Part, onPart: (part: Part) => void) {
  const form = useForm<TemplateValues>();
  const showError = useCallback(() => {
    const { errors = {}, submitErrors = {} } = form.getState();
    const wrong = partToShow({ ...errors, ...submitErrors }, part);
    if (wrong) flushSync(() => onPart(wrong));
  }, [form, part, onPart]);
  useEffect(() => {
    const element = inside.current?.closest('form');
    element?.addEventListener('submit', showError);
    return () => element?.removeEventListener('submit', showError);
  }, [inside, showError]);
  return showError;
}

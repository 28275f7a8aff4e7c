import type { FieldMetaState } from 'react-final-form';
import { errorText, type ErrorsT, useErrorsT } from '../../i18n/error-text';
import type { CodedError } from '../../lib/coded-error';

const isCoded = (error: unknown): error is CodedError =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';

/**
 * An error of a form in words. The form's own rules make theirs at each rendering; a refusal is kept as its code, so that
 * it follows when the language is switched.
 */
export function fieldErrorText(error: unknown, t: ErrorsT): string | undefined {
  if (typeof error === 'string') return error;
  return isCoded(error) ? errorText(error, t) : undefined;
}

/**
 * The error to show: once the field was changed and left, or the form sent; a server's error until the field is
 * changed. A field only passed through says nothing: the text would push away what is being pressed.
 */
export function useFieldError(meta: FieldMetaState<unknown>): string | undefined {
  const errorsT = useErrorsT();
  if (meta.submitError && !meta.dirtySinceLastSubmit) return fieldErrorText(meta.submitError, errorsT);
  const touched = (meta.touched && meta.dirty && !meta.active) || meta.submitFailed;
  return touched ? fieldErrorText(meta.error, errorsT) : undefined;
}

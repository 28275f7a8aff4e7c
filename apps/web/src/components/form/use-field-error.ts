import { useContext } from 'react';
import type { FieldMetaState } from 'react-final-form';
import { errorText, type ErrorsT, useErrorsT } from '../../i18n/error-text';
import type { CodedError } from '../../lib/coded-error';
import { RefusedFields } from './refused-fields';

const isCoded = (error: unknown): error is CodedError =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';

/**
 * An error of a form in words. The form's own rules make their texts at each render; a server error is kept as its
 * code, so that it is translated when the language is switched.
 */
export function fieldErrorText(error: unknown, t: ErrorsT): string | undefined {
  if (typeof error === 'string') return error;
  return isCoded(error) ? errorText(error, t) : undefined;
}

/**
 * The error to show: after the field was changed and left, or the form submitted; a server error until the field is
 * changed. A field that was only visited shows none: the text would move the button that is being clicked.
 * `name`: of a field whose form can be posted without scripts.
 */
export function useFieldError(meta: FieldMetaState<unknown>, name = ''): string | undefined {
  const errorsT = useErrorsT();
  const refused = useContext(RefusedFields)[name];
  if (refused && !meta.modified && !meta.submitFailed) return refused;
  if (meta.submitError && !meta.dirtySinceLastSubmit) return fieldErrorText(meta.submitError, errorsT);
  const touched = (meta.touched && meta.dirty && !meta.active) || meta.submitFailed;
  return touched ? fieldErrorText(meta.error, errorsT) : undefined;
}

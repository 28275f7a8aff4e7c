import type { FieldMetaState } from 'react-final-form';

/**
 * The error to show: once the field was changed and left, or the form sent; a server's error until the field is
 * changed. A field only passed through says nothing: the text would push away what is being pressed.
 */
export function fieldError(meta: FieldMetaState<unknown>): string | undefined {
  if (meta.submitError && !meta.dirtySinceLastSubmit) return String(meta.submitError);
  const touched = (meta.touched && meta.dirty && !meta.active) || meta.submitFailed;
  return meta.error && touched ? String(meta.error) : undefined;
}

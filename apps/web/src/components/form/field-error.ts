import type { FieldMetaState } from 'react-final-form';

/** The error to show: once the field was left or the form sent; a server's error until the field is changed. */
export function fieldError(meta: FieldMetaState<unknown>): string | undefined {
  if (meta.submitError && !meta.dirtySinceLastSubmit) return String(meta.submitError);
  const touched = (meta.touched && !meta.active) || meta.submitFailed;
  return meta.error && touched ? String(meta.error) : undefined;
}

import { FORM_ERROR } from 'final-form';
import { clashingFields } from './edit-clash';
import { toFormErrors } from './form-errors';

/** A failed save as submit errors; that the fields of another host's save were not settled is said above the form. */
export const editErrors = (thrown: unknown, fields?: readonly string[]): Record<string, unknown> =>
  clashingFields(thrown).length > 0 ? { [FORM_ERROR]: [{ code: 'edited_meanwhile' }] } : toFormErrors(thrown, fields);

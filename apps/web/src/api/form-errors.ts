import { FORM_ERROR, setIn } from 'final-form';
import type { z } from 'zod';
import { errorText, type ErrorsT } from '../i18n/error-text';
import type { CodedError } from '../lib/coded-error';
import { asApiError, UNEXPECTED } from './api-error';

/**
 * A failed call as react-final-form submit errors: coded errors on their fields; `root` (and, when `fields` is given,
 * errors of other fields) as FORM_ERROR, so that no error is lost. They become words when they are shown
 * (rules: errors-on-fields, settings-errors).
 */
export function toFormErrors(thrown: unknown, fields?: readonly string[]): Record<string, unknown> {
  let result: object = {};
  const general: CodedError[] = [];
  for (const [field, coded] of Object.entries(asApiError(thrown).errors)) {
    if (field === 'root' || (fields && !fields.includes(field))) general.push(coded);
    else result = setIn(result, field, coded) ?? {};
  }
  if (general.length > 0) return { ...result, [FORM_ERROR]: general };
  return Object.keys(result).length > 0 ? { ...result } : { [FORM_ERROR]: [UNEXPECTED] };
}

/** Form validation by the contract's own schema: the first problem of each field, in words. */
export function schemaErrors(schema: z.ZodType, values: object, t: ErrorsT): Record<string, unknown> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return {};
  let result: object = {};
  for (const issue of parsed.error.issues) {
    const missing = issue.code === 'invalid_type' && issue.path.length > 0 && at(values, issue.path) === undefined;
    const params = issue.code === 'too_small' ? { minimum: Number(issue.minimum) } : {};
    const text = errorText({ code: missing ? 'required' : issue.message, params }, t, 'invalid');
    const field = issue.path.map(String).join('.');
    if (at(result, issue.path) === undefined) result = setIn(result, field, text) ?? {};
  }
  return result as Record<string, unknown>;
}

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value);

import { FORM_ERROR, setIn } from 'final-form';
import type { z } from 'zod';
import { errorText, type ErrorsT } from '../i18n/error-text';
import type { ApiError } from './api-error';

/**
 * A failed call as react-final-form submit errors: texts on the fields they belong to, `root` (and any field the form
 * does not show, if `fields` are given) as FORM_ERROR, so that no error is lost
 * (rules: errors-on-fields, settings-errors).
 */
export function toFormErrors(error: ApiError, t: ErrorsT, fields?: readonly string[]): Record<string, unknown> {
  let result: object = {};
  const general: string[] = [];
  for (const [field, coded] of Object.entries(error.errors)) {
    const text = errorText(coded, t);
    if (field === 'root' || (fields && !fields.includes(field))) general.push(text);
    else result = setIn(result, field, text) ?? {};
  }
  if (general.length > 0 || Object.keys(result).length === 0) {
    result = { ...result, [FORM_ERROR]: general.join(' ') || errorText({ code: 'unexpected' }, t) };
  }
  return result as Record<string, unknown>;
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

import { CallError } from '@festlig/platform/errors';

/** The most fields of a form: a party has at most 20 questions of its own, beside those of every reply. */
const MOST_FIELDS = 60;

/** The fields of a posted form, by name. */
export type FormFields = ReadonlyMap<string, string>;

/**
 * Reads the body of an HTML form (`application/x-www-form-urlencoded`). Browsers send line breaks as CRLF; they become
 * those of our own calls.
 * @throws CallError `invalid` when a field comes twice, `too_large` for more fields than any form has
 */
export function formFields(body: string): FormFields {
  // Counted before it is parsed, because each field costs more than its bytes.
  if (body.split('&', MOST_FIELDS + 1).length > MOST_FIELDS) throw new CallError('too_large');
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(body)) {
    if (fields.has(name)) throw new CallError('invalid');
    fields.set(name, value.replace(/\r\n?/g, '\n'));
  }
  return fields;
}

/** A form value: text, or a group of values by name (lists are groups named 0, 1, ...). */
export type FormValue = string | FormGroup;
export interface FormGroup {
  [name: string]: FormValue;
}

/** Reads Stripe's form encoding, `line_items[0][price_data][currency]=dkk`, into nested groups. */
export function readForm(parameters: URLSearchParams): FormGroup {
  const root = emptyGroup();
  for (const [key, value] of parameters) {
    const names = key.split(/[[\]]+/).filter(Boolean);
    const last = names.pop();
    if (last === undefined) continue;
    let group = root;
    for (const name of names) {
      const inner = group[name];
      group = typeof inner === 'object' ? inner : (group[name] = emptyGroup());
    }
    group[last] = value;
  }
  return root;
}

/** Without a prototype a field named __proto__ is a field like any other. */
const emptyGroup = (): FormGroup => Object.create(null) as FormGroup;

/** The text of a field, or undefined. */
export const text = (value: FormValue | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** The fields of a group; none when it is missing. */
export const group = (value: FormValue | undefined): FormGroup => (typeof value === 'object' ? value : emptyGroup());

/** A group of texts as it was sent, for example metadata. */
export const texts = (value: FormValue | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(group(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

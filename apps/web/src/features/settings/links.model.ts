import { checkLink, typedAddress, type HostLink } from '@festlig/domain/party/check-settings';
import type { ErrorsT } from '../../i18n/error-text';
import { inWords } from '../../i18n/in-words';

/** A link in the form; its `id` tells rows apart while they are typed. */
export interface LinkRow extends HostLink {
  id: string;
}

export const rowsOf = (actions: Readonly<Record<string, string>>): LinkRow[] =>
  Object.entries(actions).map(([address, label]) => ({ id: address, address, label }));

/** The links as they are saved: from address to label, in their order. */
export const actionsOf = (rows: readonly LinkRow[]): Record<string, string> =>
  Object.fromEntries(rows.map(({ address, label }) => [typedAddress(address), label.trim()]));

/** The list with the row at `index` one place up or down. */
export function moved(rows: readonly LinkRow[], index: number, by: -1 | 1): LinkRow[] {
  const [row] = rows.slice(index, index + 1);
  const others = rows.filter((_, at) => at !== index);
  return row ? [...others.slice(0, index + by), row, ...others.slice(index + by)] : [...rows];
}

/**
 * The errors of each row, in words; undefined when all rows are valid. Two rows cannot lead to one address: `twice` says
 * so.
 */
export function linkErrors(rows: readonly LinkRow[], t: ErrorsT, twice: string): unknown[] | undefined {
  const addresses = rows.map(({ address }) => typedAddress(address));
  const errors = rows.map((row, index) => {
    const problems = checkLink({ ...row, address: typedAddress(row.address) });
    const isTwice = addresses.indexOf(typedAddress(row.address)) < index;
    const all = isTwice && !problems.address ? { ...problems, address: { code: 'conflict' } } : problems;
    return Object.keys(all).length > 0 ? inWords(all, t, { 'address.conflict': twice }) : undefined;
  });
  return errors.some((error) => error !== undefined) ? errors : undefined;
}

import { type Clash, without } from '../api/edit-clash';
import { type ClashingField, useClash } from './use-clash';

interface InWords<C> {
  /** The fields in the order in which the form has them. */
  order: readonly (keyof C & string)[];
  label: Record<keyof C & string, string>;
  shown: (field: keyof C & string, value: C[keyof C] | undefined) => string;
}

/** Asks which of two hosts' changes to keep, field by field in words, and settles the clash by the answer. */
export function useFieldClash<C extends object, V extends C & { version: number }>({
  order,
  label,
  shown,
}: InWords<C>) {
  const { asked, ask } = useClash();
  const settle = async ({ fields, change, theirs }: Clash<Partial<C>, V>): Promise<Partial<C> | null> => {
    const clashing = order
      .filter((field) => fields.includes(field))
      .map((field): ClashingField => ({
        label: label[field],
        mine: shown(field, change[field]),
        theirs: shown(field, theirs[field]),
      }));
    const choice = await ask(clashing);
    if (choice === null) return null;
    return choice === 'mine' ? change : without(change, fields);
  };
  return { asked, settle };
}

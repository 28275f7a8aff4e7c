import type { RsvpField } from '@festlig/contracts/party';

type Question = Pick<RsvpField, 'id' | 'name' | 'type'> & { hidden?: boolean };

/**
 * Whether the new questions ask guests for more than the old ones: a question that is new, reworded, or asked again.
 * A host whose plan has ended may still remove and hide questions (rule: premium-features).
 */
export const asksMore = (before: readonly Question[], after: readonly Question[] = []): boolean =>
  after.some(({ id, name, type, hidden = false }) => {
    const kept = before.find((field) => field.id === id);
    return !kept || kept.name !== name || kept.type !== type || (kept.hidden === true && !hidden);
  });

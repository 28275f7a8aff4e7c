import type { RsvpField } from '@festlig/contracts/party';

type Fields = readonly RsvpField[];

const byId = (fields: Fields) => new Map(fields.map((field) => [field.id, field]));
const isSame = (one: RsvpField | undefined, other: RsvpField | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    one.name === other.name &&
    one.type === other.type &&
    one.required === other.required &&
    one.hidden === other.hidden);

/** A question that both hosts have changed differently; undefined = removed. */
export interface ClashingQuestion {
  id: string;
  mine: RsvpField | undefined;
  theirs: RsvpField | undefined;
}

/**
 * Merges two hosts' changes to the same list of questions: the additions, changes and removals of both. When both
 * changed a question differently, `prefer` says whose version is kept.
 */
export function mergedQuestions(base: Fields, mine: Fields, theirs: Fields, prefer: 'mine' | 'theirs'): RsvpField[] {
  const [was, own, other] = [byId(base), byId(mine), byId(theirs)];
  const clashing = new Set(clashingQuestions(base, mine, theirs).map(({ id }) => id));
  const isMine = (id: string) => (clashing.has(id) ? prefer === 'mine' : !isSame(own.get(id), was.get(id)));
  const ids = new Set([...theirs, ...mine].map(({ id }) => id));
  return [...ids].flatMap((id) => (isMine(id) ? own.get(id) : other.get(id)) ?? []);
}

export function clashingQuestions(base: Fields, mine: Fields, theirs: Fields): ClashingQuestion[] {
  const [was, own, other] = [byId(base), byId(mine), byId(theirs)];
  const ids = [...new Set([...base, ...mine, ...theirs].map(({ id }) => id))];
  return ids
    .map((id) => ({ id, was: was.get(id), mine: own.get(id), theirs: other.get(id) }))
    .filter(({ was, mine, theirs }) => !isSame(mine, was) && !isSame(theirs, was) && !isSame(mine, theirs))
    .map(({ id, mine, theirs }) => ({ id, mine, theirs }));
}

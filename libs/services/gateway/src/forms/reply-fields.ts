import type { RequestOf } from '@festlig/contracts/define';
import type { Party } from '@festlig/contracts/party';
import type { rsvp } from '@festlig/contracts/rsvp';
import { isAsked } from '@festlig/domain/rsvp/answers';
import { companionsIn } from '@festlig/domain/rsvp/companion-lines';
import { ANSWER_FIELD, REPLY_FIELDS } from '@festlig/domain/web/posted-form';
import type { FormFields } from './form-body';

/** The answers to the host's own questions, by the id of the question. */
function answersOf(fields: FormFields): Map<string, string> {
  const answers = [...fields].filter(([name]) => name.startsWith(ANSWER_FIELD));
  return new Map(answers.map(([name, value]) => [name.slice(ANSWER_FIELD.length), value]));
}

/**
 * The fields of a posted reply that no form has, and the answers to questions that the host has taken away meanwhile. An empty
 * answer to such a question is no loss.
 */
export function unknownFields(fields: FormFields, { rsvpFields }: Pick<Party, 'rsvpFields'>): string[] {
  const known = new Set<string>(REPLY_FIELDS);
  const asked = new Set(rsvpFields.filter(({ hidden }) => !hidden).map(({ id }) => `${ANSWER_FIELD}${id}`));
  return [...fields]
    .filter(([name, value]) => !known.has(name) && !asked.has(name) && !(name.startsWith(ANSWER_FIELD) && value === ''))
    .map(([name]) => name);
}

/**
 * The call that a posted reply becomes, as the app makes it of the same form: without a yes the number of people is 1, and
 * what is not asked of those who decline is left out.
 */
export function replyInput(
  fields: FormFields,
  { id, rsvpFields, guestCountChoiceEnabled }: Pick<Party, 'id' | 'rsvpFields' | 'guestCountChoiceEnabled'>,
  keys: { cid: string | null; rid: string | null },
): Omit<RequestOf<typeof rsvp.calls.submitRsvp>, 'isComming'> & { isComming?: boolean } {
  const text = (name: string) => fields.get(name)?.trim() ?? '';
  const answer = text('answer');
  const isComming = answer === 'yes';
  const answers = answersOf(fields);
  const given = rsvpFields
    .filter((field) => isAsked(field, isComming))
    .map(({ id, type }) => [id, type === 'choice' ? answers.has(id) : (answers.get(id)?.trim() ?? '')] as const)
    .filter(([, value]) => value !== '' && value !== false);
  const people = text('numberOfPeople');
  const isNumbered = isComming && guestCountChoiceEnabled && fields.has('numberOfPeople');
  const numberOfPeople = isNumbered ? Number(people || NaN) : 1;
  const companions = fields.get('companions');
  return {
    partyId: id,
    contact: keys.cid,
    rid: text('rid') || keys.rid,
    formKey: text('key'),
    name: text('name'),
    ...(answer === 'yes' || answer === 'no' ? { isComming } : {}),
    numberOfPeople,
    // A form that works without scripts does not ask for them.
    ...(companions === undefined ? {} : { companions: companionsIn(companions, numberOfPeople - 1) }),
    comment: text('comment'),
    email: text('email') || null,
    fields: Object.fromEntries(given),
    zip: fields.get('zip') ?? '',
  };
}

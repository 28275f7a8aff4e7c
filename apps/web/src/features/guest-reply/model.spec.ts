import { describe, expect, it } from '@jest/globals';
import { asksForPeople, greetingName, replyProblems, replyRequest, replyValues, stepPeople, type Guest } from './model';

const guest = (maxPeople: number | null): Guest => ({ id: 'a', sid: 'b', name: 'Anne', maxPeople, hasEmail: true });
const texts = {
  required: 'required',
  choose: 'choose',
  emailInvalid: 'email',
  peopleInvalid: 'people',
  tooMany: (max: number) => `max ${max}`,
};
const values = { ...replyValues(undefined), name: 'Anne', answer: 'yes' as const };
const problems = (more: object, known?: Guest) =>
  replyProblems({ ...values, ...more }, { guest: known, people: true, texts });

describe('the rules of the reply', () => {
  it('accepts a name and an answer alone', () => expect(problems({})).toEqual({}));
  it('needs a name from strangers only', () => {
    expect(problems({ name: ' ' })).toEqual({ name: 'required' });
    expect(problems({ name: '' }, guest(null))).toEqual({});
  });
  it('needs an answer', () => expect(problems({ answer: undefined })).toEqual({ answer: 'choose' }));
  it('takes no e-mail or a right one', () => {
    expect(problems({ email: 'anne@holm.dk' })).toEqual({});
    expect(problems({ email: 'anne@holm' })).toEqual({ email: 'email' });
  });
  it('keeps the number within the invitation', () => {
    expect(problems({ numberOfPeople: '4' }, guest(4))).toEqual({});
    expect(problems({ numberOfPeople: '5' }, guest(4))).toEqual({ numberOfPeople: 'max 4' });
    expect(problems({ numberOfPeople: '' })).toEqual({ numberOfPeople: 'people' });
    expect(problems({ numberOfPeople: '1.5' })).toEqual({ numberOfPeople: 'people' });
  });
  it('does not count who stays at home', () =>
    expect(problems({ answer: 'no', numberOfPeople: '99' }, guest(2))).toEqual({}));
});

describe('the number of people', () => {
  it('is asked for when the host allows it and there is a choice', () => {
    expect(asksForPeople({ guestCountChoiceEnabled: true }, undefined)).toBe(true);
    expect(asksForPeople({ guestCountChoiceEnabled: true }, guest(1))).toBe(false);
    expect(asksForPeople({ guestCountChoiceEnabled: false }, guest(4))).toBe(false);
  });
  it('steps within 1 and the most', () => {
    expect(stepPeople('1', -1, 4)).toBe('1');
    expect(stepPeople('4', 1, 4)).toBe('4');
    expect(stepPeople('x', 1, 4)).toBe('2');
  });
});

describe('the call', () => {
  const send = (more: object, cid: string | null, rid: string | null) =>
    replyRequest({ ...values, ...more }, { partyId: 'p', cid, rid, formKey: 'f', people: true });
  it('names a known guest by contact, a stranger by their own key', () => {
    expect(send({}, 'c', 'r')).toMatchObject({ contact: 'c', rid: null });
    expect(send({}, null, 'r')).toMatchObject({ contact: null, rid: 'r' });
  });
  it('counts one when the answer is no', () =>
    expect(send({ answer: 'no', numberOfPeople: '3' }, null, null)).toMatchObject({ numberOfPeople: 1 }));
});

it('greets people by first name, pairs and families by the whole', () => {
  expect(greetingName('Anne Marie Holm')).toBe('Anne');
  expect(greetingName('Anne og Lars Holm')).toBe('Anne og Lars Holm');
  expect(greetingName('Familien Juul')).toBe('Familien Juul');
});

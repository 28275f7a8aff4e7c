import { describe, expect, it } from '@jest/globals';
import type { RsvpField } from '@festlig/contracts/party';
import type { OwnRsvp } from '@festlig/contracts/rsvp';
import type { Guest } from '../../api/page-source';
import { anOwnReply } from '@festlig/testing/rsvp/a-reply';
import {
  asksForPeople,
  greetingsIn,
  replyProblems,
  replyRequest,
  replyValues,
  type ReplyValues,
  stepPeople,
  withAnswer,
} from './reply-form.model';

const guest = (maxPeople: number | null): Guest => ({ sid: 'b', name: 'Anne', maxPeople, hasEmail: true });
const values = { ...replyValues(undefined, undefined), name: 'Anne', answer: 'yes' as const };
const asked = (known?: Guest, rsvpFields: RsvpField[] = [], guestCountChoiceEnabled = true) => ({
  party: { guestCountChoiceEnabled, rsvpFields },
  guest: known,
});
const key = { partyId: 'p', cid: null, rid: null, formKey: 'f' };
const problems = (more: object, known?: Guest, fields: RsvpField[] = []) =>
  replyProblems({ ...values, ...more }, asked(known, fields));

describe('an answer chosen in the mail (rule: reply-comment-of-answer)', () => {
  const earlier = { ...values, comment: 'Hurrah' };
  const chosen = (values: ReplyValues, answer: 'yes' | 'no', own?: OwnRsvp) =>
    withAnswer(values, answer, greetingsIn(values, own));
  it('leaves out the comment of the other answer', () =>
    expect(chosen(earlier, 'no')).toEqual({ ...earlier, answer: 'no', comment: '' }));
  it('keeps the comment of the same answer, and one typed before there was an answer', () => {
    expect(chosen(earlier, 'yes')).toEqual(earlier);
    expect(chosen({ ...earlier, answer: undefined }, 'no').comment).toBe('Hurrah');
  });
  it('brings back the number and the comment that the guest had sent with it', () => {
    const before = { isComming: true, comment: 'Hurrah', numberOfPeople: 3 };
    const own = anOwnReply({ isComming: false, numberOfPeople: 0, comment: 'So sorry', earlier: before });
    expect(replyValues(own, undefined)).toMatchObject({ answer: 'no', comment: 'So sorry', numberOfPeople: '3' });
    expect(chosen(replyValues(own, undefined), 'yes', own)).toMatchObject({ comment: 'Hurrah', numberOfPeople: '3' });
    expect(chosen({ ...replyValues(own, undefined), comment: 'Sorry' }, 'no', own).comment).toBe('Sorry');
  });
  it('begins with the number invited while the guest has never said how many (rule: reply-people-invited)', () => {
    const people = (known?: Guest, own?: OwnRsvp) => replyValues(own, known).numberOfPeople;
    const declined = anOwnReply({ isComming: false, numberOfPeople: 0 });
    expect([people(guest(2)), people(guest(6)), people(guest(2), declined)]).toEqual(['2', '6', '2']);
    // Those whom nobody invited by number, or so many that most will not bring all.
    expect([people(), people(guest(null)), people(guest(7)), people(undefined, declined)]).toEqual([
      '1',
      '1',
      '1',
      '1',
    ]);
    expect(people(guest(4), anOwnReply({ numberOfPeople: 3 }))).toBe('3');
  });
});

describe('the rules of a reply', () => {
  it('accept a name and an answer alone', () => expect(problems({})).toEqual({}));
  it('require a name only of strangers', () => {
    expect(problems({ name: ' ' })).toEqual({ name: { code: 'required' } });
    expect(problems({ name: '' }, guest(null))).toEqual({});
  });
  it('require an answer', () => expect(problems({ answer: undefined })).toEqual({ isComming: { code: 'required' } }));
  it('accept no e-mail or a valid one', () => {
    expect(problems({ email: 'anne@holm.dk' })).toEqual({});
    expect(problems({ email: 'anne@holm' })).toEqual({ email: { code: 'email_invalid' } });
  });
  it('limit the number of people to the invitation’s', () => {
    expect(problems({ numberOfPeople: '4' }, guest(4))).toEqual({});
    expect(problems({ numberOfPeople: '5' }, guest(4))).toEqual({
      numberOfPeople: { code: 'too_many_people', params: { maximum: 4 } },
    });
    expect(problems({ numberOfPeople: '' })).toEqual({ numberOfPeople: { code: 'invalid' } });
    expect(problems({ numberOfPeople: '1.5' })).toEqual({ numberOfPeople: { code: 'invalid' } });
  });
  it('ignore the number of people when it was not asked for', () => {
    expect(problems({ numberOfPeople: '3' }, guest(1))).toEqual({});
    const request = replyRequest({ ...values, numberOfPeople: '3' }, key, asked(undefined, [], false));
    expect(request).toMatchObject({ numberOfPeople: 1 });
  });
  it('ignore the number of people when the answer is no', () =>
    expect(problems({ answer: 'no', numberOfPeople: '99' }, guest(2))).toEqual({}));
});

describe('the host’s own questions', () => {
  const field = (id: string, type: 'text' | 'choice', required: boolean, hidden = false): RsvpField => ({
    id,
    name: id,
    type,
    required,
    hidden,
    onlyComing: false,
  });
  const ofComing = (all: readonly RsvpField[]) => all.map((one) => ({ ...one, onlyComing: true }));
  const fields = [field('food', 'text', true), field('bus', 'choice', true), field('old', 'text', true, true)];

  it('must be answered by guests who come, unless hidden or optional', () => {
    expect(problems({}, undefined, fields)).toEqual({
      'fields.food': { code: 'required' },
      'fields.bus': { code: 'required' },
    });
    expect(problems({ 'answer-food': 'Alt', 'answer-bus': true }, undefined, fields)).toEqual({});
    expect(problems({}, undefined, ofComing(fields))).toEqual(problems({}, undefined, fields));
    expect(problems({}, undefined, [field('food', 'text', false)])).toEqual({});
  });

  it('must be answered by guests who decline, unless only guests who come are asked (rule: reply-required-of-decliners)', () => {
    expect(problems({ answer: 'no', 'answer-bus': true }, undefined, fields)).toEqual({
      'fields.food': { code: 'required' },
    });
    expect(problems({ answer: 'no' }, undefined, ofComing(fields))).toEqual({});
  });

  it('are sent as far as the guest was asked', () => {
    const filled = { ...values, 'answer-food': ' Alt ', 'answer-bus': true, 'answer-old': 'x' };
    expect(replyRequest(filled, key, asked(undefined, fields)).fields).toEqual({ food: 'Alt', bus: true });
    const declined = { ...filled, answer: 'no' as const };
    const optional = field('food', 'text', false);
    expect(replyRequest(declined, key, asked(undefined, [optional, ...fields.slice(1)])).fields).toEqual({ bus: true });
    expect(replyRequest(declined, key, asked(undefined, ofComing(fields))).fields).toEqual({});
  });
});

describe('the number of people', () => {
  it('is asked for when the host allows a choice and the invitation is for more than one', () => {
    expect(asksForPeople({ guestCountChoiceEnabled: true }, undefined)).toBe(true);
    expect(asksForPeople({ guestCountChoiceEnabled: true }, guest(1))).toBe(false);
    expect(asksForPeople({ guestCountChoiceEnabled: false }, guest(4))).toBe(false);
  });
  it('steps between 1 and the limit', () => {
    expect(stepPeople('1', -1, 4)).toBe('1');
    expect(stepPeople('4', 1, 4)).toBe('4');
    expect(stepPeople('x', 1, 4)).toBe('2');
  });
});

describe('the call of a reply', () => {
  const send = (more: object, cid: string | null, rid: string | null) =>
    replyRequest({ ...values, ...more }, { partyId: 'p', cid, rid, formKey: 'f' }, asked());
  it('sends both keys of the link', () => {
    expect(send({}, 'c', 'r')).toMatchObject({ contact: 'c', rid: 'r' });
    expect(send({}, null, 'r')).toMatchObject({ contact: null, rid: 'r' });
  });
  it('sends one person when the answer is no', () =>
    expect(send({ answer: 'no', numberOfPeople: '3' }, null, null)).toMatchObject({ numberOfPeople: 1 }));
});

describe('the names of those who come with the guest (rule: reply-companions)', () => {
  const names = (more: object) => replyRequest({ ...values, ...more }, key, asked()).companions;
  it('are sent for as many as come with the guest, without blank lines', () => {
    const companions = ' Bo \n\nIda\nPer';
    expect(names({ numberOfPeople: '5', companions })).toEqual(['Bo', 'Ida', 'Per']);
    expect(names({ numberOfPeople: '4', companions })).toEqual(['Bo', 'Ida']);
    expect(names({ numberOfPeople: '2', companions })).toEqual(['Bo']);
  });
  it('are none for a guest who comes alone, declines, or has given none', () => {
    const companions = 'Bo';
    expect(names({ numberOfPeople: '1', companions })).toEqual([]);
    expect(names({ answer: 'no', numberOfPeople: '3', companions })).toEqual([]);
    expect(names({ numberOfPeople: 'x', companions })).toEqual([]);
    expect(names({ numberOfPeople: '3' })).toEqual([]);
    // What an earlier version of the page has kept.
    expect(names({ numberOfPeople: '3', companions: undefined })).toEqual([]);
  });
  it('are shown again when the guest changes the answer', () => {
    expect(replyValues(anOwnReply({ companions: ['Bo', 'Ida'] }), undefined).companions).toBe('Bo\nIda');
    const { companions: _, ...earlier } = anOwnReply();
    expect(replyValues(earlier as OwnRsvp, undefined).companions).toBe('');
  });
});

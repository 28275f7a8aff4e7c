import { describe, expect, it } from '@jest/globals';
import { checkContact } from '@festlig/domain/contacts/check-contact';
import { knownContact } from '@festlig/testing/contacts';
import {
  besideState,
  changedAddresses,
  contactEntry,
  contactInput,
  contactValues,
  hindrancesOf,
  sortOf,
  standingOf,
  textHindrance,
  tickAfter,
} from './model';

const contact = knownContact({
  id: 'b'.repeat(24),
  sid: 'AnneAnne',
  name: 'Anne',
  email: 'anne@holm.dk',
  phone: '+4520123456',
  receiveSms: true,
});
const values = contactValues(contact);
const problems = (more: object) => checkContact(contactEntry({ ...values, ...more }));

describe('the rules of a guest', () => {
  it('accepts a guest with name, e-mail and phone', () => expect(problems({})).toEqual({}));
  it('requires a name', () => expect(problems({ name: '  ' })).toEqual({ name: { code: 'required' } }));
  it('requires an e-mail only when the guest gets e-mail', () => {
    expect(problems({ email: '' })).toEqual({ email: { code: 'required' } });
    expect(problems({ email: '', receiveEmail: false })).toEqual({});
  });
  it('refuses an invalid e-mail', () =>
    expect(problems({ email: 'anne(at)holm.dk' })).toEqual({ email: { code: 'email_invalid' } }));
  it('requires a phone only when the guest gets text messages', () => {
    expect(problems({ phone: '' })).toEqual({ phone: { code: 'required' } });
    expect(problems({ phone: '', receiveSms: false })).toEqual({});
  });
  it('refuses an invalid phone number', () => {
    expect(problems({ phone: '2012' })).toEqual({ phone: { code: 'phone_invalid' } });
    expect(problems({ phone: '+46 70 123 45 67' })).toEqual({});
  });
  it('accepts any number of people, or 1 to 999', () => {
    expect(problems({ anyNumber: false, maxPeople: '3' })).toEqual({});
    expect(problems({ anyNumber: false, maxPeople: '0' })).toEqual({ maxPeople: { code: 'invalid' } });
    expect(problems({ anyNumber: false, maxPeople: '' })).toEqual({ maxPeople: { code: 'invalid' } });
    expect(problems({ anyNumber: true, maxPeople: 'x' })).toEqual({});
  });
});

it('ticks when an address appears, clears the tick when it is removed, and otherwise keeps the host’s tick', () => {
  expect(tickAfter('', 'a', false)).toBe(true);
  expect(tickAfter('a', '', true)).toBe(false);
  expect(tickAfter('a', 'ab', false)).toBe(false);
});

it('saves a phone in international format, however it is typed', () => {
  expect(contactInput(values)).toMatchObject({ phone: '+4520123456', receiveSms: true, maxPeople: null });
  expect(contactInput({ ...values, phone: '0045 20-12 34 56' })).toMatchObject({ phone: '+4520123456' });
  expect(contactInput({ ...values, phone: ' ', receiveSms: false })).toMatchObject({ phone: null, receiveSms: false });
  expect(contactInput({ ...values, anyNumber: false, maxPeople: '2' })).toMatchObject({ maxPeople: 2 });
});

it('asks before an invited guest’s e-mail or phone changes, and only then', () => {
  const before = ['anne@holm.dk', '+45 20 12 34 56'];
  expect(changedAddresses({ ...values, email: 'new@holm.dk' }, contact)).toEqual({
    before,
    after: ['new@holm.dk', '+45 20 12 34 56'],
  });
  expect(changedAddresses({ ...values, phone: '' }, contact)).toEqual({ before, after: ['anne@holm.dk'] });
  expect(changedAddresses({ ...values, email: 'ANNE@holm.dk ', phone: '20123456' }, contact)).toBeNull();
  expect(changedAddresses({ ...values, email: 'x@y.dk' }, { ...contact, hasReceivedInvite: false })).toBeNull();
});

describe('where a guest stands (rule: contact-standing-shown)', () => {
  const rsvp = { id: 'x', isComming: false, numberOfPeople: 1 };
  const firstVisit = '2026-05-01T10:00:00Z';
  const uninvited = { ...contact, hasReceivedInvite: false };

  it('is the answer, or else the visit, the invitation, that there is none, or that none can be sent', () => {
    expect(standingOf({ ...contact, firstVisit, rsvp: { ...rsvp, isComming: true } })).toBe('coming');
    expect(standingOf({ ...contact, firstVisit, rsvp })).toBe('notComing');
    expect(standingOf({ ...contact, firstVisit })).toBe('seen');
    expect(standingOf(contact)).toBe('invited');
    expect(standingOf(uninvited)).toBe('new');
    expect(standingOf({ ...uninvited, hasEmail: false, texts: 'text' })).toBe('new');
    for (const lost of [{ hasEmail: false }, { unsubscribed: true }, { receiveEmail: false, texts: 'abroad' }] as const)
      expect(standingOf({ ...uninvited, ...lost })).toBe('unreachable');
    expect(standingOf({ ...contact, hasEmail: false })).toBe('invited');
  });

  it('says on pointing whether who has gone on was invited, and that only texts reach the guest', () => {
    expect(besideState(contact)).toEqual([]);
    expect(besideState(uninvited)).toEqual([]);
    expect(besideState({ ...contact, firstVisit })).toEqual(['invited']);
    expect(besideState({ ...uninvited, rsvp })).toEqual(['new']);
    expect(besideState({ ...contact, rsvp, hasEmail: false, texts: 'text' })).toEqual(['invited', 'textOnly']);
    expect(besideState({ ...contact, unsubscribed: true, texts: 'text' })).toEqual([]);
  });
});

it('marks what does not reach a guest, unless the state says it', () => {
  expect(hindrancesOf(contact)).toEqual([]);
  expect(hindrancesOf({ ...contact, texts: 'text' })).toEqual([]);
  expect(hindrancesOf({ ...contact, hasEmail: false, texts: 'text' })).toEqual([]);
  expect(hindrancesOf({ ...contact, hasEmail: false })).toEqual(['unreachable']);
  expect(hindrancesOf({ ...contact, hasEmail: false, hasReceivedInvite: false })).toEqual([]);
  expect(hindrancesOf({ ...contact, receiveEmail: false })).toEqual(['emailOff']);
  expect(hindrancesOf({ ...contact, receiveEmail: false, texts: 'stopped' })).toEqual(['emailOff', 'textStopped']);
  expect(hindrancesOf({ ...contact, unsubscribed: true, texts: 'abroad' })).toEqual(['unsubscribed', 'textAbroad']);
  expect(hindrancesOf({ ...contact, unsubscribed: true, hasReceivedInvite: false })).toEqual(['unsubscribed']);
});

it('sorts by name when the requested order is unknown', () => {
  expect(sortOf('-createdAt')).toBe('-createdAt');
  expect(sortOf('drop')).toBe('name');
});

it('says why no text reaches the number that is typed', () => {
  const texted = { ...contactValues(contact), phone: '20 12 34 56', receiveSms: true };
  expect(textHindrance(texted, null)).toBeNull();
  expect(textHindrance(texted, '+4520123456')).toBe('stopped');
  expect(textHindrance(texted, '+4520123457')).toBeNull();
  expect(textHindrance({ ...texted, phone: '+7 916 123 45 67' }, null)).toBe('abroad');
  expect(textHindrance({ ...texted, phone: '+7 916 123 45 67', receiveSms: false }, null)).toBeNull();
  expect(textHindrance({ ...texted, phone: '+7 916' }, null)).toBeNull();
});

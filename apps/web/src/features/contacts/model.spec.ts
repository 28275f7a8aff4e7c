import { describe, expect, it } from '@jest/globals';
import { checkContact } from '@festlig/domain/contacts/check-contact';
import { knownContact } from '@festlig/testing/contacts';
import {
  badgesOf,
  briefBadgesOf,
  changedAddresses,
  contactEntry,
  contactInput,
  contactValues,
  sortOf,
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

it('shows whether a guest is invited, the answer or else the visit, and what does not reach the guest', () => {
  const rsvp = { id: 'x', isComming: false, numberOfPeople: 1 };
  expect(badgesOf(contact)).toEqual(['invited']);
  const firstVisit = '2026-05-01T10:00:00Z';
  expect(badgesOf({ ...contact, firstVisit })).toEqual(['invited', 'seen']);
  expect(badgesOf({ ...contact, firstVisit, rsvp })).toEqual(['invited', 'notComing']);
  expect(badgesOf({ ...contact, hasReceivedInvite: false, rsvp: { ...rsvp, isComming: true } })).toEqual(['coming']);
  expect(badgesOf({ ...contact, hasReceivedInvite: false, hasEmail: false })).toEqual(['unreachable']);
  expect(badgesOf({ ...contact, receiveEmail: false })).toEqual(['invited', 'emailOff']);
  expect(badgesOf({ ...contact, texts: 'text' })).toEqual(['invited']);
  expect(badgesOf({ ...contact, hasEmail: false, texts: 'text' })).toEqual(['invited', 'textOnly']);
  expect(badgesOf({ ...contact, receiveEmail: false, texts: 'stopped' })).toEqual([
    'invited',
    'emailOff',
    'textStopped',
  ]);
  expect(badgesOf({ ...contact, unsubscribed: true, texts: 'abroad' })).toEqual([
    'invited',
    'unsubscribed',
    'textAbroad',
  ]);
  expect(badgesOf({ ...contact, unsubscribed: true })).toEqual(['invited', 'unsubscribed']);
});

it('leaves out on a phone that a guest is invited, once that goes without saying', () => {
  expect(briefBadgesOf(contact)).toEqual(['invited']);
  expect(briefBadgesOf({ ...contact, firstVisit: '2026-05-01T10:00:00Z' })).toEqual(['seen']);
  const rsvp = { id: 'x', isComming: false, numberOfPeople: 1 };
  expect(briefBadgesOf({ ...contact, rsvp, unsubscribed: true })).toEqual(['notComing', 'unsubscribed']);
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

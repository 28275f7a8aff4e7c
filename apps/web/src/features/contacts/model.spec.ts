import { describe, expect, it } from '@jest/globals';
import type { Contact } from '@festlig/contracts/contacts';
import {
  badgesOf,
  changesInvitedEmail,
  contactInput,
  contactProblems,
  contactValues,
  sortOf,
  tickAfter,
} from './model';

const texts = { required: 'required', emailNeeded: 'needed', emailInvalid: 'invalid', maxInvalid: 'max' };
const contact = {
  name: 'Anne',
  email: 'anne@holm.dk',
  phone: '+4512345678',
  receiveEmail: true,
  receiveSms: true,
  maxPeople: null,
  hasEmail: true,
  hasReceivedInvite: true,
  rsvp: null,
} as Contact;
const values = contactValues(contact);
const problems = (more: object) => contactProblems({ ...values, ...more }, texts);

describe('the rules of a guest', () => {
  it('accepts what is there', () => expect(problems({})).toEqual({}));
  it('needs a name', () => expect(problems({ name: '  ' })).toEqual({ name: 'required' }));
  it('needs an e-mail only to send one', () => {
    expect(problems({ email: '' })).toEqual({ email: 'needed' });
    expect(problems({ email: '', receiveEmail: false })).toEqual({});
  });
  it('needs the e-mail to be one', () => expect(problems({ email: 'anne(at)holm.dk' })).toEqual({ email: 'invalid' }));
  it('takes any number or 1 to 999', () => {
    expect(problems({ anyNumber: false, maxPeople: '3' })).toEqual({});
    expect(problems({ anyNumber: false, maxPeople: '0' })).toEqual({ maxPeople: 'max' });
    expect(problems({ anyNumber: false, maxPeople: '' })).toEqual({ maxPeople: 'max' });
    expect(problems({ anyNumber: true, maxPeople: 'x' })).toEqual({});
  });
});

it('ticks when an address appears, clears when it goes, and leaves the host’s tick alone between', () => {
  expect(tickAfter('', 'a', false)).toBe(true);
  expect(tickAfter('a', '', true)).toBe(false);
  expect(tickAfter('a', 'ab', false)).toBe(false);
});

it('keeps the phone that the form does not show', () => {
  expect(contactInput(values, contact)).toMatchObject({ phone: '+4512345678', receiveSms: true, maxPeople: null });
  expect(contactInput({ ...values, anyNumber: false, maxPeople: '2' }, undefined)).toMatchObject({ maxPeople: 2 });
});

it('asks before an invited guest’s address changes, and only then', () => {
  expect(changesInvitedEmail({ ...values, email: 'new@holm.dk' }, contact)).toBe(true);
  expect(changesInvitedEmail({ ...values, email: 'ANNE@holm.dk ' }, contact)).toBe(false);
  expect(changesInvitedEmail({ ...values, email: 'x@y.dk' }, { ...contact, hasReceivedInvite: false })).toBe(false);
});

it('shows the answer before the invitation, and who cannot be reached', () => {
  const rsvp = { id: 'x', isComming: false, numberOfPeople: 1 };
  expect(badgesOf(contact)).toEqual(['invited']);
  expect(badgesOf({ ...contact, rsvp })).toEqual(['notComing']);
  expect(badgesOf({ ...contact, hasReceivedInvite: false, hasEmail: false })).toEqual(['noEmail']);
  expect(badgesOf({ ...contact, receiveEmail: false })).toEqual(['invited', 'emailOff']);
});

it('sorts by name unless asked for something it knows', () => {
  expect(sortOf('-createdAt')).toBe('-createdAt');
  expect(sortOf('drop')).toBe('name');
});

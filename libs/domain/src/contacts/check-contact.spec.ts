import { describe, expect, it } from '@jest/globals';
import { checkContact, type ContactEntry, keptContact } from './check-contact';

const entry: ContactEntry = {
  name: 'Åse',
  email: 'aase@example.dk',
  phone: '20 12 34 56',
  receiveEmail: true,
  receiveSms: true,
  maxPeople: null,
};

describe('checkContact and keptContact', () => {
  it('accept a complete contact and convert its phone to E.164', () => {
    expect(checkContact(entry)).toEqual({});
    expect(keptContact(entry)).toEqual({ ...entry, phone: '+4520123456' });
  });

  it('accept a contact without addresses that is to receive nothing', () => {
    const alone = { ...entry, email: null, phone: ' ', receiveEmail: false, receiveSms: false };
    expect(checkContact(alone)).toEqual({});
    expect(keptContact(alone)).toEqual({ ...alone, phone: null });
  });

  it.each([1, 999])('accept a contact for %d people', (maxPeople) => {
    expect(checkContact({ ...entry, maxPeople })).toEqual({});
  });

  it.each([
    [{ name: '  ' }, { name: { code: 'required' } }],
    [{ email: null }, { email: { code: 'required' } }],
    [{ email: '' }, { email: { code: 'required' } }],
    [{ email: 'aase@example' }, { email: { code: 'email_invalid' } }],
    [{ email: 'x', receiveEmail: false }, { email: { code: 'email_invalid' } }],
    [{ maxPeople: 0 }, { maxPeople: { code: 'invalid' } }],
    [{ maxPeople: 1000 }, { maxPeople: { code: 'invalid' } }],
    [{ maxPeople: 1.5 }, { maxPeople: { code: 'invalid' } }],
    [{ maxPeople: Number.NaN }, { maxPeople: { code: 'invalid' } }],
    [{ phone: null }, { phone: { code: 'required' } }],
    [{ phone: '123' }, { phone: { code: 'phone_invalid' } }],
    [{ phone: '123', receiveSms: false }, { phone: { code: 'phone_invalid' } }],
    [
      { name: '', email: null, phone: 'x' },
      { name: { code: 'required' }, email: { code: 'required' }, phone: { code: 'phone_invalid' } },
    ],
  ])('reject a contact with %j', (change, problems) => {
    expect(checkContact({ ...entry, ...change })).toEqual(problems);
  });
});

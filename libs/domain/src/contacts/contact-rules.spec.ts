import { describe, expect, it } from '@jest/globals';
import { checkContact, type ContactEntry } from './contact-rules';

const entry: ContactEntry = {
  name: 'Åse',
  email: 'aase@example.dk',
  phone: '20 12 34 56',
  receiveEmail: true,
  receiveSms: true,
};

describe('the rules of a contact', () => {
  it('lets a whole one through, with its phone in E.164', () => {
    expect(checkContact(entry)).toEqual({ contact: { ...entry, phone: '+4520123456' } });
  });

  it('lets one through that cannot be reached and is not to be', () => {
    const alone = { ...entry, email: null, phone: ' ', receiveEmail: false, receiveSms: false };
    expect(checkContact(alone)).toEqual({ contact: { ...alone, phone: null } });
  });

  it.each([
    [{ name: '  ' }, { name: { code: 'required' } }],
    [{ email: null }, { email: { code: 'required' } }],
    [{ email: '' }, { email: { code: 'required' } }],
    [{ phone: null }, { phone: { code: 'required' } }],
    [{ phone: '123' }, { phone: { code: 'phone_invalid' } }],
    [{ phone: '123', receiveSms: false }, { phone: { code: 'phone_invalid' } }],
    [
      { name: '', email: null, phone: 'x' },
      { name: { code: 'required' }, email: { code: 'required' }, phone: { code: 'phone_invalid' } },
    ],
  ])('refuses %j', (change, problems) => {
    expect(checkContact({ ...entry, ...change })).toEqual({ problems });
  });
});

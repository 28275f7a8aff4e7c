import { describe, expect, it } from '@jest/globals';
import { guestsOf, type PossibleGuest, type Replier } from './enlisted';

const ADDRESS = 'bo@example.dk';
const bo = (more: Partial<Replier> = {}): Replier => ({
  id: 'new',
  name: 'Bo',
  email: ADDRESS,
  isApart: false,
  ...more,
});
const guest = (more: Partial<PossibleGuest> = {}): PossibleGuest => ({
  id: 'known',
  name: 'Bo',
  email: ADDRESS,
  phone: null,
  hasReplied: false,
  ...more,
});
const added = { contactId: 'new', isSame: true, isNew: true };
const same = { contactId: 'known', isSame: true, isNew: false };
const perhaps = { contactId: 'known', isSame: false, isNew: false };

describe('the guest on the list to whom a reply belongs', () => {
  it('is a new one when nobody has the address', () => {
    expect(guestsOf([bo()], [])).toEqual([added]);
    expect(guestsOf([bo()], [guest({ email: 'another@example.dk' })])).toEqual([added]);
  });

  it('is the guest of the same address and name, also one who has a reply', () => {
    expect(guestsOf([bo()], [guest({ id: 'family', name: 'Ida' }), guest({ name: ' BO ' })])).toEqual([same]);
    expect(guestsOf([bo()], [guest({ hasReplied: true })])).toEqual([same]);
  });

  it('is a guest of another name at the address who has no reply, unless that was ruled out', () => {
    expect(guestsOf([bo()], [guest({ name: 'Bo Ærø' })])).toEqual([perhaps]);
    expect(guestsOf([bo()], [guest({ name: 'Ida', hasReplied: true })])).toEqual([added]);
    expect(guestsOf([bo({ isApart: true })], [guest({ name: 'Bo Ærø' })])).toEqual([added]);
  });

  it('is the guest who was added for the person before, whatever the host has made of the address since', () => {
    expect(guestsOf([bo()], [guest({ id: 'new', name: 'Bo Ærø', email: null, hasReplied: true })])).toEqual([
      { contactId: 'new', isSame: true, isNew: false },
    ]);
  });

  it('is without an address a guest of that name who has none either and has not replied', () => {
    const nameless = bo({ email: null });
    expect(guestsOf([nameless], [guest({ email: null })])).toEqual([perhaps]);
    expect(guestsOf([nameless], [guest({ email: null, hasReplied: true })])).toEqual([added]);
    expect(guestsOf([nameless], [guest()])).toEqual([added]);
    expect(guestsOf([nameless], [guest({ email: null, phone: '+4520123456' })])).toEqual([added]);
    expect(guestsOf([nameless], [guest({ name: 'Ida', email: null })])).toEqual([added]);
  });

  it('is one guest for two replies of one name and address, and two for a family', () => {
    expect(guestsOf([bo(), bo()], [])).toEqual([added, { contactId: 'new', isSame: true, isNew: false }]);
    const ida = bo({ id: 'ida', name: 'Ida' });
    expect(guestsOf([bo(), ida], [])).toEqual([added, { ...added, contactId: 'ida' }]);
    expect(guestsOf([bo(), ida], [guest()])).toEqual([same, { ...added, contactId: 'ida' }]);
    expect(guestsOf([ida, bo()], [guest()])).toEqual([{ ...added, contactId: 'ida' }, same]);
  });

  it('is one guest each for two people of one name without an address', () => {
    const other = bo({ id: 'other', email: null });
    expect(guestsOf([bo({ email: null }), other], [])).toEqual([added, { ...added, contactId: 'other' }]);
  });
});

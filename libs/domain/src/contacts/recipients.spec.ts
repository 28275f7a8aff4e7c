import { describe, expect, it } from '@jest/globals';
import { getsOf, getsSomething, sharedAddresses, withTextsOf } from './recipients';

const guest = { name: 'Anne', email: 'anne@x.dk', phone: '+4520123456', receives: 'mail', texts: 'text' } as const;
const unmailed = { ...guest, name: 'Mormor', email: null, receives: 'unreachable' } as const;

describe('what a guest gets of a send (rule: text-channel)', () => {
  it('is a mail alone when no texts are sent, or when they are for those whom no mail reaches', () => {
    expect(getsOf(guest, 'none')).toEqual({ mail: true, text: false });
    expect(getsOf(guest, 'unmailed')).toEqual({ mail: true, text: false });
    expect(getsOf(guest, 'all')).toEqual({ mail: true, text: true });
  });

  it('is a text where no mail reaches the guest', () => {
    expect(getsOf(unmailed, 'unmailed')).toEqual({ mail: false, text: true });
    expect(getsSomething(unmailed, 'unmailed')).toBe(true);
    expect(getsSomething(unmailed, 'none')).toBe(false);
  });

  it('is nothing for who has unsubscribed', () => {
    expect(getsSomething({ receives: 'unsubscribed', texts: 'stopped' }, 'all')).toBe(false);
  });

  it('keeps why a guest gets no text only where texts are sent', () => {
    const stopped = { ...unmailed, texts: 'stopped' } as const;
    expect(withTextsOf(stopped, 'unmailed').texts).toBe('stopped');
    expect(withTextsOf(stopped, 'none').texts).toBe('none');
  });
});

describe('the addresses that several guests of a send have (rule: shared-address-told)', () => {
  const bo = { ...guest, name: 'Bo', phone: null, texts: 'none' } as const;

  it('are those to which several get a mail or a text', () => {
    expect(sharedAddresses([guest, unmailed, bo], 'all')).toEqual([
      { address: 'anne@x.dk', channel: 'mail', names: ['Anne', 'Bo'], guests: 2 },
      { address: '+4520123456', channel: 'text', names: ['Anne', 'Mormor'], guests: 2 },
    ]);
  });

  it('are none where only one of them gets something', () => {
    expect(sharedAddresses([guest, { ...bo, receives: 'unreachable' }], 'all')).toEqual([]);
    expect(sharedAddresses([guest, unmailed], 'unmailed')).toEqual([]);
    expect(
      sharedAddresses(
        [
          { ...guest, email: null },
          { ...bo, email: null },
        ],
        'none',
      ),
    ).toEqual([]);
  });

  it('name the first of many guests, and count all', () => {
    const many = Array.from({ length: 5 }, (_, n) => ({ ...bo, name: `Guest ${n}` }));
    expect(sharedAddresses(many, 'none')).toEqual([
      { address: 'anne@x.dk', channel: 'mail', names: ['Guest 0', 'Guest 1', 'Guest 2'], guests: 5 },
    ]);
  });
});

import { aPerson, aPresend } from '@festlig/testing/messaging/a-presend';
import { describe, expect, it } from '@jest/globals';
import {
  channelFor,
  channelsOf,
  channelWith,
  hasTexts,
  leftOutOf,
  onChannel,
  type Presend,
  reachedBy,
  reachOf,
  sharesOf,
  splitByReach,
  textsWith,
} from './presend.model';

const summary = (changes: Partial<Presend> = {}): Presend => aPresend({ mail: 9, unsubscribed: 1, ...changes });

describe('the counts of a send before it begins', () => {
  it.each(['mails', 'unmailed', 'all'] as const)(
    'are together the audience, and call nobody unreachable whom a text would reach, on the channel %s (rule: presend-summary)',
    (channel) => {
      const counted = summary({ contacts: 12, mail: 9, textUnmailed: 2 });
      expect(sharesOf(onChannel(channel, counted))).toEqual({ mail: 9, onlyText: 2, nothing: 1 });
    },
  );

  it('have texts when anybody wants them, also when none can be sent', () => {
    expect(hasTexts(summary())).toBe(true);
    expect(hasTexts(summary({ text: 0, abroad: 1 }))).toBe(true);
    expect(hasTexts(summary({ text: 0 }))).toBe(false);
  });
});

describe('the channels of a send (rule: text-channel)', () => {
  const mixed = summary({
    textUnmailed: 3,
    textUnsubscribed: 2,
    ids: [aPerson(), aPerson({ receives: 'unreachable' })],
  });

  it('are those that differ for the audience, and none where there are only mails or only texts', () => {
    expect(channelsOf(mixed)).toEqual(['mails', 'unmailed', 'all']);
    expect(channelsOf(summary())).toEqual(['mails', 'all']);
    expect(channelsOf(summary({ textUnmailed: 8 }))).toEqual(['mails', 'unmailed']);
    expect(channelsOf(summary({ text: 0 }))).toEqual([]);
    expect(channelsOf(summary({ mail: 0, textUnmailed: 8 }))).toEqual([]);
  });

  it('are replaced by one that sends no more texts where the audience does not have the wanted one', () => {
    expect(channelFor('all', mixed)).toBe('all');
    expect(channelFor('unmailed', summary())).toBe('mails');
    expect(channelFor('all', summary({ textUnmailed: 8 }))).toBe('unmailed');
    expect(channelFor('mails', summary({ mail: 0, textUnmailed: 8 }))).toBe('all');
  });

  it.each(['mails', 'unmailed', 'all'] as const)(
    'are mails alone where there is no text, also where %s is wanted',
    (wanted) => {
      expect(channelWith(false, wanted, mixed)).toBe('mails');
      expect(channelWith(true, wanted, mixed)).toBe(wanted);
    },
  );

  it('decide how many texts there are, what is to pay, and who gets one', () => {
    const textsOf = ({ ids }: Presend) => ids?.map(({ texts }) => texts);
    expect(onChannel('all', mixed)).toEqual(mixed);
    expect(onChannel('unmailed', mixed)).toMatchObject({ mail: 9, text: 3, tokens: 3, toPay: 0, textUnsubscribed: 2 });
    expect(textsOf(onChannel('unmailed', mixed))).toEqual(['none', 'text']);
    expect(onChannel('mails', mixed)).toMatchObject({ mail: 9, text: 0, tokens: 0, toPay: 0, textUnsubscribed: 0 });
    expect(textsOf(onChannel('mails', mixed))).toEqual(['none', 'none']);
  });
});

describe('who gets a send and who gets none (rule: presend-details)', () => {
  it('has no texts on the channel of mails, and where none can be sent', () => {
    expect(textsWith('mails', 3)).toBe('none');
    expect(textsWith('all', 0)).toBe('none');
    expect(textsWith('unmailed', 3)).toBe('unmailed');
    expect(textsWith('all', 3)).toBe('all');
  });

  it('counts guests whom only a text reaches where texts are sent', () => {
    const counted = summary({ contacts: 12, mail: 9, textUnmailed: 2 });
    expect(reachedBy(counted, 'none')).toEqual({ something: 9, nothing: 3 });
    expect(reachedBy(counted, 'unmailed')).toEqual({ something: 11, nothing: 1 });
  });

  it('names the first three of those whom nothing reaches, and nobody whom a text reaches or would reach, or who is not listed', () => {
    const lost = ['Bo', 'Carl', 'Dan', 'Eva'].map((name) =>
      aPerson({ name, email: null, receives: 'unreachable', texts: 'none' }),
    );
    const ids = [aPerson(), aPerson({ name: 'Fie', receives: 'unreachable' }), ...lost];
    const counted = summary({ contacts: 6, mail: 1, text: 2, textUnmailed: 1, ids });
    expect(leftOutOf('all', counted, 2)).toMatchObject({ guests: 4, lost: ['Bo', 'Carl', 'Dan'], texted: 0 });
    expect(leftOutOf('mails', counted, 0)).toMatchObject({ guests: 5, lost: ['Bo', 'Carl', 'Dan'], texted: 1 });
    expect(leftOutOf('all', { ...counted, ids: null }, 2)).toMatchObject({ guests: 4, lost: [] });
  });

  it('parts the named guests, without the texts that are not sent', () => {
    const [anna, bo] = [aPerson(), aPerson({ name: 'Bo', email: null, receives: 'unreachable' })];
    expect(splitByReach([anna, bo], 'all')).toEqual({ something: [anna, bo], nothing: [] });
    expect(splitByReach([anna, bo], 'none')).toEqual({
      something: [{ ...anna, texts: 'none' }],
      nothing: [{ ...bo, texts: 'none' }],
    });
  });
});

describe('what one guest gets', () => {
  it('is named channel by channel', () => {
    expect(reachOf(aPerson(), true)).toEqual([
      { key: 'address', to: 'anna@example.dk' },
      { key: 'address', to: '+45 26 12 34 56' },
    ]);
  });

  it.each([
    [{ receives: 'unreachable' }, ['address']],
    [{ receives: 'unsubscribed', texts: 'stopped' }, ['unsubscribed', 'stopped']],
    [{ receives: 'unreachable', email: null, texts: 'abroad' }, ['abroad']],
    [{ texts: 'none' }, ['address']],
    [{ receives: 'unreachable', email: null, texts: 'none' }, ['noEmail']],
    [{ receives: 'unreachable', texts: 'none' }, ['wantsNone']],
  ] as const)('says why not: %j', (changes, keys) => {
    expect(reachOf(aPerson(changes), true).map(({ key }) => key)).toEqual(keys);
  });

  it('leaves the texts out when the template has none', () => {
    expect(reachOf(aPerson(), false).map(({ key }) => key)).toEqual(['address']);
    expect(reachOf(aPerson({ receives: 'unreachable', email: null }), false).map(({ key }) => key)).toEqual([
      'noEmail',
    ]);
  });
});

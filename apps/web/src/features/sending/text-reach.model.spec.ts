import { expect, it } from '@jest/globals';
import { aPerson, aPresend } from '@festlig/testing/messaging/a-presend';
import { textReachOf } from './text-reach.model';

it('counts who gets a text and who gets a mail on the chosen channel (rule: text-reach)', () => {
  const summary = aPresend({ contacts: 12, mail: 10, text: 8, textUnmailed: 2 });
  expect(textReachOf('all', summary)).toEqual({ why: null, texts: 8, mails: 10, possible: 8 });
  expect(textReachOf('unmailed', summary)).toEqual({ why: null, texts: 2, mails: 10, possible: 8 });
  expect(textReachOf('mails', summary)).toEqual({ why: 'channel', texts: 0, mails: 10, possible: 8 });
});

it('counts no more mails than the day has left', () => {
  expect(textReachOf('all', aPresend({ mail: 10, today: 4 }))).toMatchObject({ mails: 4 });
});

it.each([
  ['noNumber', { text: 0, ids: [aPerson({ phone: null, texts: 'none' })] }],
  ['unwanted', { text: 0, ids: [aPerson({ texts: 'none' }), aPerson({ phone: null, texts: 'none' })] }],
  ['unwanted', { text: 0, ids: null }],
  ['refused', { text: 0, abroad: 1 }],
  ['refused', { text: 0, textUnsubscribed: 1 }],
  ['today', { text: 8, textsToday: 3 }],
] as const)('says why nobody gets one: %s', (why, counts) => {
  expect(
    textReachOf('all', aPresend({ ...counts, ids: 'ids' in counts && counts.ids ? [...counts.ids] : null })),
  ).toMatchObject({ why, texts: 0 });
});

it('says nothing of an audience without guests', () => {
  expect(textReachOf('all', aPresend({ contacts: 0, mail: 0, text: 0 }))).toBeNull();
});

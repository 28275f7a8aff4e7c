import { expect, it } from '@jest/globals';
import { renderRoute } from '../../../components/testing/render-route';
import type { Order } from '../checkout/order.model';
import type { Channel } from '../presend.model';
import { WhatGoesOut } from './WhatGoesOut';

type Changes = Partial<Pick<Order, 'names' | 'left'>> & { subject?: string };

/** What it says of a send of that many mails and texts. */
async function saidOf(mails: number, texts: number, channel: Channel = 'all', changes: Changes = {}) {
  const { subject = null, ...who } = changes;
  const quote = texts > 0 ? { texts, tokens: texts, account: texts } : null;
  const { container } = await renderRoute(<WhatGoesOut order={{ mails, quote, channel, ...who }} subject={subject} />);
  return container.textContent;
}
const DITTE = { guests: 1, lost: [], texted: 1, onlyText: ['Ditte'], toPay: 1 };

it.each([
  ['mails alone', 3, 0, 'all', 'Each guest gets their own e-mail.'],
  ['a single mail', 1, 0, 'all', 'The guest gets an e-mail.'],
  ['both channels', 3, 12, 'all', 'Each guest gets an e-mail, a text or both, as the guest list says.'],
  [
    'texts where no mail reaches',
    3,
    12,
    'unmailed',
    '3 guests get an e-mail. Guests who can’t be reached by e-mail get a text.',
  ],
  ['texts alone', 0, 12, 'all', 'Each guest gets a text of their own.'],
] as const)('says of %s what each guest gets (rule: send-asks)', async (_, mails, texts, channel, said) => {
  expect(await saidOf(mails, texts, channel)).toBe(said);
});

it.each([
  ['mails', ['Anne', 'Bo'], [], 'mails', 'Anne and Bo get an e-mail.'],
  ['a mail and a text', ['Bo'], ['Ditte'], 'unmailed', 'Bo gets an e-mail. Ditte gets a text.'],
  ['texts', [], ['Ditte', 'Eva'], 'all', 'Ditte and Eva get a text.'],
  ['both channels', ['Bo'], ['Bo'], 'all', 'Each guest gets an e-mail, a text or both, as the guest list says.'],
] as const)('names few guests who get %s (rule: send-asks)', async (_, mailed, texted, channel, said) => {
  expect(await saidOf(mailed.length, texted.length, channel, { names: { mailed, texted } })).toBe(said);
});

it('names nobody once their number is another (rule: send-asks)', async () => {
  const names = { mailed: ['Bo'], texted: ['Ditte'] };
  expect(await saidOf(1, 2, 'unmailed', { names })).toBe(
    'Bo gets an e-mail. Guests who can’t be reached by e-mail get a text.',
  );
});

it('says after it who can only get a text, and counts the mails where they are many (rules: send-asks, text-channel)', async () => {
  const names = { mailed: ['Bo'], texted: [] };
  expect(await saidOf(1, 0, 'mails', { names, left: DITTE })).toBe(
    'Bo gets an e-mail. Ditte can only get a text (€0.50).',
  );
  expect(
    await saidOf(12, 0, 'mails', { left: { ...DITTE, guests: 20, lost: ['Carl'], texted: 19, onlyText: [] } }),
  ).toBe(
    '12 guests get an e-mail. 19 guests get no e-mail but can get a text (€0.50). Carl gets neither an e-mail nor a text.',
  );
});

it('says the subject of mails that are not shown, and none of texts alone (rule: send-asks)', async () => {
  expect(await saidOf(3, 12, 'all', { subject: 'Come!' })).toMatch(/ The subject of the e-mail is “Come!”\.$/);
  expect(await saidOf(0, 12, 'all', { subject: 'Come!' })).not.toContain('Come!');
});

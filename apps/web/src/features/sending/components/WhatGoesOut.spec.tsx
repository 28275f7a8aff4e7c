import { expect, it } from '@jest/globals';
import { renderRoute } from '../../../components/testing/render-route';
import type { Channel } from '../presend.model';
import { WhatGoesOut } from './WhatGoesOut';

/** What it says of a send of that many mails and texts. */
async function saidOf(mails: number, texts: number, channel: Channel = 'all', subject: string | null = null) {
  const { container } = await renderRoute(
    <WhatGoesOut subject={subject} mails={mails} texts={texts} channel={channel} />,
  );
  return container.textContent;
}

it.each([
  ['mails alone', 3, 0, 'all', 'Each guest gets their own e-mail.'],
  ['a single mail', 1, 0, 'all', 'The guest gets an e-mail.'],
  ['both channels', 3, 12, 'all', 'Each guest gets an e-mail, a text or both, as the guest list says.'],
  ['texts where no mail reaches', 3, 12, 'unmailed', 'Guests who can’t be reached by e-mail get a text.'],
  ['texts alone', 0, 12, 'all', 'Each guest gets a text of their own.'],
] as const)('says of %s what each guest gets (rule: send-asks)', async (_, mails, texts, channel, said) => {
  expect(await saidOf(mails, texts, channel)).toBe(said);
});

it('says the subject of mails that are not shown, and none of texts alone (rule: send-asks)', async () => {
  expect(await saidOf(3, 12, 'all', 'Come!')).toMatch(/ The subject of the e-mail is “Come!”\.$/);
  expect(await saidOf(0, 12, 'all', 'Come!')).not.toContain('Come!');
});

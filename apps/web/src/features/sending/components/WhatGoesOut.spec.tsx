import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeServer, renderRoute } from '../../../components/testing/render-route';
import type { Channel } from '../presend.model';
import { WhatGoesOut } from './WhatGoesOut';

const sample = { name: 'Karen', isMadeUp: false, link: 'https://x.dk/a', from: 'Festlig' };

function show(
  mails: number,
  texts: number,
  answer: unknown = sample,
  channel: Channel = 'all',
  subject: string | null = 'Come!',
) {
  const answers = answer ? { 'GET /api/party/p1/messages/text-sample': () => answer } : {};
  const received = fakeServer(answers);
  return renderRoute(<WhatGoesOut partyId="p1" subject={subject} mails={mails} texts={texts} channel={channel} />).then(
    () => received,
  );
}

it('says of a send with mails alone what its subject is, without asking for the sender of texts', async () => {
  const received = await show(3, 0);
  screen.getByText('Each guest gets their own e-mail. The subject of the e-mail is “Come!”.');
  expect(received).toEqual([]);
});

it('leaves the subject to the mail where that is shown (rule: send-asks)', async () => {
  await show(3, 0, null, 'mails', null);
  screen.getByText('Each guest gets their own e-mail.');
});

it('says of a send on both channels that a guest gets one or both, and from whom the texts are', async () => {
  await show(3, 12);
  const text = await screen.findByText(/The texts are from Festlig\./);
  expect(text.textContent).toBe(
    'Each guest gets an e-mail, a text or both, as the guest list says. The subject of the e-mail is “Come!”. The texts are from Festlig.',
  );
});

it('says that only guests whom no mail reaches get a text when the host wants so', async () => {
  await show(3, 12, sample, 'unmailed');
  const text = await screen.findByText(/The texts are from Festlig\./);
  expect(text.textContent).toContain('Guests who can’t be reached by e-mail get a text.');
});

it('says nothing of mails when there are only texts', async () => {
  await show(0, 12);
  const text = await screen.findByText(/The texts are from Festlig\./);
  expect(text.textContent).toBe('Each guest gets a text of their own. The texts are from Festlig.');
});

it('leaves the sender out while it is not known', async () => {
  await show(0, 12, null);
  screen.getByText('Each guest gets a text of their own.');
});

it('says of a single mail that the guest gets it', async () => {
  await show(1, 0, null, 'mails', null);
  screen.getByText('The guest gets an e-mail.');
});

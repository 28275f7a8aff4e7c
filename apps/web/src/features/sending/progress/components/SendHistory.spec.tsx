import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Send } from '@festlig/contracts/messaging';
import { aSend } from '@festlig/testing/messaging/a-send';
import { fakeServer, renderRoute } from '../../../../components/testing/render-route';
import { SendHistory } from './SendHistory';

const show = async (changes: Partial<Send>) => {
  fakeServer({});
  const send = aSend({ status: 'finished', ended: true, total: 2, emailsSent: 2, ...changes });
  await renderRoute(<SendHistory partyId="p1" sends={[send]} />);
  // Folded until the host opens it.
  const title = screen.getByRole('heading', { name: 'Sent earlier (1)' });
  expect(title.closest('details')?.open).toBe(false);
};

it('counts mails and texts that were sent, and apart from them those that were not sent, did not arrive or were not paid', async () => {
  await show({ textTotal: 10, textSent: 6, textErrors: 3, textLost: 1, unpaid: 4 });
  expect(
    screen.getByText('Sent as 2 e-mails and 6 texts, 3 could not be sent, 1 did not arrive, 4 not paid'),
  ).toBeTruthy();
});

it('names no texts of a send of mails', async () => {
  await show({});
  expect(screen.getByText('Sent to 2 guests by e-mail')).toBeTruthy();
});

it('says that nobody got a send of which nothing left', async () => {
  await show({ emailsSent: 0, errors: 2 });
  expect(screen.getByText('Nobody got it, 2 could not be sent')).toBeTruthy();
});

it.each([
  ['missing', 'Those who were not invited yet'],
  ['withoutRsvp', 'Those who had not replied'],
  ['all', 'Everyone on the guest list'],
] as const)('says to whom a send for %s was, whatever they are now', async (audience, told) => {
  await show({ audience });
  expect(screen.getByText(told, { exact: false })).toBeTruthy();
});

it('says of an invitation after the first one that it went to new guests (rule: later-guests-invited)', async () => {
  fakeServer({});
  const ended = { status: 'finished', ended: true, total: 2, emailsSent: 2 } as const;
  const sends = [
    aSend({ ...ended, id: '3'.repeat(24), type: 'message' }),
    aSend({ ...ended, id: '2'.repeat(24) }),
    aSend({ ...ended, id: '1'.repeat(24) }),
  ];
  await renderRoute(<SendHistory partyId="p1" sends={sends} />);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toContain('Those who were not invited yet');
  expect(rows[1]).toContain('Invitation for new guests');
  expect(rows[2]).toContain('Those who were not invited yet');
});

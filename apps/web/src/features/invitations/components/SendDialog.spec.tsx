import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Send } from '@festlig/contracts/messaging';
import { failure, fakeServer, renderRoute } from '../../../components/testing/render-route';
import { NOBODY, whomOf } from '../choice.model';
import { SendDialog } from './SendDialog';

const draft = { id: '0'.repeat(24), type: 'invitation', name: 'Come!', email: '<p>Hi</p>' } as const;
const send = {
  id: '1'.repeat(24),
  templateId: draft.id,
  type: 'invitation',
  name: 'Come!',
  audience: 'missing',
  status: 'planning',
  total: 0,
  emailsSent: 0,
  errors: 0,
  unsubscribed: 0,
  createdAt: '2027-01-01T10:00:00Z',
  endedAt: null,
  rate: 0,
  ended: false,
};

it('says how many, and a press after a lost answer asks for the same send', async () => {
  let lost = true;
  const received = fakeServer({
    'POST /api/party/p1/messages/send': () => {
      if (!lost) return send;
      lost = false;
      return failure(503, { root: { code: 'unavailable' } });
    },
  });
  const sent: Send[] = [];
  await renderRoute(
    <SendDialog
      partyId="p1"
      draft={draft}
      whom={whomOf('missing', NOBODY)}
      count={121}
      atLeast={false}
      onClose={() => undefined}
      onSent={(one) => sent.push(one)}
    />,
  );
  expect(screen.getByText('Send to 121 guests?')).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Send now' });
  await userEvent.click(button);
  expect(await screen.findByText(/We cannot answer right now/)).toBeTruthy();
  await userEvent.click(button);
  expect(sent).toHaveLength(1);
  const keys = received.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys).toEqual([keys[0], keys[0]]);
});

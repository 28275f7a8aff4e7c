import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Send } from '@festlig/contracts/messaging';
import { renderRoute } from '../../../../components/testing/render-route';
import { SendUnderWay } from './SendUnderWay';

const send: Send = {
  id: '1'.repeat(24),
  templateId: '0'.repeat(24),
  type: 'invitation',
  name: 'Come!',
  audience: 'missing',
  status: 'sending',
  total: 3000,
  emailsSent: 500,
  errors: 0,
  unsubscribed: 0,
  textTotal: 0,
  textSent: 0,
  textErrors: 0,
  unpaid: 0,
  tokens: 0,
  rate: 50,
  limited: false,
  left: null,
  createdAt: '2027-01-01T10:00:00Z',
  endedAt: null,
  ended: false,
};
const show = (more: Partial<Send>) =>
  renderRoute(
    <SendUnderWay
      partyId="p1"
      send={{ ...send, ...more }}
      broken={false}
      onReport={() => undefined}
      onList={() => undefined}
    />,
  );

it('says how many mails are sent a second, and the time left', async () => {
  await show({});
  expect(screen.getByText('50 a second · about 50 seconds left')).toBeTruthy();
});

it.each(['planning', 'paused'] as const)('shows no rate for a send that is %s', async (status) => {
  await show({ status });
  expect(screen.queryByText(/a second|left/)).toBeNull();
});

import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Send } from '@festlig/contracts/messaging';
import { aSend } from '@festlig/testing/messaging/a-send';
import { renderRoute } from '../../../../components/testing/render-route';
import { SendUnderWay } from './SendUnderWay';

const send = aSend({ total: 3000, emailsSent: 500, rate: 50 });
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

it('counts the mails and the texts together', async () => {
  await show({ textTotal: 1000, textSent: 450, textErrors: 50 });
  expect(screen.getByText('1,000 of 4,000')).toBeTruthy();
  expect(screen.getByText(/50 could not be sent/)).toBeTruthy();
});

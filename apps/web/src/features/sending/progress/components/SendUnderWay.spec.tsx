import { describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { Send } from '@festlig/contracts/messaging';
import { aSend } from '@festlig/testing/messaging/a-send';
import { renderRoute } from '../../../../components/testing/render-route';
import { SendUnderWay } from './SendUnderWay';

const send = aSend({ total: 3000, emailsSent: 500, rate: 50 });
const show = (more: Partial<Send>, isReminder = false) =>
  renderRoute(
    <SendUnderWay
      partyId="p1"
      send={{ ...send, ...more }}
      isReminder={isReminder}
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

describe('a send that has ended while it is still shown as running (rule: send-shown)', () => {
  const over = { ended: true, endedAt: '2027-06-01T10:00:00Z', rate: 0 };

  it('says that everything has been sent, and offers the next steps in place of what steers (rule: send-next-steps)', async () => {
    await show({ ...over, status: 'finished', emailsSent: 3000 });
    expect(screen.getByRole('heading').textContent).toBe(`“${send.name}” has been sent`);
    expect(screen.getByText('The e-mail has been sent to 3,000 guests.')).toBeTruthy();
    expect(screen.queryByText('3,000 of 3,000')).toBeNull();
    expect(screen.queryByText(/We will keep sending/)).toBeNull();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Stop sending' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Follow the replies' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add more guests' })).toBeTruthy();
  });

  it('says how many could not be reached, and not while it is sent', async () => {
    await show({ ...over, status: 'finished', emailsSent: 3000, nothing: 1 });
    expect(screen.getByText('1 could not be reached')).toBeTruthy();
    cleanup();
    await show({ nothing: 1 });
    expect(screen.queryByText(/could not be reached/)).toBeNull();
  });

  it('says that a reminder has been sent, and to how many', async () => {
    await show({ ...over, type: 'message', status: 'finished', total: 2, emailsSent: 2 }, true);
    expect(screen.getByText('The reminder has been sent to 2 guests.')).toBeTruthy();
    expect(screen.queryByText('2 of 2')).toBeNull();
  });

  it('offers nothing to steer of a send that is being stopped, and no next steps yet', async () => {
    await show({ status: 'cancelled', ended: false });
    expect(screen.queryByRole('button', { name: 'Stop sending' })).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('does not say so of a send that reached nobody, or was stopped', async () => {
    await show({ ...over, status: 'finished', emailsSent: 0, errors: 3000 });
    expect(screen.getByRole('heading').textContent).toBe('No e-mails were sent');
    cleanup();
    await show({ ...over, status: 'cancelled' });
    expect(screen.getByRole('heading').textContent).toBe(`“${send.name}” was stopped`);
    cleanup();
    await show({ ...over, status: 'empty', total: 0, emailsSent: 0 });
    expect(screen.getByRole('heading').textContent).toBe(`“${send.name}” had no recipients`);
    expect(screen.queryByText('0 of 0')).toBeNull();
  });

  it('is said to be sent on as long as it has not ended', async () => {
    await show({ emailsSent: 3000 });
    expect(screen.getByRole('heading').textContent).toBe(`Sending “${send.name}”`);
    expect(screen.getByText(/We will keep sending/)).toBeTruthy();
  });
});

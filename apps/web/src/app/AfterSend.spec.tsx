import { aSend } from '@festlig/testing/messaging/a-send';
import type { Send } from '@festlig/contracts/messaging';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  FIRST,
  audience,
  base,
  guestCounts,
  listed,
  openedWith,
  press,
} from '../components/testing/opened-invitations';
import InvitationsRoute from './InvitationsRoute';

const show = openedWith(InvitationsRoute);

describe('after a send (rule: send-shown)', () => {
  const sent = aSend({ templateId: FIRST, status: 'finished', total: 2, emailsSent: 2, ended: true });
  const subjects = () => screen.queryAllByRole('textbox', { name: 'Subject' });
  /** Sends; the answer is how the send stands at first, and the list knows how it ends. */
  const send = async (end: Send = sent, first: Send = end) => {
    const sends: Send[] = [];
    await show({
      [`POST ${base}/messages/send`]: () => {
        sends.push(end);
        return first;
      },
      [`GET ${base}/sends`]: () => listed(sends),
      [`GET ${base}/sends/${end.id}`]: () => end,
      [`GET ${base}/guest-counts`]: () => guestCounts({ new: 2 }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Send to 2 guests' }));
    expect(subjects()).toHaveLength(1);
    fireEvent.click(await screen.findByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };

  it('only its result and the list are shown, until the host chooses a message', async () => {
    await send();
    await waitFor(() => expect([subjects(), screen.queryAllByRole('combobox')]).toEqual([[], []]));
    press(/^Come, \(\(name\)\)/);
    await waitFor(() => expect(subjects()).toHaveLength(1));
    expect(screen.getByText(/^You have just sent it\./)).toBeTruthy();
  });

  it('the row of its message leads to its guests at once, while its result is still shown (rule: messages-say-when)', async () => {
    await send();
    const list = await screen.findByRole('region', { name: 'All messages' });
    await within(list).findByRole('button', { name: 'See each guest' });
    expect(screen.queryByRole('heading', { name: 'Your guests right now' })).toBeNull();
  });

  it('its result makes room for a new message', async () => {
    await send();
    await screen.findByRole('button', { name: 'Close' });
    press('New message');
    await waitFor(() => expect(subjects()).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('a send that runs stays above a new message', async () => {
    await send({ ...sent, status: 'sending', emailsSent: 0, ended: false });
    press('New message');
    await waitFor(() => expect(subjects()).toHaveLength(1));
    expect(screen.getByText(/Sending now|Being sent/)).toBeTruthy();
  });

  it('the row leads to no guests while it runs', async () => {
    const running = { ...sent, status: 'sending' as const, emailsSent: 0, ended: false };
    await send(running);
    await screen.findByText(/Sending now|Being sent/);
    const list = screen.getByRole('region', { name: 'All messages' });
    expect(within(list).queryByRole('button', { name: 'See each guest' })).toBeNull();
  });

  it('it is told how the guests stand when the host closes its result', async () => {
    await send();
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
    const status = await screen.findByRole('heading', { name: 'Your guests right now' });
    expect(document.activeElement).toBe(status);
    expect([subjects(), screen.queryAllByRole('combobox')]).toEqual([[], []]);
  });

  it.each<[string, Partial<Send>]>([
    ['nothing was sent', { status: 'finished', emailsSent: 0, errors: 2 }],
    ['it was stopped', { status: 'cancelled', emailsSent: 1 }],
  ])('the message stays to be changed when %s', async (_why, end) => {
    await send({ ...sent, ...end }, { ...sent, status: 'sending', emailsSent: 0, ended: false });
    await waitFor(() => expect(subjects()).toHaveLength(1));
    expect(audience()).toBeTruthy();
  });
});

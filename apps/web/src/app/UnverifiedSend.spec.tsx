import type { Send } from '@festlig/contracts/messaging';
import { aSend } from '@festlig/testing/messaging/a-send';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { base, FIRST, listed, openedWith, press, user } from '../components/testing/opened-invitations';
import { comeBack, failure } from '../components/testing/render-route';
import { takePlace } from '../lib/confirm-place';
import InvitationsRoute from './InvitationsRoute';

const open = openedWith(InvitationsRoute);
const WAITS = '“Come!” is ready to be sent';
const END = '“Come!” has been sent';
const OWN = /It will be sent automatically when you open the link in the e-mail to karen@example\.dk\./;

describe('a send that waits for the address of its host (rule: send-waits-for-verification)', () => {
  /** How the send stands at the server, and whether the address is confirmed. */
  let send: Send;
  let isVerified: boolean;
  beforeEach(() => {
    send = aSend({ templateId: FIRST, status: 'unverified', total: 2, emailsSent: 0, rate: 0 });
    isVerified = false;
  });
  const show = (sends: () => Send[], query = '') =>
    open(
      {
        'GET /api/initial': () => ({
          user: { ...user, email_verified: isVerified },
          language: 'en',
          flags: {},
          providerKeys: {},
        }),
        [`POST ${base}/messages/send`]: () => send,
        [`GET ${base}/sends`]: () => listed(sends()),
        [`GET ${base}/sends/${send.id}`]: () => send,
        [`GET ${base}/sends/${send.id}/events`]: () => send,
        [`POST ${base}/sends/${send.id}/cancel`]: () => send,
        'POST /api/user/verify-email': () => failure(429, { root: { code: 'too_many_mails_today' } }),
      },
      [],
      query,
    );
  const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

  it('is shown once Send was pressed: what, to how many, and for which mail', async () => {
    const sends: Send[] = [];
    const { received } = await show(() => sends, '?send=1');
    sends.push(send);
    fireEvent.click(await screen.findByRole('button', { name: 'Send once confirmed' }));
    await screen.findByRole('heading', { name: WAITS });
    expect(received.find(({ path }) => path.endsWith('/messages/send'))?.body).toMatchObject({ whenVerified: true });
    expect(status().join()).toMatch(OWN);
    expect(status().join()).toContain('To 2 guests.');
    await screen.findByText(/Waiting for you to confirm/);
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    // The mailed link leads back to this send, and does not ask again whether to send.
    expect(takePlace()).toBe(`/Feststar/invitations#send-${send.id}`);
  });

  it('turns into a running send by itself when the address is confirmed elsewhere, and says so', async () => {
    await show(() => [send]);
    await screen.findByRole('heading', { name: WAITS });
    expect(screen.queryByText('The e-mail is confirmed. We are sending now.')).toBeNull();
    isVerified = true;
    send = { ...send, status: 'sending', emailsSent: 1 };
    comeBack();
    await screen.findByRole('heading', { name: 'Sending “Come!”' }, { timeout: 5000 });
    expect(status()).toContain('The e-mail is confirmed. We are sending now.');
    await screen.findByText(/Being sent now/);
    expect(screen.getByText('1 of 2')).toBeTruthy();
  });

  it('ends alike in the tab to which the mailed link leads, where nothing is left to be written', async () => {
    isVerified = true;
    send = { ...send, status: 'finished', emailsSent: 2, ended: true, endedAt: '2027-01-01T10:01:00Z' };
    const { hash } = await show(() => [send], `#send-${send.id}`);
    await screen.findByRole('heading', { name: END });
    expect(screen.queryByRole('textbox', { name: 'Subject' })).toBeNull();
    expect(hash()).toBe(`#send-${send.id}`);
    // Closed once, it is not shown again when the page is loaded again.
    press('Close');
    await waitFor(() => expect(hash()).toBe(''));
    expect(screen.queryByRole('heading', { name: END })).toBeNull();
  });

  it('is not shown again once it has ended, unless the address leads to it', async () => {
    isVerified = true;
    send = { ...send, status: 'finished', emailsSent: 2, ended: true, endedAt: '2027-01-01T10:01:00Z' };
    await show(() => [send]);
    expect(screen.queryByRole('heading', { name: END })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Your guests right now' })).toBeTruthy();
  });

  it('says to another host, whose address is confirmed, that it waits for that of its host', async () => {
    isVerified = true;
    await show(() => [send]);
    await screen.findByText(/It will be sent automatically as soon as the host’s e-mail is confirmed\./);
    expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull();
  });

  it('is cancelled, and then nothing was sent and the message can be sent again', async () => {
    const sends: Send[] = [];
    await show(() => sends.map(() => send));
    fireEvent.click(await screen.findByRole('button', { name: 'Send to 2 guests' }));
    sends.push(send);
    fireEvent.click(await screen.findByRole('button', { name: 'Send once confirmed' }));
    await screen.findByRole('heading', { name: WAITS });
    send = { ...send, status: 'cancelled', total: 0, ended: true, endedAt: '2027-01-01T10:01:00Z' };
    press('Do not send');
    await screen.findByText('Nothing was sent.', undefined, { timeout: 5000 });
    expect(screen.queryByText('The e-mail is confirmed. We are sending now.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'See each guest' })).toBeNull();
    await screen.findByText(/Was not sent/);
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send to 2 guests' }).disabled).toBe(false),
    );
    expect(screen.queryByText(/^You have just sent it/)).toBeNull();
    press('Close');
    await waitFor(() => expect(screen.queryByText('Nothing was sent.')).toBeNull());
  });

  it('says why the link was not mailed again, and waits on', async () => {
    await show(() => [send]);
    await screen.findByRole('heading', { name: WAITS });
    press('Send the link again');
    await screen.findByText(/has to wait until tomorrow/);
    expect(screen.getByRole('heading', { name: WAITS })).toBeTruthy();
  });
});

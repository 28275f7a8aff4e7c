import { aParty } from '@festlig/testing/party';
import { anOwnReply } from '@festlig/testing/rsvp/a-reply';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Party } from '@festlig/contracts/party';
import type { OwnRsvp } from '@festlig/contracts/rsvp';
import { type Answer, failure, fakeServer, renderRoute } from '../../../../components/testing/render-route';
import GuestReply from '../../components/GuestReply';

const party = aParty({ id: '1'.repeat(24), language: 'en', date: '2999-06-12T16:00:00Z' });
const base = `/api/party/${party.id}`;
const own = anOwnReply({ rid: 'secretkey', isComming: false, comment: '' });
const NOT_TAKEN = /^Replies closed before yours could be sent:/;

let isOnline: boolean;
beforeEach(() => {
  isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  jest.restoreAllMocks();
});

interface Opened {
  change?: Partial<Party>;
  reply?: OwnRsvp | null;
  submit?: Answer;
}

async function open({ change = {}, reply = null, submit = () => null }: Opened = {}) {
  const received = fakeServer({ [`GET ${base}/rsvp/own`]: () => ({ rsvp: reply }), [`POST ${base}/rsvps`]: submit });
  const { fetch } = globalThis;
  globalThis.fetch = (...request) => (isOnline ? fetch(...request) : Promise.reject(new TypeError('Failed to fetch')));
  await renderRoute(<GuestReply party={{ ...party, ...change }} />, reply ? '/emma?rid=secretkey' : '/emma');
  return () => received.filter(({ method }) => method === 'POST');
}

/** Leaves a yes with a comment on the phone, which was sent while there was no network. */
async function leaveWaiting() {
  await open();
  await userEvent.click(await screen.findByLabelText(/Yes/));
  await userEvent.type(screen.getByLabelText('Your name'), 'Anne Holm');
  await userEvent.type(screen.getByLabelText(/A note/), 'See you');
  isOnline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Send my reply' }));
  await screen.findByText(/^Your reply will be sent when you are online again/);
  isOnline = true;
}
const notTaken = async () => (await screen.findByRole('status')).textContent;

describe('a reply that waited for the network when replies were closed (rule: reply-sent-later)', () => {
  it('is told as not taken, with what it was and who should hear of it, and is not sent', async () => {
    await leaveWaiting();
    const posts = await open({ change: { rsvpEnabled: false } });
    expect(await notTaken()).toMatch(NOT_TAKEN);
    expect(await notTaken()).toMatch(
      /You are coming\. See you Get in touch with your host if your reply still stands\.$/,
    );
    expect(posts()).toEqual([]);
    // It is told again whenever the page is opened.
    await open({ change: { rsvpEnabled: false } });
    expect(await notTaken()).toMatch(NOT_TAKEN);
  });

  it.each([{ cancelled: true }, { date: '2020-06-12T16:00:00Z' }])(
    'asks nobody to write where it no longer matters: %j',
    async (change) => {
      await leaveWaiting();
      await open({ change });
      expect(await notTaken()).toMatch(NOT_TAKEN);
      expect(await notTaken()).not.toMatch(/if your reply still stands/);
    },
  );

  it('is sent when replies are open again', async () => {
    await leaveWaiting();
    await open({ change: { rsvpEnabled: false } });
    await notTaken();
    const sent = anOwnReply({ rid: 'secretkey', name: 'Anne Holm' });
    const posts = await open({ submit: () => ({ rsvp: sent, changed: false, receipt: false }) });
    expect(await screen.findByText('See you there, Anne!')).toBeTruthy();
    expect(posts()).toMatchObject([{ body: { isComming: true, comment: 'See you' } }]);
    await open({ change: { rsvpEnabled: false } });
    await screen.findByText('No reply needed');
    expect(screen.queryByText(NOT_TAKEN)).toBeNull();
  });

  it('is told after the server has refused it, which is said at once and not tried again', async () => {
    await leaveWaiting();
    const posts = await open({ submit: () => failure(409, { root: { code: 'rsvp_disabled' } }) });
    expect(await screen.findByText('Your host is not collecting replies here.')).toBeTruthy();
    expect(screen.queryByText(/^Your reply will be sent when/)).toBeNull();
    // What listened for the network has stopped.
    await act(async () => undefined);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(posts()).toHaveLength(1);
    await open({ change: { rsvpEnabled: false } });
    expect(await notTaken()).toMatch(NOT_TAKEN);
  });

  it('is not told to a guest who has answered elsewhere since, nor of what was typed and never sent', async () => {
    await leaveWaiting();
    const [[key = '', kept = '']] = Object.entries(localStorage) as [[string, string]];
    localStorage.setItem(key.replace(/new$/, 'secretkey'), kept);
    await open({ change: { rsvpEnabled: false }, reply: own });
    await screen.findByText('You can’t make it');
    expect(screen.queryByText(NOT_TAKEN)).toBeNull();
    localStorage.clear();
    await open();
    await userEvent.click(await screen.findByLabelText(/Yes/));
    await userEvent.type(screen.getByLabelText('Your name'), 'Anne');
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    await open({ change: { rsvpEnabled: false } });
    await screen.findByText('No reply needed');
    expect(screen.queryByText(NOT_TAKEN)).toBeNull();
  });
});

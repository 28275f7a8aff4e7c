import { aParty } from '@festlig/testing/party';
import { anOwnReply } from '@festlig/testing/rsvp/a-reply';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnRsvp } from '@festlig/contracts/rsvp';
import { type Answer, failure, fakeServer, renderRoute } from '../../../../components/testing/render-route';
import GuestReply from '../../components/GuestReply';

const party = aParty({ id: '1'.repeat(24), language: 'en', date: '2999-06-12T16:00:00Z' });
const base = `/api/party/${party.id}`;
const WAITS = /^Your reply will be sent when you are online again/;
const sent = anOwnReply({ rid: 'secretkey', name: 'Anne Holm' });

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

/** Opens the page, of which nothing is sent while there is no network. */
async function open(submit: Answer, own: OwnRsvp | null = null, query = '') {
  const received = fakeServer({ [`GET ${base}/rsvp/own`]: () => ({ rsvp: own }), [`POST ${base}/rsvps`]: submit });
  const { fetch } = globalThis;
  globalThis.fetch = (...request) => (isOnline ? fetch(...request) : Promise.reject(new TypeError('Failed to fetch')));
  await renderRoute(<GuestReply party={party} />, `/emma${query}`);
  return () => received.filter(({ method }) => method === 'POST').map(({ body }) => body as { formKey: string });
}
const answerYes = async () => {
  await userEvent.click(await screen.findByLabelText(/Yes/));
  await userEvent.type(screen.getByLabelText('Your name'), 'Anne Holm');
  await userEvent.click(screen.getByRole('button', { name: 'Send my reply' }));
};
/** Sends a reply while there is no network. */
const sendOffline = async () => {
  isOnline = false;
  await answerYes();
  expect((await screen.findByRole('status')).textContent).toMatch(WAITS);
};
const comeOnline = () =>
  act(async () => {
    isOnline = true;
    dispatchEvent(new Event('online'));
  });
const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
const accept = () => ({ rsvp: sent, changed: false, receipt: false });

describe('a reply that is sent without a network (rule: reply-sent-later)', () => {
  it('waits on the phone, is sent once when there is a network, and leaves nothing behind', async () => {
    const posts = await open(accept);
    await sendOffline();
    expect(Object.keys(localStorage)).toEqual([`festlig_reply_${party.id}_new`]);
    expect(screen.getByDisplayValue('Anne Holm')).toBeTruthy();
    await comeOnline();
    expect(await screen.findByText('See you there, Anne!')).toBeTruthy();
    expect(posts()).toMatchObject([{ name: 'Anne Holm', isComming: true }]);
    expect(kept()).toEqual([]);
  });

  it('is sent when the page is opened again, under the same key', async () => {
    const first = await open(accept);
    await sendOffline();
    const { formKey } = JSON.parse(localStorage.getItem(`festlig_reply_${party.id}_new`) ?? '') as { formKey: string };
    expect(first()).toEqual([]);
    isOnline = true;
    const posts = await open(accept);
    expect(await screen.findByText('See you there, Anne!')).toBeTruthy();
    expect(posts()).toMatchObject([{ formKey }]);
  });

  it('still waits while the phone has found a network but does not reach anything', async () => {
    let isReached = false;
    const posts = await open(() => {
      if (!isReached) throw new TypeError('Failed to fetch');
      return accept();
    });
    await sendOffline();
    await comeOnline();
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(screen.getByText(WAITS)).toBeTruthy();
    isReached = true;
    await comeOnline();
    expect(await screen.findByText('See you there, Anne!')).toBeTruthy();
    const [one, two] = posts();
    expect(one?.formKey).toBe(two?.formKey);
  });

  it('shows why it was refused, with what was typed, and is not sent again by itself', async () => {
    const posts = await open(() => failure(422, { name: { code: 'invalid' } }));
    await sendOffline();
    await comeOnline();
    expect(await screen.findByText(/does not look right/)).toBeTruthy();
    expect(screen.queryByText(WAITS)).toBeNull();
    expect(screen.getByDisplayValue('Anne Holm')).toBeTruthy();
    await comeOnline();
    expect(posts()).toHaveLength(1);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('is not sent by itself once the guest has changed it', async () => {
    const posts = await open(accept);
    await sendOffline();
    await userEvent.type(screen.getByLabelText(/A note/), 'x');
    expect(screen.queryByText(WAITS)).toBeNull();
    await comeOnline();
    expect(posts()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Send my reply' }));
    expect(await screen.findByText('See you there, Anne!')).toBeTruthy();
  });

  it('is a change too, which is opened again with the page', async () => {
    const own = anOwnReply({ rid: 'secretkey', isComming: true });
    await open(accept, own, '?rid=secretkey');
    await userEvent.click(await screen.findByRole('button', { name: 'Change my reply' }));
    isOnline = false;
    await userEvent.click(screen.getByLabelText(/No/));
    await userEvent.click(screen.getByRole('button', { name: 'Save my new reply' }));
    await screen.findByText(WAITS);
    isOnline = true;
    const posts = await open(
      () => ({ ...accept(), rsvp: { ...own, isComming: false, changedAt: '2098-01-01T10:00:00Z' } }),
      own,
      '?rid=secretkey',
    );
    expect(await screen.findByText('Thank you for letting us know')).toBeTruthy();
    expect(posts()).toMatchObject([{ isComming: false }]);
  });

  it('is shown and not sent when the guest has answered elsewhere meanwhile', async () => {
    const own = anOwnReply({ rid: 'secretkey', isComming: true });
    await open(accept, own, '?rid=secretkey');
    await userEvent.click(await screen.findByRole('button', { name: 'Change my reply' }));
    isOnline = false;
    await userEvent.click(screen.getByLabelText(/No/));
    await userEvent.click(screen.getByRole('button', { name: 'Save my new reply' }));
    await screen.findByText(WAITS);
    isOnline = true;
    const posts = await open(accept, { ...own, changedAt: '2098-01-01T10:00:00Z' }, '?rid=secretkey');
    expect((await screen.findByLabelText<HTMLInputElement>(/No/)).checked).toBe(true);
    await comeOnline();
    expect(screen.queryByText(WAITS)).toBeNull();
    expect(posts()).toEqual([]);
  });
});

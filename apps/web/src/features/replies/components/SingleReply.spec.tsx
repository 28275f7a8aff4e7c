import type { HostRsvp } from '@festlig/contracts/rsvp';
import { aPublishedParty } from '@festlig/testing/party';
import { aReply } from '@festlig/testing/rsvp/a-reply';
import { describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { comeBack, fakeServer, renderRoute } from '../../../components/testing/render-route';
import { SingleReply } from './SingleReply';

const party = aPublishedParty();
const base = `/api/party/${party.id}`;
const anne = aReply();
const type = (field: Element, value: string) => fireEvent.change(field, { target: { value } });
const show = async (known: { replies: HostRsvp[] }, user: object | null = null) => {
  const received = fakeServer({
    'GET /api/initial': () => ({ user, language: 'en', flags: { photos: true }, providerKeys: {}, csrf: 'c' }),
    [`GET ${base}/rsvps`]: () => ({ items: known.replies, page: 1, pageSize: 200, total: known.replies.length }),
    [`POST ${base}/rsvps/${anne.id}/messages`]: () => ({ ...anne, isKnown: false }),
  });
  await renderRoute(<SingleReply party={party} id={anne.id} onGone={jest.fn()} />, `/?id=${anne.id}`);
  const box = await screen.findByLabelText<HTMLTextAreaElement>('Write to Anne Holm', { selector: 'textarea' });
  return { received, box };
};

describe('one reply', () => {
  it('takes the host’s message in its thread, and says whether it is mailed', async () => {
    const { box, received } = await show({ replies: [anne] });
    expect(screen.getByText('Anne Holm gets the message by e-mail and can answer you here.')).toBeTruthy();
    const asksToClose = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asksToClose()).toBe(false);
    type(box, 'See you');
    expect(asksToClose()).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(box.value).toBe(''));
    await waitFor(() => expect(asksToClose()).toBe(false));
    expect(received.find(({ method }) => method === 'POST')?.body).toMatchObject({ message: 'See you' });
    expect(received.some(({ path }) => path.includes(`id=${anne.id}`))).toBe(true);
  });

  it('shows what the guest had answered before, only where there was something (rule: earlier-answer)', async () => {
    const before = { isComming: true, comment: 'Hooray' };
    await show({ replies: [{ ...anne, isComming: false, comment: '', earlier: before }] });
    expect(screen.getByText('Changed from yes to no. Wrote before: “Hooray”')).toBeTruthy();
    cleanup();
    await show({ replies: [{ ...anne, earlier: { isComming: false, comment: '' } }] });
    expect(screen.getByText('Changed from no to yes.')).toBeTruthy();
    cleanup();
    await show({ replies: [anne] });
    expect(screen.queryByText(/^Changed from/)).toBeNull();
  });

  it('shows the greeting as the first words of the thread, above the box (rule: reply-list-one)', async () => {
    const answer = {
      id: 'e'.repeat(24),
      message: 'Yes, in the yard',
      createdAt: anne.createdAt,
      isHost: true,
      byOwner: true,
    };
    await show({ replies: [{ ...anne, comment: 'Can we park?', messages: [answer], messageCount: 1 }] });
    const words = screen.getByRole('log').textContent;
    expect(words).toMatch(/Anne Holm.*Can we park\?.*Yes, in the yard/);
    expect(screen.getAllByText('Can we park?')).toHaveLength(1);
    expect(screen.queryByText('No messages yet.')).toBeNull();
  });

  it('says that there are no messages where the guest wrote no greeting either', async () => {
    await show({ replies: [{ ...anne, comment: ' ', messages: [], messageCount: 0 }] });
    expect(screen.getByRole('log').textContent).toBe('No messages yet.');
  });

  it('asks before an unsent message is left for the list of replies', async () => {
    const { box } = await show({ replies: [anne] });
    type(box, 'See you');
    fireEvent.click(screen.getByRole('link', { name: 'Show all replies' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(box.value).toBe('See you');
  });

  it('asks a host to confirm their address before they can write', async () => {
    const user = { id: 'b'.repeat(24), name: 'Karen', email: 'karen@x.example', email_verified: false, phone: null };
    const more = { phone_verified: false, marketingConsent: false, muteRsvps: false, muteRsvpMessages: false };
    await show({ replies: [anne] }, { ...user, ...more, language: 'en' });
    expect(await screen.findByText(/link to karen@x.example/)).toBeTruthy();
  });

  it('labels both addresses when the guest gave another than the guest list has', async () => {
    await show({ replies: [{ ...anne, email: 'own@x.example', contactEmail: 'list@x.example' }] });
    expect(screen.getByText('list@x.example (on the guest list)')).toBeTruthy();
    expect(screen.getByText('own@x.example (in the reply)')).toBeTruthy();
    await show({ replies: [{ ...anne, email: 'same@x.example', contactEmail: 'same@x.example' }] });
    expect(screen.getByText('same@x.example')).toBeTruthy();
  });

  it('shows changes from another tab on return, and keeps what is typed here', async () => {
    const known = { replies: [anne] };
    const { box } = await show(known);
    type(box, 'See you');
    fireEvent.click(screen.getByRole('button', { name: 'Edit reply' }));
    type(await screen.findByLabelText('Number of people'), '4');
    known.replies = [{ ...anne, comment: 'Changed elsewhere' }];
    comeBack();
    await screen.findByText('Changed elsewhere');
    expect(screen.getByLabelText<HTMLInputElement>('Number of people').value).toBe('4');
    known.replies = [];
    comeBack();
    await screen.findByText('The reply no longer exists');
    expect(screen.getByLabelText<HTMLInputElement>('Number of people').value).toBe('4');
    expect([box.isConnected, box.value]).toEqual([true, 'See you']);
  });
});

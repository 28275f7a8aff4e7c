import type { HostRsvp } from '@festlig/contracts/rsvp';
import { aPublishedParty } from '@festlig/testing/party';
import { aReply } from '@festlig/testing/rsvp/a-reply';
import { describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { failure, fakeServer, renderRoute } from '../../../components/testing/render-route';
import { Unlisted } from './Unlisted';

const { id: partyId } = aPublishedParty();
const PUT = 'Add to the guest list: Anne Holm';

const show = async (reply: Partial<HostRsvp>, isAlone = false, answer?: () => unknown) => {
  const received = fakeServer(answer ? { [`POST /api/party/${partyId}/rsvps/enlisted`]: answer } : {});
  await renderRoute(
    <>
      <h1>Replies</h1>
      <Unlisted partyId={partyId} reply={aReply(reply)} isAlone={isAlone} />
    </>,
  );
  return received;
};

describe('a reply that belongs to nobody on the guest list (rules: reply-unlisted, reply-enlisted)', () => {
  it('is marked, and its guest is put on the list alone', async () => {
    const received = await show({}, false, () => ({ enlisted: 1, seconds: [], left: 4 }));
    expect(screen.getByText('Not on the guest list')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: PUT }));
    await screen.findByText('1 guest is now on the guest list.', undefined, { timeout: 3000 });
    expect(received.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { ids: [aReply().id] },
    ]);
  });

  it('keeps its button, with the reason, when that failed', async () => {
    await show({}, false, () => failure(503, { root: { code: 'unavailable' } }));
    fireEvent.click(screen.getByRole('button', { name: PUT }));
    await screen.findByRole('alert', undefined, { timeout: 3000 });
    expect(screen.getByRole('button', { name: PUT })).toBeTruthy();
  });

  it('says alone what to do without an address, and nothing of it with one', async () => {
    const text = 'There is no e-mail in the reply. You can add one once Anne Holm is on the guest list.';
    await show({ email: null }, true);
    expect(screen.getByText(text)).toBeTruthy();
    cleanup();
    await show({ email: 'anne@example.dk' }, true);
    expect(screen.queryByText(text)).toBeNull();
  });

  it('is not marked once it belongs to a guest', async () => {
    await show({ contact: 'b'.repeat(24) });
    expect(screen.queryByText('Not on the guest list')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a reply whose guest has another one (rule: reply-second)', () => {
  it('says so, and has no button', async () => {
    await show({ secondOf: 'b'.repeat(24) });
    expect(screen.getByText('Has another reply')).toBeTruthy();
    cleanup();
    await show({ secondOf: 'b'.repeat(24) }, true);
    expect(screen.getByText(/^Anne Holm is on the guest list with another reply\./)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

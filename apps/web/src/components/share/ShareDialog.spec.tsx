import type { Party } from '@festlig/contracts/party';
import { aParty } from '@festlig/testing/party';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeServer, renderRoute } from '../testing/render-route';
import ShareDialog from './ShareDialog';

const NAME = 'Only guests on the list can reply';
const anyone = () => screen.queryByText(/Anyone with the link can see the page and reply/);
const restricted = () => screen.queryByRole<HTMLInputElement>('switch', { name: NAME });

async function show(change: Partial<Party> = {}, answer: object = {}) {
  const party = aParty({ id: 'a'.repeat(24), rsvpEnabled: true, rsvpRestricted: false, ...change });
  const received = fakeServer({
    'GET /api/initial': () => ({ user: null, language: 'en', flags: {}, providerKeys: {} }),
    [`PATCH /api/party/${party.id}/settings`]: () => ({ ...party, ...answer }),
  });
  await renderRoute(<ShareDialog party={party} onClose={() => undefined} />);
  await screen.findByRole('button', { name: 'Copy the link' });
  return () => received.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
}

describe('passing the link on (rule: share-says-who-replies)', () => {
  it('says that anyone can reply, and lets the host keep replies to guests on the list', async () => {
    const saved = await show();
    expect(anyone()).toBeTruthy();
    expect(restricted()!.checked).toBe(false);
    fireEvent.click(restricted()!);
    await waitFor(() => expect(saved()).toEqual([{ rsvpRestricted: true }]));
    expect(restricted()!.checked).toBe(true);
    expect(anyone()).toBeNull();
    expect(screen.getByText('They reply from their own link. Others can see the page, but not reply.')).toBeTruthy();
  });

  it('lets the host open replies to anyone again', async () => {
    const saved = await show({ rsvpRestricted: true });
    expect(anyone()).toBeNull();
    fireEvent.click(restricted()!);
    await waitFor(() => expect(saved()).toEqual([{ rsvpRestricted: false }]));
    expect(anyone()).toBeTruthy();
  });

  it('puts the switch back and says so when it was not saved', async () => {
    await show({}, { failed: 500, errors: { root: { code: 'unexpected' } } });
    fireEvent.click(restricted()!);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(restricted()!.checked).toBe(false);
    expect(anyone()).toBeTruthy();
  });

  it.each([
    ['replies are off', { rsvpEnabled: false }],
    ['the party is cancelled', { cancelled: true }],
  ])('has no switch where nobody can reply: %s', async (_why, change) => {
    await show(change);
    expect(restricted()).toBeNull();
    expect(anyone()).toBeNull();
  });
});

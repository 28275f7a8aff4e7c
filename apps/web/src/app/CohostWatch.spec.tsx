import { describe, expect, it } from '@jest/globals';
import { aParty } from '@festlig/testing/party';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { usePartyOfPage } from '../api/party';
import { comeBack, failure, fakeServer, renderRoute } from '../components/testing/render-route';
import { REMOVING, useRemoveCohostMutation } from '../features/settings/api';
import { CohostWatch } from './CohostWatch';

const party = aParty({ id: 'a'.repeat(24), title: 'Sofie 40', isCohost: true });

const inviteId = 'b'.repeat(24);
/** A page of the party, and what it shows of the reader's role. */
function Page() {
  const { data } = usePartyOfPage();
  const [stop, { isSuccess }] = useRemoveCohostMutation({ fixedCacheKey: REMOVING });
  return (
    <>
      <button onClick={() => void stop({ partyId: party.id, inviteId })}>Stop</button>
      {isSuccess && <p>stopped</p>}
      {data?.isCohost && <CohostWatch />}
      <p>{data && (data.isCohost ? 'host' : 'guest')}</p>
    </>
  );
}

describe('an open page of a co-host', () => {
  const show = async () => {
    let isCohost = true;
    let isAway = false;
    const asked = fakeServer({
      'GET /api/party/Feststar': () => ({ ...party, isCohost }),
      [`GET /api/party/${party.id}/role`]: () =>
        isCohost ? { role: 'editor' } : failure(404, { root: { code: 'not_found' } }),
      [`DELETE /api/party/${party.id}/cohosts/${inviteId}`]: () => {
        if (isAway) return failure(503, { root: { code: 'unavailable' } });
        isCohost = false;
        return { done: true };
      },
    });
    await renderRoute(<Page />, '/Feststar/contacts', '/:idOrSlug/contacts');
    await screen.findByText('Co-host');
    return { asked, remove: () => (isCohost = false), goAway: () => (isAway = true) };
  };

  it('says that the user is a co-host, and stays while they are', async () => {
    const { asked } = await show();
    await waitFor(() => expect(asked.filter(({ path }) => path.endsWith('/role')).length).toBeGreaterThan(1));
    expect(screen.getByText('host')).toBeTruthy();
  });

  it('learns by itself that they were removed, and says so once', async () => {
    const { remove } = await show();
    remove();
    await screen.findByText('guest');
    await screen.findByText('You are no longer a co-host, so you see the event as a guest.');
    expect(screen.queryByText('Co-host')).toBeNull();
  });

  it('says nothing to a co-host who stops by themselves, as long as the page is open', async () => {
    const { asked } = await show();
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
    const roles = () => asked.filter(({ path }) => path.endsWith('/role')).length;
    await waitFor(() => expect(screen.getByText('stopped')).toBeTruthy());
    const before = roles();
    comeBack();
    expect(roles()).toBe(before);
    expect(screen.queryByText(/^You are no longer a co-host/)).toBeNull();
  });

  it('goes on looking when they could not stop', async () => {
    const { remove, goAway } = await show();
    goAway();
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    remove();
    await screen.findByText('You are no longer a co-host, so you see the event as a guest.');
  });
});

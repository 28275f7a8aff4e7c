import { describe, expect, it } from '@jest/globals';
import { aParty } from '@festlig/testing/party';
import { screen, waitFor } from '@testing-library/react';
import { usePartyOfPage } from '../api/party';
import { failure, fakeServer, renderRoute } from '../components/testing/render-route';
import { CohostWatch } from './CohostWatch';

const party = aParty({ id: 'a'.repeat(24), title: 'Sofie 40', isCohost: true });

/** A page of the party, and what it shows of the reader's role. */
function Page() {
  const { data } = usePartyOfPage();
  return (
    <>
      {data?.isCohost && <CohostWatch />}
      <p>{data && (data.isCohost ? 'host' : 'guest')}</p>
    </>
  );
}

describe('an open page of a co-host', () => {
  const show = async () => {
    let isCohost = true;
    const asked = fakeServer({
      'GET /api/party/Feststar': () => ({ ...party, isCohost }),
      [`GET /api/party/${party.id}/role`]: () =>
        isCohost ? { role: 'editor' } : failure(404, { root: { code: 'not_found' } }),
    });
    await renderRoute(<Page />, '/Feststar/contacts', '/:idOrSlug/contacts');
    await screen.findByText('Co-host');
    return { asked, remove: () => (isCohost = false) };
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
});

import { aParty } from '@festlig/testing/party';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { failure, fakeServer, renderRoutes } from '../components/testing/render-route';
import { EventRoute } from './EventRoute';

const party = aParty({ id: 'b'.repeat(24), sid: 'abcdEFGH', language: 'en', title: 'Summer party' });

function open(isOwner: boolean) {
  fakeServer({
    'GET /api/initial': () => ({ user: null, language: 'en', flags: {}, providerKeys: {} }),
    'GET /api/party/abcdEFGH': () => ({ ...party, isOwner }),
    [`GET /api/party/${party.id}/rsvp/own`]: () => failure(404, { root: { code: 'not_found' } }),
  });
  const photos = (
    <>
      <p>the photos</p>
      <Link to="/abcdEFGH">To the invitation</Link>
    </>
  );
  const route = { path: '/:idOrSlug', element: <EventRoute />, children: [{ path: 'photos', element: photos }] };
  return renderRoutes([route], ['/abcdEFGH/photos']);
}
const invitation = () => screen.queryByRole('heading', { name: 'Summer party' });

afterEach(cleanup);

describe('what has an address of its own over the invitation (rules: photo-overlay, wish-overlay)', () => {
  it('is there in place of the invitation for a host, who comes back to it', async () => {
    await open(true);
    expect(await screen.findByText('the photos')).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Summer party · Festlig'));
    expect(invitation()).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'To the invitation' }));
    await waitFor(() => expect(invitation()).not.toBeNull());
    expect(screen.queryByText('the photos')).toBeNull();
  });

  it('is there beside the invitation for a guest', async () => {
    await open(false);
    expect(await screen.findByText('the photos')).toBeTruthy();
    await waitFor(() => expect(invitation()).not.toBeNull());
  });
});

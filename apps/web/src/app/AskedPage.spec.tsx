import { aParty } from '@festlig/testing/party';
import { aUser } from '@festlig/testing/service/a-user';
import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { useLoginPrompt } from '../api/login-prompt';
import { failure, fakeServer, renderRoutes } from '../components/testing/render-route';
import EditorOnly from './EditorOnly';
import { EventRoute } from './EventRoute';
import LoginDialog from './LoginDialog';

const party = aParty({ id: 'b'.repeat(24), sid: 'abcdEFGH', language: 'en', title: 'Summer party' });
const user = aUser({ name: 'Emma', email: 'e@x.example', language: 'en' });

function Around() {
  return (
    <>
      <Outlet />
      {useLoginPrompt() && <LoginDialog />}
    </>
  );
}

async function open({ isOwner }: { isOwner: boolean }) {
  let session: typeof user | null = null;
  fakeServer({
    'GET /api/initial': () => ({ user: session, language: 'en', flags: {}, providerKeys: {} }),
    'GET /api/party/abcdEFGH': () => ({ ...party, isOwner: isOwner && session !== null }),
    'POST /api/login': () => ({ user: (session = user) }),
    [`GET /api/party/${party.id}/rsvp/own`]: () => failure(404, { root: { code: 'not_found' } }),
  });
  const shown = await renderRoutes(
    [
      {
        element: <Around />,
        children: [
          { path: '/:idOrSlug', element: <EventRoute /> },
          {
            path: '/:idOrSlug',
            element: <EditorOnly />,
            children: [{ path: 'settings', element: <h1>The settings</h1> }],
          },
        ],
      },
    ],
    ['/abcdEFGH/settings?id=1&cid=guest123'],
  );
  await screen.findByRole('dialog', { name: 'Log in to continue' });
  return shown;
}

async function logIn() {
  fireEvent.change(await screen.findByLabelText('E-mail'), { target: { value: user.email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'en lang kode' } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Log in' })));
}

describe('a visitor who opens a host’s page (rule: host-pages-offer-log-in)', () => {
  it('sees the invitation, and comes to the page asked for after logging in as its host', async () => {
    const { path, search } = await open({ isOwner: true });
    expect([path(), search()]).toEqual(['/abcdEFGH', '?cid=guest123']);
    expect(screen.getByText('Summer party')).toBeTruthy();
    await logIn();
    await screen.findByRole('heading', { name: 'The settings' });
    expect([path(), search()]).toEqual(['/abcdEFGH/settings', '?id=1&cid=guest123']);
  });

  it('stays on the invitation after logging in as somebody else', async () => {
    const { path } = await open({ isOwner: false });
    await logIn();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('heading', { name: 'Summer party' });
    expect(path()).toBe('/abcdEFGH');
  });

  it('stays on the invitation after declining', async () => {
    const { path } = await open({ isOwner: true });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Cancel' })));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('heading', { name: 'Summer party' });
    expect(path()).toBe('/abcdEFGH');
  });
});

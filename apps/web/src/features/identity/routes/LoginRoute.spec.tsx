import { describe, expect, it } from '@jest/globals';
import { aUser } from '@festlig/testing/service/a-user';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { failure, fakeServer, renderRoute } from '../../../components/testing/render-route';
import LoginRoute from './LoginRoute';

const file = '/export/abcdEFGH/contacts.csv';

/** The log-in page at its address, and an element that shows the current address. */
function Site() {
  const { pathname } = useLocation();
  return pathname === '/en/login' ? <LoginRoute /> : <p>at {pathname}</p>;
}
/** `fetched` are the links to the server that were followed. */
async function show(wanted: string, isLoggedIn = false) {
  let entered = isLoggedIn;
  fakeServer({
    'GET /api/initial': () => ({ user: entered ? aUser() : null, language: 'en', flags: {}, providerKeys: {} }),
    'POST /api/login': () => {
      entered = true;
      return { user: aUser() };
    },
  });
  const fetched: string[] = [];
  document.body.onclick = (event) => {
    const link = (event.target as HTMLElement).closest('a');
    if (!link?.pathname.startsWith('/export/')) return;
    event.preventDefault();
    fetched.push(link.pathname);
  };
  await renderRoute(<Site />, `/en/login?return=${encodeURIComponent(wanted)}`);
  return { fetched };
}
const logIn = async () => {
  fireEvent.change(await screen.findByLabelText('E-mail'), { target: { value: 'karen@x.example' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'en lang kode' } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Log in' })));
};

it('links to a new password after too many wrong ones', async () => {
  await show('/en/parties');
  const locked = { root: { code: 'too_many_tries', params: { minutes: 4 } } };
  fakeServer({ 'POST /api/login': () => failure(429, locked) });
  await logIn();
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(/Try again in 4 min\., or choose a new one/)).toBeTruthy();
  const link = await alert.findByRole('link', { name: 'Forgot your password?' });
  expect(link.getAttribute('href')).toBe('/en/password');
});

describe('the page after log-in', () => {
  it('is the page the visitor came from', async () => {
    const { fetched } = await show('/abcdEFGH/contacts');
    await logIn();
    await screen.findByText('at /abcdEFGH/contacts');
    expect(fetched).toEqual([]);
  });

  it('is the host’s own page when the visitor came for a file, which is downloaded once', async () => {
    const { fetched } = await show(file);
    await logIn();
    await screen.findByText('at /en/parties');
    expect(fetched).toEqual([file]);
  });

  it('is never another site', async () => {
    const { fetched } = await show('//evil.example/export/x');
    await logIn();
    await screen.findByText('at /en/parties');
    expect(fetched).toEqual([]);
  });

  it('appears at once for a user who is already logged in', async () => {
    const { fetched } = await show(file, true);
    await screen.findByText('at /en/parties');
    await waitFor(() => expect(fetched).toEqual([file]));
  });
});

import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { aUser } from '@festlig/testing/service/a-user';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { failure, fakeServer, renderRoute } from '../../../components/testing/render-route';
import { Logins } from './Logins';

const google = { provider: 'google', email: 'karen@x.example', linkedAt: '2026-05-01T10:00:00.000Z' };
let logins: { hasPassword: boolean; providers: object[] };
let opened: jest.SpiedFunction<typeof window.open>;

async function show(answers: Parameters<typeof fakeServer>[0] = {}) {
  const initial = { user: aUser(), language: 'en', flags: {}, providerKeys: { google: 'g' } };
  const received = fakeServer({
    'GET /api/initial': () => initial,
    'GET /api/account/logins': () => logins,
    ...answers,
  });
  await renderRoute(<Logins />);
  return received;
}
const press = async (name: string) =>
  act(async () => void fireEvent.click(await screen.findByRole('button', { name })));
const end = (more: object) => {
  const state = new URL(String(opened.mock.lastCall?.[0]), 'http://x').searchParams.get('state');
  const data = { source: 'login-connect-success', state, ...more };
  return act(async () => void window.dispatchEvent(new MessageEvent('message', { origin: location.origin, data })));
};
beforeEach(() => {
  logins = { hasPassword: true, providers: [] };
  opened = jest.spyOn(window, 'open').mockImplementation(() => ({ focus: () => undefined }) as Window);
});
afterEach(() => opened.mockRestore());

it('links a provider in a window, and shows it afterwards', async () => {
  await show();
  await press('Link Google');
  expect(String(opened.mock.lastCall?.[0])).toContain('/connect/google?type=link&');
  logins.providers = [google];
  await end({ success: true });
  await screen.findByText('karen@x.example');
  expect(screen.getByRole('button', { name: 'Unlink Google' })).toBeTruthy();
});

it('says why a provider cannot be linked', async () => {
  await show();
  await press('Link Google');
  await end({ success: false, error: 'connect_taken' });
  expect(screen.getByRole('alert').textContent).toContain('already linked to another account');
});

it('unlinks a provider', async () => {
  logins.providers = [google];
  const none = () => (logins = { hasPassword: true, providers: [] });
  const received = await show({ 'DELETE /api/account/logins/google': none });
  await press('Unlink Google');
  await screen.findByRole('button', { name: 'Link Google' });
  expect(received.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

it('says that the only way to log in stays, and that a password can be chosen first', async () => {
  logins = { hasPassword: false, providers: [google] };
  const refused = () => failure(409, { root: { code: 'only_login' } });
  await show({ 'DELETE /api/account/logins/google': refused });
  await screen.findByText(/You have no password\. Choose one below/);
  await press('Unlink Google');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Choose a password first.'));
  expect(screen.getByRole('button', { name: 'Unlink Google' })).toBeTruthy();
});

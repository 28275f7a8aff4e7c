import { aUser } from '@festlig/testing/service/a-user';
import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeServer, renderRoute } from '../../../components/testing/render-route';
import { PasswordForm } from './PasswordForm';

const user = aUser();

async function show(hasPassword: boolean) {
  const received = fakeServer({
    'GET /api/initial': () => ({ user, language: 'en', flags: {}, providerKeys: {} }),
    'GET /api/account/logins': () => ({ hasPassword, providers: [] }),
    'POST /api/account/change-password': () => ({ user }),
  });
  await renderRoute(<PasswordForm />);
  await waitFor(() => expect(received.map(({ path }) => path)).toContain('/api/account/logins'));
  return () => received.filter(({ method }) => method === 'POST').map(({ body }) => body);
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText<HTMLInputElement>(label), { target: { value } });
const change = () => {
  type('New password', 'the new one');
  type('Repeat new password', 'the new one');
  fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
};

it('asks for the current password from the start where there is one, and sends nothing without it', async () => {
  const sent = await show(true);
  await screen.findByLabelText('Current password');
  expect(screen.queryByText('Enter your password.')).toBeNull();
  change();
  expect(await screen.findByText('Enter your password.')).toBeTruthy();
  expect(sent()).toEqual([]);
  type('Current password', 'the old one');
  fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Your new password has been saved')).toBeTruthy();
  expect(sent()).toEqual([{ currentPassword: 'the old one', password: 'the new one', password2: 'the new one' }]);
  expect(screen.getByLabelText('Current password')).toBeTruthy();
});

it('asks for no current password where there is none', async () => {
  const sent = await show(false);
  change();
  expect(await screen.findByText('Your new password has been saved')).toBeTruthy();
  expect(sent()).toEqual([{ password: 'the new one', password2: 'the new one' }]);
  expect(screen.queryByLabelText('Current password')).toBeNull();
});

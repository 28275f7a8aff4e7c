import { expect, it } from '@jest/globals';
import { aUser } from '@festlig/testing/service/a-user';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeServer, renderRoute } from '../../../components/testing/render-route';
import { ChangeEmail } from './ChangeEmail';
import { DeleteAccount } from './DeleteAccount';

const user = aUser();

async function show(hasPassword: boolean) {
  const received = fakeServer({
    'GET /api/initial': () => ({ user, language: 'en', flags: {}, providerKeys: {} }),
    'GET /api/account/logins': () => ({ hasPassword, providers: [] }),
    'POST /api/account/change-email': () => ({ ...user, email: 'new@x.example' }),
    'DELETE /api/user': () => ({ done: true }),
  });
  await renderRoute(
    <>
      <ChangeEmail user={user} />
      <DeleteAccount />
    </>,
  );
  await waitFor(() => expect(received.map(({ path }) => path)).toContain('/api/account/logins'));
  return received;
}
const press = async (name: string | RegExp) =>
  act(async () => void fireEvent.click(await screen.findByRole('button', { name })));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const sent = (received: { method: string; body: unknown }[], method: string) =>
  received.filter((each) => each.method === method).map(({ body }) => body);

it('a user without a password changes the address by typing it alone', async () => {
  const received = await show(false);
  await press(/^Change e-mail …/);
  await waitFor(() => expect(screen.queryByLabelText('Your password')).toBeNull());
  type('New e-mail', 'new@x.example');
  await press('Change e-mail');
  await waitFor(() => expect(sent(received, 'POST')).toEqual([{ email: 'new@x.example' }]));
});

it('a user without a password deletes the account by typing the word alone', async () => {
  const received = await show(false);
  await press(/^Delete the account/);
  await waitFor(() => expect(screen.queryByLabelText('Your password')).toBeNull());
  type(/^Type/, 'delete');
  await press('Delete for good');
  await waitFor(() => expect(sent(received, 'DELETE')).toHaveLength(1));
});

it('a user with a password types it to change the address', async () => {
  const received = await show(true);
  await press(/^Change e-mail …/);
  type('New e-mail', 'new@x.example');
  await press('Change e-mail');
  expect(screen.getByLabelText('Your password').getAttribute('aria-invalid')).toBe('true');
  expect(sent(received, 'POST')).toEqual([]);
});

it('a user with a password types it to delete the account', async () => {
  const received = await show(true);
  await press(/^Delete the account/);
  type(/^Type/, 'delete');
  await press('Delete for good');
  expect(screen.getByLabelText('Your password').getAttribute('aria-invalid')).toBe('true');
  expect(sent(received, 'DELETE')).toEqual([]);
});

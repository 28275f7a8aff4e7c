import { aUser } from '@festlig/testing/service/a-user';
import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { failure, fakeServer, renderRoute } from '../../../components/testing/render-route';
import { keepPlace, takePlace } from '../../../lib/confirm-place';
import { ChangeEmail } from './ChangeEmail';

async function show(isConfirmed: boolean, waits: string | null = null) {
  let waitingEmail = waits;
  const user = aUser({ email: 'karen@x.example', email_verified: isConfirmed });
  const received = fakeServer({
    'GET /api/initial': () => ({ user, language: 'en', flags: {}, providerKeys: {} }),
    'GET /api/account/logins': () => ({ hasPassword: true, waitingEmail, providers: [] }),
    'POST /api/user/verify-email': () => ({ done: true }),
    'DELETE /api/account/change-email': () => {
      waitingEmail = null;
      return { done: true };
    },
  });
  await renderRoute(<ChangeEmail user={user} />, '/en/account');
  return () => received.filter(({ method }) => method !== 'GET').map(({ path }) => path);
}

it('says that the address is not confirmed, and mails the link again (rule: change-email)', async () => {
  const sent = await show(false);
  expect(await screen.findByText('karen@x.example is not confirmed yet.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
  expect(await screen.findByText('We have sent a new link. Check your inbox.')).toBeTruthy();
  expect(sent()).toEqual(['/api/user/verify-email']);
  // It is changed on this page.
  expect(screen.queryByRole('link')).toBeNull();
});

it('leaves the place to which the link leads back as another page has kept it (rule: verify-goes-back)', async () => {
  keepPlace('/en/parties');
  await show(false);
  await screen.findByText('karen@x.example is not confirmed yet.');
  expect(takePlace()).toBe('/en/parties');
});

it('says nothing of a confirmed address', async () => {
  await show(true);
  await screen.findByText('You log in with karen@x.example.');
  expect(screen.queryByText(/not confirmed/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull();
});

it.each([
  [false, /The address changes at once: you log in with the new one/],
  [true, /Until then you log in with karen@x.example/],
])(
  'says when a new address counts while the old one is confirmed (%s) (rule: change-email)',
  async (isConfirmed, text) => {
    await show(isConfirmed);
    fireEvent.click(screen.getByRole('button', { name: 'Change e-mail …' }));
    expect(await screen.findByText(text)).toBeTruthy();
  },
);

it('asks about a misspelt domain of the new address, and corrects it with one press (rule: misspelt-domain)', async () => {
  await show(true);
  fireEvent.click(screen.getByRole('button', { name: 'Change e-mail …' }));
  const field = await screen.findByLabelText<HTMLInputElement>('New e-mail');
  fireEvent.change(field, { target: { value: 'karen@gmail.com' } });
  expect(screen.queryByText(/^Did you mean/)).toBeNull();
  fireEvent.change(field, { target: { value: 'karen@gmial.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'Yes, correct it' }));
  expect([field.value, document.activeElement]).toEqual(['karen@gmail.com', field]);
});

it('shows the address that waits, mails its link again, and withdraws it (rule: change-email)', async () => {
  const sent = await show(true, 'new@x.example');
  expect(await screen.findByText('Waiting to be confirmed: new@x.example')).toBeTruthy();
  expect(screen.getByText('You log in with karen@x.example.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
  expect(await screen.findByText('We have sent a new link. Check your inbox.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Your e-mail is still karen@x.example')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/Waiting to be confirmed/)).toBeNull());
  expect(sent()).toEqual(['/api/user/verify-email', '/api/account/change-email']);
});

it('goes on showing the address that waits when it could not be withdrawn', async () => {
  await show(true, 'new@x.example');
  await screen.findByText('Waiting to be confirmed: new@x.example');
  fakeServer({ 'DELETE /api/account/change-email': () => failure(503, { root: { code: 'unavailable' } }) });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(/We cannot answer right now/)).toBeTruthy();
  expect(screen.getByText('Waiting to be confirmed: new@x.example')).toBeTruthy();
});

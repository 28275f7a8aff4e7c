import { aUser } from '@festlig/testing/service/a-user';
import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { fakeServer, renderRoute } from '../../../components/testing/render-route';
import { keepPlace, takePlace } from '../../../lib/confirm-place';
import { ChangeEmail } from './ChangeEmail';

async function show(isConfirmed: boolean) {
  const user = aUser({ email: 'karen@x.example', email_verified: isConfirmed });
  const received = fakeServer({
    'GET /api/initial': () => ({ user, language: 'en', flags: {}, providerKeys: {} }),
    'GET /api/account/logins': () => ({ hasPassword: true, providers: [] }),
    'POST /api/user/verify-email': () => ({ done: true }),
  });
  await renderRoute(<ChangeEmail user={user} />, '/en/account');
  return () => received.filter(({ method }) => method === 'POST').map(({ path }) => path);
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

it('says before the address is changed that it changes at once (rule: change-email)', async () => {
  await show(true);
  fireEvent.click(screen.getByRole('button', { name: 'Change e-mail …' }));
  expect(await screen.findByText(/The address changes at once: you log in with the new one/)).toBeTruthy();
});

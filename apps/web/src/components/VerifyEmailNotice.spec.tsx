import { aUser } from '@festlig/testing/service/a-user';
import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { failure, fakeServer, renderRoute, type Answer } from './testing/render-route';
import { VerifyEmailNotice } from './VerifyEmailNotice';

const show = async (mailed: Answer, verified = false) => {
  fakeServer({
    'GET /api/initial': () => ({
      user: aUser({ email: 'karem@x.example', email_verified: verified }),
      language: 'en',
      flags: {},
      providerKeys: {},
    }),
    'POST /api/user/verify-email': mailed,
  });
  await renderRoute(
    <>
      <VerifyEmailNotice />
      <p>below</p>
    </>,
    '/en/parties',
  );
};
const changes = () => screen.getByRole('link', { name: 'Is the address wrong? Change it' });
const again = () => screen.findByRole('button', { name: 'Send the link again' });

it('says where the link was sent, and links to the page that changes a wrong address', async () => {
  await show(() => ({ done: true }));
  await again();
  expect(screen.getByText(/sent a link to karem@x\.example/)).toBeTruthy();
  expect(changes().getAttribute('href')).toBe('/en/account');
});

it('still links to that page after the link was mailed again, and names the address again', async () => {
  await show(() => ({ done: true }));
  fireEvent.click(await again());
  await screen.findByText(/sent a new link to karem@x\.example/);
  expect(changes().getAttribute('href')).toBe('/en/account');
});

it('says why the link could not be mailed again, and still links to the page that changes the address', async () => {
  await show(() => failure(429, { root: { code: 'too_many_mails_today' } }));
  fireEvent.click(await again());
  expect(await screen.findByText(/has to wait until tomorrow/)).toBeTruthy();
  expect(screen.getByText(/sent a link to karem@x\.example/)).toBeTruthy();
  expect(changes()).toBeTruthy();
});

it('shows nothing once the address is confirmed', async () => {
  await show(() => ({ done: true }), true);
  await screen.findByText('below');
  expect(screen.queryByText('Confirm your e-mail')).toBeNull();
});

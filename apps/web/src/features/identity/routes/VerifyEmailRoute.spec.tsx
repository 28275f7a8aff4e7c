import type { User } from '@festlig/contracts/identity';
import { describe, expect, it } from '@jest/globals';
import { aUser } from '@festlig/testing/service/a-user';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type Answer, failure, fakeServer, renderRoute } from '../../../components/testing/render-route';
import { keepPlace, takePlace } from '../../../lib/confirm-place';
import VerifyEmailRoute from './VerifyEmailRoute';

const karen = aUser({ name: 'Karen', email: 'karen@x.example', email_verified: false });
const hidden = { email: 'k•••@x.example', own: false, confirmed: false };
const own = { ...hidden, email: karen.email, own: true };

interface Scene {
  user?: User | null;
  account?: Answer;
  confirm?: Answer;
}
const show = async ({ user = null, account = () => hidden, confirm = () => ({ user: karen }) }: Scene) => {
  const received = fakeServer({
    'GET /api/initial': () => ({ user, language: 'en', flags: {}, providerKeys: {} }),
    'GET /api/user/verify-email': account,
    'POST /api/user/verify-email/confirm': confirm,
  });
  const { path, search } = await renderRoute(<VerifyEmailRoute />, '/en/verify-email?token=a-token');
  return {
    path,
    search,
    posted: () => received.filter(({ method }) => method === 'POST').map(({ body }) => body),
  };
};
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

describe('the page of a verification link', () => {
  it('confirms by itself in the session of its user, and leads back to where the host was asked (rule: verify-goes-back)', async () => {
    keepPlace('/emma/invitations?send=1');
    const { posted, path, search } = await show({ user: karen, account: () => own });
    await waitFor(() => expect(path()).toBe('/emma/invitations'));
    expect(search()).toBe('?send=1');
    expect(posted()).toEqual([{ token: 'a-token' }]);
    expect(takePlace()).toBeNull();
  });

  it('shows no heading of its own while it confirms by itself and when it leads back', async () => {
    keepPlace('/emma/invitations?send=1');
    const headings: string[] = [];
    const busy: string[] = [];
    const seen = new MutationObserver(() => {
      headings.push(...screen.queryAllByRole('heading').map((heading) => heading.textContent ?? ''));
      busy.push(...screen.queryAllByRole('status').map((status) => status.textContent ?? ''));
    });
    seen.observe(document.body, { childList: true, subtree: true, characterData: true });
    const { path } = await show({ user: karen, account: () => own });
    await waitFor(() => expect(path()).toBe('/emma/invitations'));
    seen.disconnect();
    expect(headings).toEqual([]);
    expect(busy).toContain('Confirming your e-mail');
  });

  it('shows no heading of its own either when the password led back', async () => {
    keepPlace('/emma/invitations?send=1');
    const { path } = await show({});
    fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'en lang kode' } });
    const headings: string[] = [];
    const seen = new MutationObserver(() => {
      headings.push(...screen.queryAllByRole('heading').map((heading) => heading.textContent ?? ''));
    });
    seen.observe(document.body, { childList: true, subtree: true });
    await press('Confirm and log in');
    await waitFor(() => expect(path()).toBe('/emma/invitations'));
    seen.disconnect();
    expect(headings).not.toContain('Thank you, your e-mail is confirmed');
  });

  it('says that the address is confirmed when no page of this browser asked for it', async () => {
    await show({ user: karen, account: () => own });
    await screen.findByRole('heading', { name: 'Thank you, your e-mail is confirmed' });
  });

  it('keeps the button when confirming by itself failed, and leads to no other site', async () => {
    keepPlace('https://other.example/');
    let down = true;
    const confirm = () => (down ? failure(503, { root: { code: 'unavailable' } }) : { user: karen });
    await show({ user: karen, account: () => own, confirm });
    await screen.findByText('Hi Karen. Click the button if karen@x.example is your address.');
    down = false;
    await press('Confirm my e-mail');
    await screen.findByRole('heading', { name: 'Thank you, your e-mail is confirmed' });
  });

  it('asks a visitor for the password once, and hides most of the address', async () => {
    const { posted } = await show({});
    await screen.findByText(/The link belongs to k•••@x.example/);
    await press('Confirm and log in');
    expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
    screen.getByText('Enter your password.');
    expect(posted()).toEqual([]);
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'en lang kode' } });
    await press('Confirm and log in');
    await screen.findByRole('heading', { name: 'Thank you, your e-mail is confirmed' });
    expect(posted()).toEqual([{ token: 'a-token', currentPassword: 'en lang kode' }]);
  });

  it('says which account is logged in when the link belongs to another', async () => {
    await show({ user: aUser({ email: 'bo@x.example' }) });
    await screen.findByText(/you are logged in with bo@x.example/);
    expect(screen.getByRole('button', { name: 'Confirm and log in' })).toBeTruthy();
  });

  it('says on its field that the password was wrong', async () => {
    await show({ confirm: () => failure(422, { currentPassword: { code: 'current_password_wrong' } }) });
    fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'et gæt' } });
    await press('Confirm and log in');
    await screen.findByText('That is not your password.');
    expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  });

  it('says at once that the address is confirmed when it was confirmed before', async () => {
    const { posted } = await show({ account: () => ({ ...hidden, confirmed: true }) });
    await screen.findByRole('heading', { name: 'Thank you, your e-mail is confirmed' });
    expect(posted()).toEqual([]);
  });

  it.each([
    ['its user', { user: { ...karen, email_verified: true }, account: () => own }],
    ['a visitor, who gives the password', {}],
  ])('tells %s that another account has got the address meanwhile (rule: change-email)', async (_, scene: Scene) => {
    const confirm = () => failure(409, { root: { code: 'waiting_email_taken' } });
    await show({ ...scene, confirm });
    if (!scene.user) {
      fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'en lang kode' } });
      await press('Confirm and log in');
    }
    // The form itself says it for a moment before the page says it without a form.
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    expect((await screen.findByRole('alert')).textContent).toContain('That address belongs to another account.');
    const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
    // Who is logged in is known a moment later.
    await waitFor(() => expect(links()).toEqual(scene.user ? ['/en/account'] : []));
  });

  it('leads to the account when the link is too old and the old address is confirmed', async () => {
    const expired = () => failure(410, { root: { code: 'verification_expired' } });
    await show({ user: { ...karen, email_verified: true }, account: expired });
    expect((await screen.findByRole('link', { name: 'To your account' })).getAttribute('href')).toBe('/en/account');
  });

  it('links a visitor to a new mail when the link is too old', async () => {
    await show({ account: () => failure(410, { root: { code: 'verification_expired' } }) });
    expect((await screen.findByRole('alert')).textContent).toContain('The link has expired');
    const login = await screen.findByRole('link', { name: 'Log in to get a new link' });
    expect(login.getAttribute('href')).toContain('/en/login?return=');
  });

  it('can be fetched again when the server did not answer', async () => {
    let down = true;
    await show({ account: () => (down ? failure(503, { root: { code: 'unavailable' } }) : hidden) });
    down = false;
    await press('Try again');
    await screen.findByText(/The link belongs to/);
  });
});

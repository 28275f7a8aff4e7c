import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { aUser } from '@festlig/testing/service/a-user';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { comeBack, fakeServer, renderRoute } from '../components/testing/render-route';
import { useUser } from '../api/session';
import { Layout } from './Layout';

function Shown() {
  const user = useUser();
  return user ? <p>{user.email_verified ? 'confirmed' : 'not confirmed'}</p> : null;
}

/** A page that does not mention the address, in a tab that the user leaves to confirm it. */
const show = async (verified: boolean) => {
  const account = { verified };
  const received = fakeServer({
    'GET /api/initial': () => ({
      user: aUser({ email_verified: account.verified }),
      language: 'en',
      flags: {},
      providerKeys: {},
    }),
  });
  await renderRoute(
    <>
      <Layout />
      <Shown />
    </>,
    '/en/account',
  );
  await screen.findByText(verified ? 'confirmed' : 'not confirmed');
  return { account, asked: () => received.length };
};

describe('returning to the tab', () => {
  // Restoring the scroll position needs it; jsdom lacks it.
  beforeAll(() => void (globalThis.scrollTo = () => undefined));

  it('shows an address as confirmed that was confirmed in another tab', async () => {
    const { account } = await show(false);
    account.verified = true;
    comeBack();
    await screen.findByText('confirmed');
  });

  it('does not fetch the user again when the address is already confirmed', async () => {
    const { asked } = await show(true);
    const before = asked();
    comeBack();
    await act(async () => undefined);
    expect(asked()).toBe(before);
  });
});

describe('losing the network', () => {
  it('shows a notice while there is no network, which promises only that typed text is kept', async () => {
    await show(true);
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void globalThis.dispatchEvent(new Event('offline')));
    await screen.findByText('You are offline. What you have written is still here.');
    online.mockRestore();
    act(() => void globalThis.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/You are offline/)).toBeNull();
  });
});

describe('the user’s menu', () => {
  it('is a navigation landmark while it is open', async () => {
    await show(true);
    const button = await screen.findByRole('button', { name: 'Your menu' });
    expect(screen.queryByRole('navigation', { name: 'Your menu' })).toBeNull();
    fireEvent.click(button);
    const part = within(await screen.findByRole('navigation', { name: 'Your menu' }));
    expect(within(part.getByRole('menu')).getByRole('menuitem', { name: 'Log out' })).toBeTruthy();
  });
});

describe('the buttons of visitors (rule: visitor-buttons)', () => {
  it('have their place before it is known that nobody is logged in, and are shown then', async () => {
    let answer: (initial: object) => void = () => undefined;
    fakeServer({ 'GET /api/initial': () => new Promise((resolve) => void (answer = resolve)) });
    await renderRoute(<Layout />, '/en/help');
    const place = await screen.findByText('Log in');
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
    await act(async () => answer({ user: null, language: 'en', flags: {}, providerKeys: {} }));
    expect(await screen.findByRole('link', { name: 'Log in' })).toBe(place);
  });

  it.each(['/', '/en', '/en/prices'])('are kept on the static page %s, which was sent with them', async (path) => {
    let answer: (initial: object) => void = () => undefined;
    fakeServer({ 'GET /api/initial': () => new Promise((resolve) => void (answer = resolve)) });
    await renderRoute(<Layout />, path);
    expect((await screen.findByRole('link', { name: 'Log in' })).getAttribute('href')).toBe('/en/login');
    const user = aUser({ name: 'Karen Holm' });
    await act(async () => answer({ user, language: 'en', flags: {}, providerKeys: {} }));
    expect(await screen.findByRole('button', { name: 'Karen Holm: Your menu' })).toBeTruthy();
    expect(screen.queryByText('Log in')).toBeNull();
  });

  it('are gone once it is known that somebody is, whose name is not on other pages', async () => {
    await show(true);
    expect(screen.queryByText('Log in')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Your menu' })).toBeTruthy();
  });
});

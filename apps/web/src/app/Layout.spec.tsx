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

/** A page that says nothing of the address, in a tab that is left to press the link in the mail. */
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

describe('who comes back to a tab', () => {
  // Restoring the scroll position needs it; jsdom has none.
  beforeAll(() => void (globalThis.scrollTo = () => undefined));

  it('finds the address confirmed there that was confirmed in another one', async () => {
    const { account } = await show(false);
    account.verified = true;
    comeBack();
    await screen.findByText('confirmed');
  });

  it('whose address is confirmed is not asked for again', async () => {
    const { asked } = await show(true);
    const before = asked();
    comeBack();
    await act(async () => undefined);
    expect(asked()).toBe(before);
  });
});

describe('who loses the network', () => {
  it('is told so for as long as there is none; nothing is promised that the app does not do', async () => {
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
  it('is a part of the page that a screen reader finds, while it is open', async () => {
    await show(true);
    const button = await screen.findByRole('button', { name: 'Your menu' });
    expect(screen.queryByRole('navigation', { name: 'Your menu' })).toBeNull();
    fireEvent.click(button);
    const part = within(await screen.findByRole('navigation', { name: 'Your menu' }));
    expect(within(part.getByRole('menu')).getByRole('menuitem', { name: 'Log out' })).toBeTruthy();
  });
});

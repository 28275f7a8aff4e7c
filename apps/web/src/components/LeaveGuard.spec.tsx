import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { testLanguage } from '../i18n/testing';
import { LeaveGuard } from './LeaveGuard';

const left = jest.fn();

async function at(path: string, when: boolean) {
  const router = createMemoryRouter(
    [
      {
        path: '/:language/new',
        element: <LeaveGuard when={when} except={(to) => to === '/en/login'} onLeave={left} />,
      },
      { path: '*', element: null },
    ],
    { initialEntries: ['/en', path], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  const go = (to: string | number) => act(async () => void (await router.navigate(to as string)));
  const end = (to: string) => act(async () => void (await router.navigate(to, { state: { hasEnded: true } })));
  return { go, end, where: () => router.state.location.pathname };
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
/** Whether the browser would ask before the tab closes. */
const asksToClose = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeAll(async () => void (await testLanguage('en')));
afterEach(() => {
  cleanup();
  left.mockReset();
});

describe('unsaved changes', () => {
  it('are left without a question by a host who is no longer one', async () => {
    const { where, end } = await at('/en/new', true);
    await end('/en/parties');
    expect(where()).toBe('/en/parties');
  });

  it.each([['a link', '/en/parties'] as const, ['the browser’s way back', -1] as const])(
    'are not left by %s without a question',
    async (_by, to) => {
      const { go, where } = await at('/en/new', true);
      await go(to);
      expect(where()).toBe('/en/new');
      await press('Stay here');
      expect([where(), left.mock.calls.length]).toEqual(['/en/new', 0]);
      await go(to);
      await press('Leave the page');
      await waitFor(() => expect(where()).toBe(to === -1 ? '/en' : to));
      expect(left).toHaveBeenCalledTimes(1);
    },
  );

  it('stay on the same page in another language, and where the draft is kept, without a question', async () => {
    const { go, where } = await at('/en/new', true);
    await go('/da/new');
    expect(where()).toBe('/da/new');
    await go('/en/login');
    expect(where()).toBe('/en/login');
  });

  it('make the browser ask when the tab closes; without them it does not ask', async () => {
    await at('/en/new', true);
    expect(asksToClose()).toBe(true);
    cleanup();
    const { go, where } = await at('/en/new', false);
    expect(asksToClose()).toBe(false);
    await go('/en/parties');
    expect(where()).toBe('/en/parties');
  });
});

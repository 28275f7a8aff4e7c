import type { Party } from '@festlig/contracts/party';
import { aParty } from '@festlig/testing/party';
import { useTheme } from '@mui/material/styles';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { Link, Outlet, type RouteObject } from 'react-router-dom';
import { fakeServer, renderRoutes } from '../components/testing/render-route';
import { PageColours } from './PageColours';
import { darkPalette, palette } from './palette';

const Page = () => {
  const { background } = useTheme().palette;
  return (
    <>
      <p>{background.default === darkPalette.paper ? 'dark paper' : 'light paper'}</p>
      <Link to="/da/login">Log in</Link>
      <Outlet />
    </>
  );
};
const routes: RouteObject[] = [
  {
    element: (
      <PageColours>
        <Outlet />
      </PageColours>
    ),
    children: [
      { path: '/da/login', element: <Page /> },
      { path: '/:idOrSlug', element: <Page />, children: [{ path: '*', element: <p>over it</p> }] },
    ],
  },
];

describe('the colours of a page (rule: page-in-the-dark)', () => {
  let device: 'light' | 'dark';
  let head: ChildNode[];
  beforeEach(() => {
    device = 'dark';
    // Put back afterwards: who has inserted styles remembers them.
    head = [...document.head.childNodes];
    document.head.innerHTML = '<meta name="theme-color" content="#fbf8f3">';
    const value = (query: string) => ({
      matches: query === `(prefers-color-scheme: ${device})`,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
    Object.defineProperty(globalThis, 'matchMedia', { configurable: true, value });
  });
  afterEach(() => {
    document.head.replaceChildren(...head);
    Reflect.deleteProperty(globalThis, 'matchMedia');
    document.documentElement.removeAttribute('data-follows-device');
  });

  const open = (path: string, party: Partial<Party> = {}) => {
    fakeServer({ 'GET /api/party/Feststar': () => aParty({ id: 'a'.repeat(24), ...party }) });
    return renderRoutes(routes, [path]);
  };
  const follows = () => document.documentElement.hasAttribute('data-follows-device');
  const bar = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content');

  it.each(['/Feststar', '/Feststar/photos', '/Feststar/wishlist'])(
    'are those of a dark device for a guest at %s',
    async (path) => {
      await open(path);
      await screen.findByText('dark paper');
      expect([follows(), bar()]).toEqual([true, darkPalette.paper]);
    },
  );

  it('are light on a light device', async () => {
    device = 'light';
    await open('/Feststar/photos');
    await screen.findByText('over it');
    await act(async () => undefined);
    expect([screen.queryByText('light paper') !== null, bar()]).toEqual([true, palette.paper]);
  });

  it.each([
    ['its host', '/Feststar/photos', { isOwner: true }],
    ['a co-host', '/Feststar', { isCohost: true }],
    ['who opens another page', '/Feststar/settings', {}],
  ])('are light for %s, whatever the device', async (_, path, party) => {
    await open(path, party);
    await screen.findByText('light paper');
    await act(async () => undefined);
    expect([screen.queryByText('dark paper'), follows(), bar()]).toEqual([null, false, palette.paper]);
  });

  it('become light when a guest leaves the invitation', async () => {
    await open('/Feststar/photos');
    await screen.findByText('dark paper');
    act(() => screen.getByRole('link', { name: 'Log in' }).click());
    await screen.findByText('light paper');
    expect([follows(), bar()]).toEqual([false, palette.paper]);
  });
});

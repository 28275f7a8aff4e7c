import { expect, it } from '@jest/globals';
import { aParty } from '@festlig/testing/party';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeServer, renderRoute } from '../components/testing/render-route';
import PartyMenu from './PartyMenu';

const ID = 'a'.repeat(24);
const initial = (photos: boolean) => () => ({ user: null, language: 'en', flags: { photos }, providerKeys: {} });

it.each(['free', 'premium', 'pro'] as const)(
  'of a party with the plan %s has no tab of the plan (rule: party-menu-plan)',
  async (plan) => {
    fakeServer({
      'GET /api/initial': initial(true),
      'GET /api/party/Feststar': () => aParty({ id: ID, title: 'Sofie 40', plan }),
    });
    await renderRoute(<PartyMenu />, '/Feststar/plan', '/:idOrSlug/plan');
    const menu = within(screen.getByRole('navigation'));
    await menu.findByRole('link', { name: 'Photos' });
    const links = menu.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/Feststar',
      '/Feststar/contacts',
      '/Feststar/invitations',
      '/Feststar/rsvps',
      '/Feststar/photos',
      '/Feststar/wishlist',
      '/Feststar/settings',
    ]);
  },
);

it('has photos only while this browser shows them (rule: party-menu-photos)', async () => {
  fakeServer({
    'GET /api/initial': initial(false),
    'GET /api/party/Feststar': () => aParty({ id: ID, title: 'Sofie 40' }),
  });
  await renderRoute(<PartyMenu />, '/Feststar/invitations', '/:idOrSlug/invitations');
  await screen.findByRole('link', { name: 'Settings' });
  expect(screen.queryByRole('link', { name: 'Photos' })).toBeNull();
});

it.each([
  [true, 1],
  [false, 0],
])('with replies switched on: %s, has %i link to them (rule: menu-without-replies)', async (rsvpEnabled, links) => {
  fakeServer({
    'GET /api/initial': initial(true),
    'GET /api/party/Feststar': () => aParty({ id: ID, title: 'Sofie 40', rsvpEnabled }),
  });
  await renderRoute(<PartyMenu />, '/Feststar/invitations', '/:idOrSlug/invitations');
  await waitFor(() => expect(screen.queryAllByRole('link', { name: 'Replies' })).toHaveLength(links));
});

it('on a phone has the four main pages, and the others behind “More”, which shows that it has the current page (rule: party-menu-phone)', async () => {
  const list = { addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ ...list, matches: true }) });
  fakeServer({
    'GET /api/initial': initial(true),
    'GET /api/party/Feststar': () => aParty({ id: ID, title: 'Sofie 40', plan: 'free' }),
  });
  await renderRoute(<PartyMenu />, '/Feststar/settings', '/:idOrSlug/settings');
  const menu = screen.getByRole('navigation');
  const names = (role: string, of: HTMLElement) =>
    within(of)
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  expect(names('link', menu)).toEqual(['Invitation', 'Guest list', 'Messages', 'Replies']);
  const more = within(menu).getByRole('button', { name: 'More' });
  expect([more.className.includes('active'), more.getAttribute('aria-expanded')]).toEqual([true, 'false']);
  fireEvent.click(more);
  const others = await screen.findByRole('menu');
  await within(others).findByRole('menuitem', { name: 'Photos' });
  expect(names('menuitem', others)).toEqual(['Photos', 'Wishlist', 'Settings', 'Plan']);
  expect(within(others).getByRole('menuitem', { name: 'Settings' }).getAttribute('aria-current')).toBe('page');
  Reflect.deleteProperty(window, 'matchMedia');
});

import { expect, it } from '@jest/globals';
import { aParty } from '@festlig/testing/party';
import { screen, within } from '@testing-library/react';
import { fakeServer, renderRoute } from '../components/testing/render-route';
import PartyMenu from './PartyMenu';

const ID = 'a'.repeat(24);
const initial = (photos: boolean) => () => ({ user: null, language: 'en', flags: { photos }, providerKeys: {} });

it.each([
  ['free', 'Upgrade'],
  ['premium', 'Plan and payments'],
  ['pro', 'Plan and payments'],
] as const)('of a party with the plan %s ends with a link to its plan page, called %s', async (plan, name) => {
  fakeServer({
    'GET /api/initial': initial(true),
    'GET /api/party/Feststar': () => aParty({ id: ID, title: 'Sofie 40', plan }),
  });
  await renderRoute(<PartyMenu />, '/Feststar/invitations', '/:idOrSlug/invitations');
  const menu = within(screen.getByRole('navigation'));
  await menu.findByRole('link', { name });
  await menu.findByRole('link', { name: 'Photos' });
  expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/Feststar',
    '/Feststar/contacts',
    '/Feststar/invitations',
    '/Feststar/rsvps',
    '/Feststar/photos',
    '/Feststar/wishlist',
    '/Feststar/settings',
    '/Feststar/plan',
  ]);
});

it('has photos only while this browser shows them (rule: party-menu-photos)', async () => {
  fakeServer({
    'GET /api/initial': initial(false),
    'GET /api/party/Feststar': () => aParty({ id: ID, title: 'Sofie 40' }),
  });
  await renderRoute(<PartyMenu />, '/Feststar/invitations', '/:idOrSlug/invitations');
  await screen.findByRole('link', { name: 'Upgrade' });
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
  await screen.findByRole('link', { name: 'Upgrade' });
  expect(screen.queryAllByRole('link', { name: 'Replies' })).toHaveLength(links);
});

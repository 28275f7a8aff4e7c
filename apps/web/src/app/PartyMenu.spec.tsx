import { expect, it } from '@jest/globals';
import { aParty } from '@festlig/testing/party';
import { screen, within } from '@testing-library/react';
import { fakeServer, renderRoute } from '../components/testing/render-route';
import PartyMenu from './PartyMenu';

const ID = 'a'.repeat(24);

it.each([
  ['free', 'Upgrade'],
  ['premium', 'Plan and payments'],
  ['pro', 'Plan and payments'],
] as const)('of a party with the plan %s ends with a link to its plan page, called %s', async (plan, name) => {
  fakeServer({ 'GET /api/party/Feststar': () => aParty({ id: ID, title: 'Sofie 40', plan }) });
  await renderRoute(<PartyMenu />, '/Feststar/invitations', '/:idOrSlug/invitations');
  const menu = within(screen.getByRole('navigation'));
  await menu.findByRole('link', { name });
  expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/Feststar',
    '/Feststar/contacts',
    '/Feststar/invitations',
    '/Feststar/rsvps',
    '/Feststar/wishlist',
    '/Feststar/settings',
    '/Feststar/plan',
  ]);
});

import { expect, it } from '@jest/globals';
import { aPublishedParty } from '@festlig/testing/party';
import { screen, waitFor } from '@testing-library/react';
import { failure, fakeServer, renderRoute } from '../components/testing/render-route';
import { screenAnswer } from '../components/testing/screen-answer';
import HostPath from './HostPath';

const party = aPublishedParty({ date: '2099-06-20T16:00:00Z' });
const send = {
  id: 'b'.repeat(24),
  templateId: 'c'.repeat(24),
  type: 'invitation',
  name: 'Come',
  audience: 'all',
  status: 'finished',
  total: 1,
  emailsSent: 1,
  errors: 0,
  unsubscribed: 0,
  createdAt: '2030-01-01T10:00:00Z',
  endedAt: '2030-01-01T10:00:00Z',
  rate: 0,
  ended: true,
};
const stats = { attending: 0, notAttending: 0, noResponse: 0, persons: 0, waiting: 0, byDay: [], rsvpChoiceFields: {} };
const listed = (items: object[], total = items.length) => ({ items, page: 1, pageSize: 50, total });
interface Standing {
  stats?: object;
  guests?: number;
  sends?: object[];
}
const show = async (standing: Standing, page = '') => {
  const received = fakeServer({
    'POST /graphql': screenAnswer('dashboard', {
      stats: () => ({ ...stats, ...standing.stats }),
      contacts: () => ({ ...listed([], standing.guests ?? 0), atLeast: false }),
      sends: () => listed(standing.sends ?? []),
    }),
  });
  await renderRoute(<HostPath party={party} />, `/emma${page}`, `/:idOrSlug${page}`);
  return received;
};
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('shows three steps with their states until the first invitations are sent (rule: path-of-a-party)', async () => {
  await show({ guests: 178 }, '/contacts');
  await screen.findByRole('navigation', { name: 'Steps to your first invitation' });
  expect(links()).toEqual([
    ['Page, doneSaved', '/emma'],
    ['Guests, done178 guests', '/emma/contacts'],
    ['3SendNot sent yet', '/emma/invitations'],
  ]);
});

it('counts a message as no invitation, and an empty list as no step', async () => {
  await show({ sends: [{ ...send, type: 'message' }] }, '/contacts');
  expect(await screen.findByText('Add them')).toBeTruthy();
  expect(screen.getByText('Not sent yet')).toBeTruthy();
});

it('says on the invitation how the party stands once invitations are sent, in one request (rule: party-headline)', async () => {
  const received = await show({
    guests: 254,
    sends: [send],
    stats: { attending: 100, notAttending: 44, persons: 144, noResponse: 110, waiting: 1 },
  });
  await screen.findByRole('region', { name: 'Replies in numbers' });
  expect(links()).toEqual([
    ['144 coming', '/emma/rsvps?which=attending'],
    ['110 yet to reply', '/emma/rsvps?tab=missing'],
    ['1 waiting for you', '/emma/rsvps?which=waiting'],
  ]);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(received).toHaveLength(1);
});

it('shows nothing on other pages once invitations are sent, and nothing when it cannot be known', async () => {
  const received = await show({ sends: [send] }, '/contacts');
  await waitFor(() => expect(received).toHaveLength(1));
  expect(screen.queryByRole('link')).toBeNull();
  const refused = fakeServer({ 'POST /graphql': () => failure(503, { root: { code: 'unavailable' } }) });
  await renderRoute(<HostPath party={party} />, '/emma', '/:idOrSlug');
  await waitFor(() => expect(refused.length).toBeGreaterThan(0));
  expect(screen.queryByRole('link')).toBeNull();
});

import { expect, it } from '@jest/globals';
import { aSend } from '@festlig/testing/messaging/a-send';
import { aPublishedParty } from '@festlig/testing/party';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeServer, renderRoute } from '../../../components/testing/render-route';
import { MissingList } from './MissingList';

const id = (n: number) => String(n).repeat(24);
const silent = {
  id: id(1),
  sid: 'bcdefghi',
  name: 'Bo Ek',
  email: 'bo@x.example',
  phone: null,
  receiveEmail: true,
  receiveSms: false,
  maxPeople: 1,
  hasEmail: true,
  hasReceivedInvite: true,
  firstVisit: null,
  rsvp: null,
};
const stats = {
  attending: 1,
  notAttending: 0,
  noResponse: 110,
  persons: 2,
  waiting: 0,
  uninvited: 0,
  unreachable: 0,
  byText: 0,
  unlisted: { attending: 0, notAttending: 0 },
  byDay: [],
  rsvpChoiceFields: {},
};

async function show(changes: object = {}, sends: object[] = [], noResponse = 110) {
  const party = aPublishedParty({ date: '2099-06-20T16:00:00Z', ...changes });
  const seen = { ...silent, id: id(2), name: 'Lea Ek', firstVisit: '2026-01-02T10:00:00Z' };
  fakeServer({
    'GET /api/party/emma': () => party,
    [`GET /api/party/${party.id}/sends`]: () => ({ items: sends, page: 1, pageSize: 50, total: sends.length }),
    [`GET /api/party/${party.id}/missing-rsvps`]: ({ path }) => {
      const items = path.includes('search=zoe') ? [] : [silent, seen];
      return { items, page: 1, pageSize: 200, total: items.length };
    },
  });
  await renderRoute(<MissingList party={party} stats={{ ...stats, noResponse }} />, '/emma/rsvps', '/:idOrSlug/rsvps');
  const rows = await screen.findAllByRole('listitem');
  return rows.map((row) => within(row));
}

it('says of each guest what the guest list says, and whether they have seen the invitation (rule: missing-list)', async () => {
  const [bo, lea] = await show();
  bo!.getByText('Bo Ek');
  expect(bo!.getByText('No reply · not opened')).toBeTruthy();
  lea!.getByText('Lea Ek');
  expect(lea!.getByText('No reply · seen')).toBeTruthy();
});

it('offers the reminder to all of them while guests can reply (rules: missing-list, reminder-offered)', async () => {
  await show();
  const link = screen.getByRole('link', { name: /^Remind .*110/ });
  expect(link.getAttribute('href')).toBe('/emma/invitations?new=reminder&audience=withoutRsvp&send=1');
  expect(link.className).toContain('MuiButton-outlined');
  expect(screen.queryByText(/give them a few days/)).toBeNull();
});

it('offers the reminder as a quiet button in the days after the invitation, and says why (rule: reminder-offered)', async () => {
  await show({}, [aSend({ createdAt: new Date().toISOString() })]);
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /^Remind .*110/ }).className).toContain('MuiButton-text'),
  );
  expect(screen.getByText(/^Invited today at .* – give them a few days$/)).toBeTruthy();
});

it('offers no reminder once the party is cancelled (rule: reminder-offered)', async () => {
  await show({ cancelled: true });
  expect(screen.queryByRole('link')).toBeNull();
});

const search = () => screen.queryByLabelText('Search by name, e-mail or phone');

it('is searched by name, e-mail and phone', async () => {
  await show({}, [], 6);
  fireEvent.change(search()!, { target: { value: 'zoe' } });
  expect(await screen.findByText('No guest without a reply matches “zoe”.')).toBeTruthy();
});

it('has no search below six guests (rule: reply-list-short)', async () => {
  await show({}, [], 5);
  expect(search()).toBeNull();
});

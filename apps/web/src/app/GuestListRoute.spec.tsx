import { knownContact } from '@festlig/testing/contacts';
import { aSend } from '@festlig/testing/messaging/a-send';
import { aParty } from '@festlig/testing/party';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, fakeServer, renderRoute } from '../components/testing/render-route';
import GuestListRoute from './GuestListRoute';

const ID = 'a'.repeat(24);
const base = `/api/party/${ID}`;
const anne = knownContact({ id: 'b'.repeat(24), sid: 'AnneAnne', name: 'Anne' });
const party = aParty({ id: ID, date: '2030-06-20T16:00:00Z' });
const counts = (change: object, newUnreachable = 0) => ({
  [`GET ${base}/guest-counts`]: () => ({
    total: 120,
    states: { new: 3, invited: 117, opened: 0, silent: 110, yes: 5, no: 2, unreachable: 0, ...change },
    newUnreachable,
    newByText: 0,
    tags: [],
    moreTags: false,
  }),
});
const invited = aSend({ type: 'invitation', status: 'finished', ended: true });
const sends = (...items: unknown[]) => ({
  [`GET ${base}/sends`]: () => ({ items, page: 1, pageSize: 50, total: items.length }),
});

const show = async (answers: Record<string, Answer> = {}, query = '') => {
  const received = fakeServer({
    'GET /api/party/Feststar': () => party,
    [`GET ${base}/contacts`]: () => ({ items: [anne], page: 1, pageSize: 50, total: 120, atLeast: false }),
    [`GET ${base}/contacts/imports/latest`]: () => ({ import: null }),
    ...counts({}),
    ...sends(invited),
    ...answers,
  });
  await renderRoute(<GuestListRoute />, `/Feststar/contacts${query}`, '/:idOrSlug/contacts');
  await screen.findByText('Anne');
  return received;
};
const line = () => screen.queryByText(/(has|have) no invitation yet/);
const PLACE = '/Feststar/invitations?new=invitation&send=1';

describe('guests without an invitation, above the guest list (rule: later-guests-invited)', () => {
  it.each([
    ['also beside another filter', '?state=yes'],
    ['also while guests are selected', '?chosen=AnneAnne'],
    ['on the whole list', ''],
  ])('lead to an invitation for them once others are invited, %s', async (_, query) => {
    await show({}, query);
    const link = await screen.findByRole('link', { name: 'Invite the 3 new guests' });
    expect(link.getAttribute('href')).toBe(PLACE);
    expect(line()?.textContent).toBe('3 guests have no invitation yet.');
  });

  it('are those whom a mail or a text reaches', async () => {
    await show(counts({ new: 2, unreachable: 9 }, 1));
    expect((await screen.findByRole('link', { name: 'Invite the 2 new guests' })).getAttribute('href')).toBe(PLACE);
    expect(line()?.textContent).toBe('2 guests have no invitation yet.');
  });

  it.each([
    ['before the first invitation', counts({ invited: 0 })],
    ['when everybody is invited', counts({ new: 0 })],
    ['when none of them can be reached', counts({ new: 0, unreachable: 3 }, 3)],
  ])('are not told of %s, and the sends are not fetched', async (_, answers) => {
    const received = await show(answers);
    await screen.findByRole('button', { name: /^All \d/ });
    expect(line()).toBeNull();
    expect(received.filter(({ path }) => path.includes('/sends'))).toEqual([]);
  });

  it.each([
    ['while something is sent', sends(aSend({ ...invited, status: 'sending', ended: false }))],
    ['when only messages were sent', sends(aSend({ ...invited, type: 'message' }))],
    ['once the party is cancelled', { 'GET /api/party/Feststar': () => ({ ...party, cancelled: true }) }],
    ['once the party is over', { 'GET /api/party/Feststar': () => ({ ...party, date: '2020-06-20T16:00:00Z' }) }],
  ])('are not told of %s', async (_, answers) => {
    const received = await show(answers);
    await waitFor(() => expect(received.some(({ path }) => path.includes('/sends'))).toBe(true));
    await screen.findByRole('button', { name: /^All \d/ });
    expect(line()).toBeNull();
  });
});

describe('the message that a guest was added', () => {
  const added = async (answers: Record<string, Answer>) => {
    await show({ [`POST ${base}/contacts`]: () => ({ ...anne, name: 'Bo' }), ...answers });
    await userEvent.click(screen.getByRole('button', { name: 'Add guests' }));
    await userEvent.click(screen.getByRole('menuitem', { name: /^Add a guest/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add guest' }));
    fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Bo' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const message = (await screen.findByText('Bo is on the list.')).closest<HTMLElement>('.MuiAlert-root');
    return within(message!);
  };

  it('only says so: the way to an invitation for the new guests is above the list, once', async () => {
    const message = await added({});
    await screen.findByRole('link', { name: 'Invite the 3 new guests' });
    expect([message.queryByRole('link'), message.queryByRole('button', { name: /^Invite/ })]).toEqual([null, null]);
  });
});

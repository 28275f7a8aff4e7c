import { describe, expect, it } from '@jest/globals';
import { firstTemplate } from '@festlig/domain/messaging/first-template';
import { aParty } from '@festlig/testing/party';
import { act, screen } from '@testing-library/react';
import { createElement } from 'react';
import { listed, template } from '../../../components/testing/opened-invitations';
import { type Answer, failure, fakeServer, renderRoute } from '../../../components/testing/render-route';
import { movedBy, useOffers } from './use-offers';

const location = { address: 'Gaden 1', latitude: null, longitude: null };

it('says whether the time, the place or both have changed (rule: telling-offered)', () => {
  expect(movedBy({ date: '2027-06-12T13:00:00Z' })).toBe('newTime');
  expect(movedBy({ zone: 'Europe/London' })).toBe('newTime');
  expect(movedBy({ location })).toBe('newPlace');
  expect(movedBy({ location, date: '2027-06-12T13:00:00Z' })).toBe('changed');
  expect(movedBy({ title: 'Sofie 40' })).toBeNull();
});

it('does not say that the party has moved to a place that was removed', () => {
  expect(movedBy({ location: { ...location, address: '' } })).toBe('changed');
});

describe('what a saved change leaves to be done', () => {
  const party = aParty({ id: 'a'.repeat(24), title: 'Sofie 40' });
  const path = `/api/party/${party.id}`;
  const of = (nth: number, name: string) => template(`${nth}`.repeat(24), { name });
  const none = { new: 0, invited: 0, opened: 0, silent: 0, yes: 0, no: 0, unreachable: 0 };
  const counted = (states: object) => () => ({ total: 9, states: { ...none, ...states }, tags: [], moreTags: false });

  async function offers(answers: Record<string, Answer> = {}) {
    const received = fakeServer({
      [`GET ${path}/guest-counts`]: counted({ silent: 2 }),
      [`GET ${path}/templates`]: () => listed([of(1, 'Come to Sofie 40'), of(2, 'Photos')]),
      [`PATCH ${path}/templates/${'1'.repeat(24)}`]: ({ body }) => ({ ...of(1, ''), ...(body as object) }),
      ...answers,
    });
    let used: ReturnType<typeof useOffers> | undefined;
    function Page() {
      used = useOffers(party);
      return createElement('p', {}, 'ready');
    }
    await renderRoute(createElement(Page));
    await screen.findByText('ready');
    const find = (change: Parameters<ReturnType<typeof useOffers>['find']>[0]) => act(() => used!.find(change));
    const renew = (...of: Parameters<ReturnType<typeof useOffers>['renew']>) => act(() => used!.renew(...of));
    return { find, renew, received };
  }

  it('is a message about the new time, when there are guests to tell (rule: telling-offered)', async () => {
    const { find } = await offers();
    expect(await find({ date: '2027-06-12T13:00:00Z' })).toEqual({
      tells: 'newTime',
      declined: 0,
      expected: true,
      stale: null,
    });
  });

  it('is a message to those who have declined, also when nobody else is invited (rule: telling-offered)', async () => {
    const { find } = await offers({ [`GET ${path}/guest-counts`]: counted({ invited: 9, no: 9 }) });
    expect(await find({ location })).toEqual({ tells: 'newPlace', declined: 9, expected: false, stale: null });
  });

  it('is nothing when nobody is invited', async () => {
    const { find } = await offers({ [`GET ${path}/guest-counts`]: counted({ new: 9 }) });
    expect(await find({ location })).toBeNull();
  });

  it('asks for nothing when neither time, place nor title has changed', async () => {
    const { find, received } = await offers();
    expect(await find({ body: '<p>Come</p>', title: 'Sofie 40' })).toBeNull();
    expect(received.filter(({ path }) => /guest-counts|templates/.test(path))).toEqual([]);
  });

  it('is to renew the subjects that name the old title, as the new one is written', async () => {
    const { find, renew, received } = await offers();
    const found = await find({ title: 'Sofie $& 41' });
    expect(found?.tells).toBeNull();
    expect(found?.stale?.templates.map(({ name }) => name)).toEqual(['Come to Sofie 40']);
    await renew(found!, 'Sofie $& 41');
    const saved = received.filter(({ method }) => method === 'PATCH');
    expect(saved.map(({ body }) => body)).toEqual([{ name: 'Come to Sofie $& 41' }]);
  });

  it('renews a subject that nobody has written without asking, and asks when that fails', async () => {
    const ready = { [`GET ${path}/templates`]: () => listed([of(1, 'Invitation: Sofie 40')]) };
    const { find, received } = await offers(ready);
    expect(await find({ title: 'Sofie 41' })).toBeNull();
    expect(received.find(({ method }) => method === 'PATCH')?.body).toEqual({ name: 'Invitation: Sofie 41' });
    const away = () => failure(503, { root: { code: 'unavailable' } });
    const refused = await offers({ ...ready, [`PATCH ${path}/templates/${'1'.repeat(24)}`]: away });
    expect((await refused.find({ title: 'Sofie 41' }))?.stale?.templates).toHaveLength(1);
  });

  it('renews the line of a text message that names the party, also where a host has written the subject', async () => {
    const text = 'Dear ((name))\nInvitation: Sofie 40\n((link))';
    const { find, received } = await offers({
      [`GET ${path}/templates`]: () => listed([template('1'.repeat(24), { name: 'Come to Sofie 40', text })]),
    });
    expect((await find({ title: 'Sofie 41' }))?.stale?.templates).toHaveLength(1);
    const saved = received.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    expect(saved).toEqual([{ text: 'Dear ((name))\nInvitation: Sofie 41\n((link))' }]);
  });

  it('renews the day in a text message that nobody has written, and asks for no subject then (rule: first-template)', async () => {
    const { date, zone } = party;
    const textOf = (when: string) =>
      firstTemplate('en', { title: party.title, date: when, zone, type: 'party' }, 'Karen').text;
    const { find, received } = await offers({
      [`GET ${path}/templates`]: () =>
        listed([template('1'.repeat(24), { name: 'Come to Sofie 40', text: textOf(date) })]),
    });
    const later = '2031-08-09T10:00:00Z';
    expect((await find({ date: later }))?.stale).toBeNull();
    const saved = received.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    expect(saved).toEqual([{ text: textOf(later) }]);
  });

  it('is nothing when the server cannot say, because the change itself is saved', async () => {
    const away = () => failure(503, { root: { code: 'unavailable' } });
    const { find } = await offers({ [`GET ${path}/guest-counts`]: away, [`GET ${path}/templates`]: away });
    expect(await find({ title: 'Other', location })).toBeNull();
  });
});

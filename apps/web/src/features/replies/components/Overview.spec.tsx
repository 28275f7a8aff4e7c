import { describe, expect, it } from '@jest/globals';
import type { Send } from '@festlig/contracts/messaging';
import { aSend } from '@festlig/testing/messaging/a-send';
import { aParty } from '@festlig/testing/party';
import { aReply } from '@festlig/testing/rsvp/a-reply';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { onAPhone } from '../../../components/testing/on-a-phone';
import { guestCounts } from '../../../components/testing/opened-invitations';
import { fakeServer, renderRoute } from '../../../components/testing/render-route';
import { screenAnswer } from '../../../components/testing/screen-answer';
import { Overview } from './Overview';

const party = aParty({
  id: 'a'.repeat(24),
  sid: 'abcdefgh',
  language: 'en',
  isOwner: true,
  rsvpFields: [],
  date: '2999-06-20T16:00:00.000Z',
});
const base = `/api/party/${party.id}`;

/** Shows the replies of so many guests. */
async function show(attending: number, changes: Partial<typeof party> = {}, others = {}, sends: Send[] = []) {
  const stats = { attending, notAttending: 0, noResponse: 1, persons: 9, byDay: [], rsvpChoiceFields: {}, ...others };
  const replies = { items: [aReply({ id: 'b'.repeat(24) })], page: 1, pageSize: 200, total: 1 };
  const sent = { items: sends, page: 1, pageSize: 50, total: sends.length };
  const received = fakeServer({
    'GET /api/party/emma': () => ({ ...party, ...changes }),
    'POST /graphql': screenAnswer('dashboard', { stats: () => stats, latestReplies: () => replies, sends: () => sent }),
    [`GET ${base}/guest-counts`]: () => guestCounts({ opened: 9, silent: 12 }),
    [`GET ${base}/rsvp/stats`]: () => stats,
    [`GET ${base}/rsvps`]: () => replies,
  });
  await renderRoute(<Overview party={{ ...party, ...changes }} />, '/emma/rsvps', '/:idOrSlug/rsvps');
  return Object.assign(await screen.findByRole('link', { name: 'Anne Holm' }), { received });
}

describe('the charts of the replies (rule: reply-charts)', () => {
  it('are left out below five replies', async () => {
    await show(4);
    expect(screen.getByText('people coming in all')).toBeTruthy();
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('stand above the list from five replies on', async () => {
    const reply = await show(5);
    const chart = await screen.findByRole('figure');
    expect(reply.compareDocumentPosition(chart)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('stand below the list on a phone', async () => {
    await onAPhone(async () => {
      const reply = await show(5);
      const chart = await screen.findByRole('figure');
      expect(reply.compareDocumentPosition(chart)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    });
  });
});

describe('the people who come (rule: reply-stats)', () => {
  it('are told with how many guests they come', async () => {
    await show(4);
    expect(screen.getByText('4 guests said yes')).toBeTruthy();
  });

  it.each([
    ['each of them is one', 9],
    ['nobody comes', 0],
  ])('are told without the guests where %s', async (_case, guests) => {
    await show(guests, {}, { persons: guests, notAttending: 1 });
    expect(screen.getByText('people coming in all')).toBeTruthy();
    expect(screen.queryByText(/guests? said yes/)).toBeNull();
  });
});

describe('how far the invitation has come (rule: reply-stats)', () => {
  it('is told below the numbers, with a way to these guests', async () => {
    await show(3);
    const to = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await to('20 invited')).toBe('/emma/contacts?state=invited');
    expect(await to('9 have seen the invitation')).toBe('/emma/contacts?state=opened');
  });
});

describe('what there is to do (rule: reply-tasks)', () => {
  const tasks = () =>
    within(screen.getByRole('region', { name: 'What you can do now' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  it('is listed with the way to it, the most urgent first', async () => {
    await show(3, {}, { waiting: 1, uninvited: 2, unreachable: 1, noResponse: 12 });
    expect(tasks()).toEqual([
      ['Read and answer', '/emma/rsvps?which=waiting&open=only#replies'],
      ['Invite them', '/emma/invitations?new=invitation&send=1'],
      ['See who', '/emma/contacts?state=unreachable'],
      ['Remind them', '/emma/invitations?new=reminder&audience=withoutRsvp&send=1'],
    ]);
  });

  it('invites by text where only that reaches all who are not invited, and says nothing of texts otherwise', async () => {
    await show(3, {}, { uninvited: 2, byText: 2, noResponse: 0 });
    expect(tasks()).toEqual([['Invite by text', '/emma/invitations?new=invitation&send=1']]);
    expect(screen.getByText('2 guests are not invited yet, but a text can reach them.')).toBeTruthy();
    cleanup();
    await show(3, {}, { uninvited: 2, byText: 1, noResponse: 0 });
    expect(tasks()).toEqual([['Invite them', '/emma/invitations?new=invitation&send=1']]);
    cleanup();
    await show(3, {}, { unreachable: 2, byText: 0, noResponse: 0 });
    expect(tasks()).toEqual([['See who', '/emma/contacts?state=unreachable']]);
  });

  it('leads from the list of those without a reply to the guests who wait', async () => {
    await show(3, {}, { waiting: 1, noResponse: 12 });
    fireEvent.click(screen.getByRole('tab', { name: 'No reply yet (12)' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Show' })).toBeNull());
    fireEvent.click(screen.getByRole('link', { name: 'Read and answer the guest who is waiting' }));
    const shown = within(await screen.findByRole('group', { name: 'Show' }));
    expect(shown.getByRole('button', { pressed: true }).textContent).toBe('Needs your answer 1');
  });

  it('is only an answer that a guest waits for once the party is cancelled', async () => {
    await show(3, { cancelled: true }, { waiting: 1, uninvited: 2, unreachable: 1, noResponse: 12 });
    expect(tasks()).toEqual([['Read and answer', '/emma/rsvps?which=waiting&open=only#replies']]);
    cleanup();
    await show(3, { cancelled: true }, { waiting: 2 });
    expect(tasks()).toEqual([['Read and answer', '/emma/rsvps?which=waiting#replies']]);
  });

  it('is nothing once all have replied, which is said, and is not said while that is not known', async () => {
    await show(3, {}, { noResponse: 0 });
    expect(screen.getByText('Everyone on the guest list has replied.')).toBeTruthy();
    expect(screen.queryByText('What you can do now')).toBeNull();
    cleanup();
    await show(3, {}, { noResponse: null });
    expect(screen.queryByText('Everyone on the guest list has replied.')).toBeNull();
  });
});

describe('the reminder beside the numbers', () => {
  const reminder = () => screen.queryByRole('link', { name: 'Remind the guest who has yet to reply' });

  it('leads to a ready message to those who have not replied (rule: reminder-offered)', async () => {
    await show(1);
    expect(reminder()?.getAttribute('href')).toBe('/emma/invitations?new=reminder&audience=withoutRsvp&send=1');
  });

  it('is not offered once the party is cancelled', async () => {
    await show(1, { cancelled: true });
    expect(reminder()).toBeNull();
  });

  it('is not offered while replies are off, nor after the party', async () => {
    await show(1, { rsvpEnabled: false });
    expect(reminder()).toBeNull();
    cleanup();
    await show(1, { date: '2020-06-20T16:00:00.000Z' });
    expect(reminder()).toBeNull();
  });

  it('gives way to the settings once the reply-by date has closed the replies', async () => {
    await show(1, { suDate: '2020-06-01', rsvpDeadlineEnabled: true });
    expect(reminder()).toBeNull();
    expect(screen.getByText('1 guest had not replied by the reply-by date.')).toBeTruthy();
    const move = screen.getByRole('link', { name: 'Move the date if you want to remind them' });
    expect(move.getAttribute('href')).toBe('/emma/settings#replies');
  });

  it('is offered after a reply-by date that does not close the replies', async () => {
    await show(1, { suDate: '2020-06-01' });
    expect(reminder()).toBeTruthy();
  });

  const sent = (daysAgo: number, changes: Partial<Send> = {}) =>
    aSend({
      type: 'message',
      leadsTo: 'reply',
      audience: 'withoutRsvp',
      status: 'finished',
      emailsSent: 110,
      ended: true,
      createdAt: new Date(Date.now() - daysAgo * 24 * 3_600_000).toISOString(),
      ...changes,
    });
  const invited = (daysAgo: number, changes: Partial<Send> = {}) =>
    sent(daysAgo, { type: 'invitation', leadsTo: 'invitation', audience: 'missing', ...changes });
  const told = () => screen.queryByText(/^(Reminded|Invited|Last invited)/)?.textContent;
  const standsOut = () => reminder()?.className.includes('MuiButton-contained');
  const isQuiet = () => reminder()?.className.includes('MuiButton-text');

  it('says when the last one went out, and does not stand out in the days after it (rule: reminder-offered)', async () => {
    const { received } = await show(1, {}, {}, [sent(0)]);
    expect(told()).toMatch(/^Reminded today at \d\d:\d\d\u00a0– give them a few days$/);
    expect(isQuiet()).toBe(true);
    // It came with the first screen.
    expect(received.filter(({ path }) => path.endsWith('/sends'))).toEqual([]);
    cleanup();
    await show(1, {}, {}, [sent(4), sent(20)]);
    expect(told()).toMatch(/^Reminded on \d+ \w+[^–]*$/);
    expect(standsOut()).toBe(true);
  });

  it('says when they were invited in the days after it, does not stand out then, and does later (rule: reminder-offered)', async () => {
    await show(1, {}, {}, [invited(0)]);
    expect(told()).toMatch(/^Invited today at \d\d:\d\d\u00a0– give them a few days$/);
    expect(isQuiet()).toBe(true);
    cleanup();
    await show(1, {}, {}, [invited(4)]);
    expect(told()).toBeUndefined();
    expect(standsOut()).toBe(true);
  });

  it('says of a later invitation that it is the last one, and of one before a reminder nothing', async () => {
    await show(1, {}, {}, [invited(0), invited(20)]);
    expect(told()).toMatch(/^Last invited today/);
    cleanup();
    await show(1, {}, {}, [invited(0), sent(10), invited(20)]);
    expect(told()).toMatch(/^Reminded on \d+ \w+.* · Last invited today/);
    expect(isQuiet()).toBe(true);
    cleanup();
    await show(1, {}, {}, [sent(0), invited(1)]);
    expect(told()).toMatch(/^Reminded today at \d\d:\d\d\u00a0– give/);
  });

  it.each<[string, Partial<Send>]>([
    ['that nobody got', { emailsSent: 0 }],
    ['that waits for the address of its host', { status: 'unverified', ended: false }],
  ])('says nothing of an invitation %s', async (_, changes) => {
    await show(1, {}, {}, [invited(0, changes)]);
    expect(told()).toBeUndefined();
    expect(standsOut()).toBe(true);
  });

  it.each<[string, Partial<Send>]>([
    ['to guests whom the host picked', { audience: 'custom' }],
    ['that nobody got', { emailsSent: 0 }],
    ['that waits for the address of its host', { status: 'unverified', ended: false }],
    ['that does not ask for the reply', { leadsTo: 'invitation' }],
  ])('says nothing of a message %s', async (_, changes) => {
    await show(1, {}, {}, [sent(0, changes)]);
    expect(told()).toBeUndefined();
    expect(standsOut()).toBe(true);
  });
});

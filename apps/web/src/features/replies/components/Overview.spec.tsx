import { describe, expect, it } from '@jest/globals';
import { aParty } from '@festlig/testing/party';
import { aReply } from '@festlig/testing/rsvp/a-reply';
import { cleanup, screen } from '@testing-library/react';
import { onAPhone } from '../../../components/testing/on-a-phone';
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
async function show(attending: number, changes: Partial<typeof party> = {}, others = {}) {
  const stats = { attending, notAttending: 0, noResponse: 1, persons: 9, byDay: [], rsvpChoiceFields: {}, ...others };
  const replies = { items: [aReply({ id: 'b'.repeat(24) })], page: 1, pageSize: 200, total: 1 };
  fakeServer({
    'GET /api/party/emma': () => ({ ...party, ...changes }),
    'POST /graphql': screenAnswer('dashboard', { stats: () => stats, latestReplies: () => replies }),
    [`GET ${base}/rsvp/stats`]: () => stats,
    [`GET ${base}/rsvps`]: () => replies,
  });
  await renderRoute(<Overview party={{ ...party, ...changes }} />, '/emma/rsvps', '/:idOrSlug/rsvps');
  return screen.findByRole('link', { name: 'Anne Holm' });
}

describe('the charts of the replies (rule: reply-charts)', () => {
  it('are left out below five replies', async () => {
    await show(4);
    expect(screen.getByText('People coming')).toBeTruthy();
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

describe('the guests who are not asked', () => {
  it('are counted below the numbers, with a way to them (rule: reply-stats)', async () => {
    await show(3, {}, { uninvited: 2, unreachable: 1 });
    const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(to('2 have not been invited yet')).toBe('/emma/contacts?state=new');
    expect(to('1 can’t be reached')).toBe('/emma/contacts?state=unreachable');
  });

  it('are not told of where all are asked', async () => {
    await show(3, {}, { uninvited: 0, unreachable: 0 });
    expect(screen.queryByText(/invited yet|be reached/)).toBeNull();
  });
});

describe('the reminder beside the numbers', () => {
  const reminder = () => screen.queryByRole('link', { name: 'Remind 1 guest to reply' });

  it('leads to a ready message to those who have not replied (rule: reminder-offered)', async () => {
    await show(1);
    expect(reminder()?.getAttribute('href')).toBe('/emma/invitations?new=reminder&audience=withoutRsvp');
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
    expect(screen.getByText(/^The reply-by date has passed/)).toBeTruthy();
    const move = screen.getByRole('link', { name: 'Move it if you want to remind them' });
    expect(move.getAttribute('href')).toBe('/emma/settings#replies');
  });

  it('is offered after a reply-by date that does not close the replies', async () => {
    await show(1, { suDate: '2020-06-01' });
    expect(reminder()).toBeTruthy();
  });
});

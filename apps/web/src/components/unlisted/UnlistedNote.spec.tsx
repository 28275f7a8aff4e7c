import { aParty } from '@festlig/testing/party';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { failure, fakeServer, renderRoute } from '../testing/render-route';
import { UnlistedNote } from './UnlistedNote';

const ID = 'a'.repeat(24);
const ENLIST = `POST /api/party/${ID}/rsvps/enlisted`;

/** Shows the note at a place. `left`: the unlisted replies, which the answers to the button may change. */
const show = async (place: string, left: { attending: number; notAttending: number }, answer?: () => unknown) => {
  const received = fakeServer({
    'GET /api/party/Feststar': () => aParty({ id: ID }),
    [`GET /api/party/${ID}/rsvp/stats`]: () => ({
      attending: 9,
      notAttending: 9,
      noResponse: 0,
      persons: 9,
      rsvpChoiceFields: {},
      byDay: [],
      unlisted: { ...left },
    }),
    ...(answer && { [ENLIST]: answer }),
  });
  await renderRoute(<UnlistedNote place={place} />, '/Feststar/contacts', '/:idOrSlug/contacts');
  return received;
};
const asked = (received: { method: string; path: string }[]) =>
  received.filter(({ path }) => path.endsWith('/enlisted'));

describe('the note of replies that belong to nobody on the guest list (rule: reply-unlisted)', () => {
  it.each([
    ['list', '3 guests have replied without being on the list.'],
    ['rsvp', '3 guests who have replied are not on the guest list and won’t get it.'],
    ['rsvpYes', '2 guests who are coming are not on the guest list and won’t get it.'],
    ['photos', '2 guests who are coming are not on the guest list and won’t get it.'],
    ['rsvpNo', '1 guest who isn’t coming is not on the guest list and won’t get it.'],
    [
      'withoutRsvp',
      '3 replies aren’t linked to the guest list. Those of their guests who are on the list will still get this.',
    ],
  ])('says at %s whom it is about', async (place, text) => {
    await show(place, { attending: 2, notAttending: 1 });
    await screen.findByText(text);
  });

  it('says so of one, and that there are more than were counted', async () => {
    await show('list', { attending: 1, notAttending: 0 });
    await screen.findByText('1 guest has replied without being on the list.');
    await screen.findByRole('button', { name: 'Add this guest' });
    await show('list', { attending: 1000, notAttending: 1 });
    await screen.findByText('At least 1,001 guests have replied without being on the list.');
  });

  it.each([
    ['when there are none', 'list', { attending: 0, notAttending: 0 }],
    ['when those there are have declined', 'rsvpYes', { attending: 0, notAttending: 4 }],
  ])('is not there %s', async (_, place, left) => {
    const received = await show(place, left);
    await waitFor(() => expect(received.some(({ path }) => path.endsWith('/stats'))).toBe(true));
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  });

  it('asks nothing at an audience that has nothing to do with replies', async () => {
    const received = await show('custom', { attending: 2, notAttending: 1 });
    await waitFor(() => expect(received.some(({ path }) => path.endsWith('/Feststar'))).toBe(true));
    expect(received.some(({ path }) => path.endsWith('/stats'))).toBe(false);
  });
});

describe('the button that puts them on the list (rule: reply-enlisted)', () => {
  it('goes on until none is left, says how many there were, and is gone with the note', async () => {
    const left = { attending: 150, notAttending: 0 };
    const received = await show('list', left, () => {
      const enlisted = Math.min(100, left.attending);
      left.attending -= enlisted;
      return { enlisted, seconds: [], left: left.attending };
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Add them to the list' }));
    await screen.findByText('100 replies checked');
    await screen.findByText('150 guests are now on the guest list.', undefined, { timeout: 3000 });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add them to the list' })).toBeNull());
    expect(asked(received)).toHaveLength(2);
  });

  it('says of replies whose guest has another that they stay, and ends when nothing moves', async () => {
    const received = await show('list', { attending: 2, notAttending: 0 }, () =>
      asked(received).length === 1
        ? { enlisted: 1, seconds: ['Anne'], left: 1 }
        : { enlisted: 0, seconds: [], left: 1 },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Add them to the list' }));
    const told = '1 guest is now on the guest list. 1 reply is from a guest who already has another one.';
    await screen.findByText(told, undefined, { timeout: 3000 });
    expect(asked(received)).toHaveLength(2);
  });

  it('stays with the reason when it fails, for another try', async () => {
    await show('list', { attending: 2, notAttending: 0 }, () => failure(503, { root: { code: 'unavailable' } }));
    fireEvent.click(await screen.findByRole('button', { name: 'Add them to the list' }));
    await screen.findByRole('alert', undefined, { timeout: 3000 });
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add them to the list' }).disabled).toBe(false),
    );
  });
});

import { aParty } from '@festlig/testing/party';
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, fakeServer, renderRoute } from '../../../components/testing/render-route';
import { CancelParty } from './CancelParty';

const party = aParty({ id: '1'.repeat(24), language: 'en', title: 'Emma 30' });
const SAVE = `PATCH /api/party/${party.id}/settings`;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('asks before it cancels, and saves nothing when the host keeps the event', async () => {
  const received = fakeServer({ [SAVE]: () => ({ ...party, cancelled: true }) });
  await renderRoute(<CancelParty party={party} />, '/emma/settings');
  await press('Cancel the event …');
  await press('Keep the event');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(received.filter(({ method }) => method === 'PATCH')).toEqual([]);
  await press('Cancel the event …');
  await press('Cancel the event');
  await waitFor(() => expect(received.filter(({ method }) => method === 'PATCH')).toHaveLength(1));
  expect(received.find(({ method }) => method === 'PATCH')?.body).toEqual({ cancelled: true });
});

it('says in the dialog that nothing was saved', async () => {
  fakeServer({ [SAVE]: () => failure(503, { root: { code: 'unavailable' } }) });
  await renderRoute(<CancelParty party={party} />, '/emma/settings');
  await press('Cancel the event …');
  await press('Cancel the event');
  expect((await screen.findByRole('alert')).textContent).toBe('That was not saved. Try again in a moment.');
});

it('offers the message to the guests of a cancelled event, and takes the cancelling back', async () => {
  const received = fakeServer({ [SAVE]: () => party });
  await renderRoute(<CancelParty party={{ ...party, cancelled: true }} />, '/emma/settings');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Tell the guests' });
  expect(link.getAttribute('href')).toMatch(/\/invitations\?new=cancelled&audience=photos$/);
  await press('The event takes place after all');
  await waitFor(() => expect(received.find(({ method }) => method === 'PATCH')?.body).toEqual({ cancelled: false }));
  const tells = () => screen.getAllByRole<HTMLAnchorElement>('link', { name: 'Tell the guests' });
  await waitFor(() => expect(tells().map(({ search }) => search)).toContain('?new=held&audience=photos'));
});

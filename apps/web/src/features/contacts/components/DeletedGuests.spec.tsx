import { aParty } from '@festlig/testing/party';
import { knownContact } from '@festlig/testing/contacts';
import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeStream, withStreams } from '../../../components/testing/fake-stream';
import { type Answer, failure, fakeServer, renderRoute } from '../../../components/testing/render-route';
import ContactsRoute from '../routes/ContactsRoute';

const partyId = 'a'.repeat(24);
const base = `/api/party/${partyId}`;
const anne = knownContact({ id: 'b'.repeat(24), sid: 'AnneAnne', hasReceivedInvite: false });
const change = { id: 'c'.repeat(24), guests: 1, read: 1, changed: 1, left: 0, ended: true };

withStreams();

/** The list has Anne Hansen, until she is deleted. */
const show = async (answers: Record<string, Answer>) => {
  let isGone = false;
  const gone = (next: boolean, answer: unknown) => () => ((isGone = next), answer);
  const received = fakeServer({
    'GET /api/party/Feststar': () => aParty({ id: partyId }),
    [`GET ${base}/contacts`]: () => ({ items: isGone ? [] : [anne], page: 1, pageSize: 50, total: isGone ? 0 : 1 }),
    [`GET ${base}/contacts/imports/latest`]: () => ({ import: null }),
    [`DELETE ${base}/contacts/${anne.id}`]: gone(true, { done: true }),
    [`POST ${base}/contacts/${anne.id}/restore`]: gone(false, { done: true }),
    [`POST ${base}/contact-changes`]: gone(true, change),
    ...answers,
  });
  await renderRoute(<ContactsRoute />, '/Feststar/contacts', '/:idOrSlug/contacts');
  await screen.findByText('Anne Hansen');
  return received;
};
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
const deleteAnne = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Delete Anne Hansen' }));
  await confirm('Delete guest');
};

it('brings back one guest who was deleted', async () => {
  await show({});
  await deleteAnne();
  expect(await screen.findByText('Anne Hansen has been deleted.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Guests' })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('list', { name: 'Guests' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('says when a guest cannot be brought back, and keeps the way to try again', async () => {
  await show({ [`POST ${base}/contacts/${anne.id}/restore`]: () => failure(503, { root: { code: 'unavailable' } }) });
  await deleteAnne();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
});

it('brings back the guests of a selection, and shows the progress of many', async () => {
  const begun = { ...change, id: 'd'.repeat(24), guests: 9000, read: 0, changed: 0, ended: false };
  const received = await show({ [`POST ${base}/contact-changes/${change.id}/undo`]: () => begun });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Anne Hansen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await confirm('Delete guests');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/0 of 9,000 guests/)).toBeTruthy();
  FakeStream.last().tell({ ...begun, read: 9000, changed: 9000, ended: true });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(received.map(({ path }) => path)).toContain(`${base}/contact-changes/${change.id}/undo`);
});

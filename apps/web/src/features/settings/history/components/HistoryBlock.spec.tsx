import { describe, expect, it } from '@jest/globals';
import { aParty } from '@festlig/testing/party';
import { fireEvent, screen } from '@testing-library/react';
import { failure, fakeServer, renderRoute } from '../../../../components/testing/render-route';
import { HistoryBlock } from './HistoryBlock';

const party = aParty({ id: 'a'.repeat(24), title: 'Sofie 40', isOwner: true });
const LIST = `GET /api/party/${party.id}/history`;
const line = (fields: object) => ({
  id: 'b'.repeat(24),
  name: 'Anne',
  act: 'party.updateSettings',
  fields: [],
  at: '2030-05-01T10:00:00.000Z',
  ...fields,
});

async function show(answer: () => unknown) {
  const received = fakeServer({ 'GET /api/party/Feststar': () => party, [LIST]: answer });
  await renderRoute(<HistoryBlock party={party} />, '/Feststar/settings', '/:idOrSlug/settings');
  const button = await screen.findByRole('button', { name: 'Show the history' });
  const asked = () => received.filter(({ path }) => path.includes('/history')).map(({ path }) => path);
  expect(asked()).toEqual([]);
  fireEvent.click(button);
  return asked;
}
const page = (items: object[], total = items.length) => ({ items, page: 1, pageSize: 20, total });

describe('the history of a party', () => {
  it('is read when it is asked for, and told in sentences', async () => {
    await show(() =>
      page([
        line({ fields: ['language', 'rsvpEnabled', 'partyRef'] }),
        line({ id: 'c'.repeat(24), act: 'contacts.deleteContact', name: '', fields: ['name'] }),
      ]),
    );
    await screen.findByText('Anne changed settings: whether guests can reply, language');
    await screen.findByText('A former user deleted a guest');
    expect(screen.getAllByText(/1 May/)).toHaveLength(2);
  });

  it('tells which feature the operator opened', async () => {
    await show(() => page([line({ act: 'operator.openFeature', name: 'Festlig', fields: ['import', 'unknown'] })]));
    await screen.findByText('Festlig opened a feature: Import of guest lists of more than 50');
  });

  it('says that nothing has happened yet', async () => {
    await show(() => page([]));
    await screen.findByText('Nothing has happened here yet.');
  });

  it('has pages', async () => {
    const asked = await show(() => page([line({})], 45));
    fireEvent.click(await screen.findByRole('button', { name: /page 2/i }));
    await screen.findByText('Anne changed settings');
    expect(asked().at(-1)).toContain('page=2');
  });

  it('can be read again after a failure', async () => {
    let tries = 0;
    await show(() => (++tries === 1 ? failure(503, { root: { code: 'unavailable' } }) : page([line({})])));
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('Anne changed settings');
  });

  it('says that a later page could not be read, in place of the page before it', async () => {
    let pages = 0;
    await show(() => (++pages === 2 ? failure(503, { root: { code: 'unavailable' } }) : page([line({})], 45)));
    fireEvent.click(await screen.findByRole('button', { name: /page 2/i }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('Anne changed settings')).toBeNull();
    fireEvent.click(again);
    await screen.findByText('Anne changed settings');
  });

  it('has the keyboard once it is opened, and not before', async () => {
    await show(() => page([line({})]));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'History' }));
  });
});

import type { Party } from '@festlig/contracts/party';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { aParty } from '@festlig/testing/party';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listed, template } from '../../../../components/testing/opened-invitations';
import { failure, fakeServer, type Received, renderRoute } from '../../../../components/testing/render-route';
import { usePartyOfPage } from '../../../../api/party';
import SavedPartyEditor from './SavedPartyEditor';

const party = aParty({
  id: 'a'.repeat(24),
  language: 'en',
  title: 'Summer party',
  body: '<p>Come</p>',
  description: '',
  date: '2069-06-20T16:00:00Z',
  location: { address: 'Harbour 1', latitude: null, longitude: null },
  isOwner: true,
  version: 4,
});
const path = `/api/party/${party.id}`;
const done = jest.fn();

/**
 * A server on which another host has saved `theirs` as version 5: changes of these fields based on version 4 are
 * refused.
 */
async function show(theirs: Partial<Party>, fields: string[]) {
  done.mockClear();
  const now: Party = { ...party, ...theirs, version: 5 };
  const refused = Object.fromEntries(fields.map((field) => [field, { code: 'edited_meanwhile' }]));
  const received = fakeServer({
    'GET /api/initial': () => ({ user: null, language: 'en', flags: {}, providerKeys: {} }),
    'GET /api/party/hero-images': () => ({ party: [] }),
    [`GET ${path}`]: () => now,
    [`PATCH ${path}`]: ({ headers, body }: Received) =>
      headers['if-match'] === '"5"' || fields.length === 0
        ? { ...now, ...(body as object), version: 6 }
        : failure(412, refused),
  });
  await renderRoute(
    <SavedPartyEditor party={party} focus="title" page={<p>The page</p>} reply={() => null} onDone={done} />,
  );
  await screen.findByRole('textbox', { name: 'Text' });
  return () => received.filter(({ method }) => method === 'PATCH');
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));
const save = async () => press(await screen.findByRole('button', { name: 'Save' }));
const question = () => screen.findByRole('dialog', { name: 'This was also changed somewhere else' });
const choose = async (name: string) => press(within(await question()).getByRole('button', { name }));
const isDone = () => waitFor(() => expect(done).toHaveBeenCalled());

beforeAll(() => import('../../../../components/editor/RichTextBox'));
afterEach(cleanup);

describe('saving a page that another host may be editing', () => {
  it('names the version it is based on, and asks nothing when no field was changed by both hosts', async () => {
    const saves = await show({ body: '<p>Theirs</p>' }, []);
    type('Title', 'Mine');
    await save();
    await isDone();
    expect(saves().map(({ headers, body }) => [headers['if-match'], body])).toEqual([['"4"', { title: 'Mine' }]]);
  });

  it('has the top of the page in sight once it is saved, and says so (rule: edit-saved-top)', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo').mockReturnValue(undefined);
    await show({}, []);
    type('Title', 'Mine');
    expect(scrolled).not.toHaveBeenCalled();
    await save();
    await isDone();
    expect(scrolled).toHaveBeenCalledWith(0, 0);
    expect(screen.getByText('The page is saved').closest('[role=alert]')).toBeTruthy();
  });

  it('shows both versions of fields that both hosts changed, and can save this host’s version', async () => {
    const saves = await show({ title: 'Theirs' }, ['title']);
    type('Title', 'Mine');
    await save();
    const title = within(await question()).getByRole('region', { name: 'Title' });
    expect(within(title).getByText('Mine')).toBeTruthy();
    expect(within(title).getByText('Theirs')).toBeTruthy();
    await choose('Save mine');
    await isDone();
    expect(saves().at(-1)).toMatchObject({ headers: { 'if-match': '"5"' }, body: { title: 'Mine' } });
  });

  it('can keep the other host’s version, and saves this host’s other changes', async () => {
    const saves = await show({ title: 'Theirs' }, ['title']);
    type('Title', 'Mine');
    type('Place', 'Harbour 2');
    await save();
    await choose('Keep what is saved');
    await isDone();
    expect(saves().at(-1)?.body).toEqual({ location: { address: 'Harbour 2', latitude: null, longitude: null } });
  });

  it('saves nothing when only the other host’s version is kept', async () => {
    const saves = await show({ title: 'Theirs' }, ['title']);
    type('Title', 'Mine');
    await save();
    await choose('Keep what is saved');
    await isDone();
    expect(saves()).toHaveLength(1);
    expect(screen.getByText('The page stays as it was saved')).toBeTruthy();
  });

  it('loses nothing when the host goes on editing, and asks again at the next save', async () => {
    await show({ title: 'Theirs', date: '2069-07-01T16:00:00Z' }, ['title', 'date']);
    type('Title', 'Mine');
    type('Date', '2069-06-21');
    await save();
    const asked = within(await question());
    expect(asked.getByRole('region', { name: 'Date' }).textContent).toContain('21 June 2069');
    expect(asked.getByRole('region', { name: 'Date' }).textContent).toContain('1 July 2069');
    await choose('Keep editing');
    expect(
      (await screen.findAllByText('This was changed somewhere else while you were writing.')).length,
    ).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Mine');
    expect(done).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await save();
    await choose('Save mine');
    await isDone();
  });
});

it('has the new title on the page at once, before the party is fetched again', async () => {
  done.mockClear();
  let fetches = 0;
  fakeServer({
    'GET /api/initial': () => ({ user: null, language: 'en', flags: {}, providerKeys: {} }),
    'GET /api/party/hero-images': () => ({ party: [] }),
    // Later fetches are not answered.
    'GET /api/party/Feststar': () => (++fetches === 1 ? party : new Promise(() => undefined)),
    [`PATCH ${path}`]: ({ body }: Received) => ({ ...party, ...(body as object), version: 5 }),
    [`GET ${path}/templates`]: () => ({ items: [], page: 1, pageSize: 50, total: 0 }),
  });
  function PageBeingEdited() {
    const title = usePartyOfPage().data?.title;
    return (
      <>
        <p aria-label="The page">{title}</p>
        {title && (
          <SavedPartyEditor party={party} focus="title" page={<p>The page</p>} reply={() => null} onDone={done} />
        )}
      </>
    );
  }
  await renderRoute(<PageBeingEdited />, '/Feststar', '/:idOrSlug');
  await screen.findByRole('textbox', { name: 'Text' });
  type('Title', 'Winter party');
  await save();
  await isDone();
  expect(screen.getByLabelText('The page').textContent).toBe('Winter party');
});

it('shows the page again before it offers to tell the guests, and renews subjects that have the title of before', async () => {
  done.mockClear();
  const counts = { new: 0, invited: 2, opened: 0, silent: 2, yes: 0, no: 0, unreachable: 0 };
  const mine = template('b'.repeat(24), { name: 'Remember the Summer party' });
  const received = fakeServer({
    'GET /api/initial': () => ({ user: null, language: 'en', flags: {}, providerKeys: {} }),
    'GET /api/party/hero-images': () => ({ party: [] }),
    'GET /api/party/Feststar': () => party,
    [`PATCH ${path}`]: ({ body }: Received) => ({ ...party, ...(body as object), version: 5 }),
    [`GET ${path}/guest-counts`]: () => ({ total: 2, states: counts, tags: [], moreTags: false }),
    [`GET ${path}/templates`]: () => listed([mine]),
    [`PATCH ${path}/templates/${mine.id}`]: ({ body }: Received) => ({ ...mine, ...(body as object) }),
  });
  function PageBeingEdited() {
    const now = usePartyOfPage().data;
    return (
      now && <SavedPartyEditor party={now} focus="title" page={<p>The page</p>} reply={() => null} onDone={done} />
    );
  }
  await renderRoute(<PageBeingEdited />, '/Feststar', '/:idOrSlug');
  await screen.findByRole('textbox', { name: 'Text' });
  type('Title', 'Winter party');
  type('Date', '2069-12-21');
  await save();
  const offer = within(await screen.findByRole('dialog', { name: 'Tell your guests?' }));
  expect(screen.getByText('The page')).toBeTruthy();
  expect(screen.queryByLabelText('Title')).toBeNull();
  expect(done).not.toHaveBeenCalled();
  await press(offer.getByRole('button', { name: 'Update the subject' }));
  const renewed = () => received.filter(({ method, path }) => method === 'PATCH' && path.includes('/templates/'));
  await waitFor(() => expect(renewed().map(({ body }) => body)).toEqual([{ name: 'Remember the Winter party' }]));
  await press(offer.getByRole('button', { name: 'Not now' }));
  await isDone();
});

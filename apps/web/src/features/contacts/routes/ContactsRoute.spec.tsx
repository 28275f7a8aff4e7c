import { knownContact } from '@festlig/testing/contacts';
import { aParty } from '@festlig/testing/party';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeStream, withStreams } from '../../../components/testing/fake-stream';
import { onAPhone } from '../../../components/testing/on-a-phone';
import { type Answer, fakeServer, renderRoute } from '../../../components/testing/render-route';
import ContactsRoute from './ContactsRoute';

const ID = 'a'.repeat(24);
const importId = '0'.repeat(24);
const base = `/api/party/${ID}/contacts`;
const underWay = {
  importId,
  total: 100_000,
  done: 20_000,
  created: 20_000,
  mail: 20_000,
  phoneOnly: 0,
  missing: 0,
  unreachable: [],
  wrong: 0,
  undo: null as { removed: number; kept: number } | null,
  ended: false,
};
const nobody = { items: [], page: 1, pageSize: 50, total: 0 };
const startedAt = '2030-06-12T16:30:00Z';

withStreams();

const show = async (answers: Record<string, Answer> = {}, query = '') => {
  const received = fakeServer({
    'GET /api/party/Feststar': () => aParty({ id: ID, features: ['import'] }),
    [`GET ${base}`]: () => nobody,
    [`GET ${base}/imports/latest`]: () => ({ import: { ...underWay, startedAt } }),
    ...answers,
  });
  const { search } = await renderRoute(<ContactsRoute />, `/Feststar/contacts${query}`, '/:idOrSlug/contacts');
  return Object.assign(received, { search });
};
const tell = (more: object) => FakeStream.last().tell({ ...underWay, errors: [], ...more });

const addBy = async (way: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add guests' }));
  await userEvent.click(screen.getByRole('menuitem', { name: new RegExp(`^${way}`) }));
};

it('deletes a guest on a phone where the guest is edited (rule: contact-rows-on-phone)', async () => {
  await onAPhone(async () => {
    const tags = ['Familie', 'Bord 3'];
    const anne = knownContact({
      id: 'b'.repeat(24),
      sid: 'AnneAnne',
      name: 'Anne',
      hasReceivedInvite: false,
      tags,
      note: 'Wheelchair',
    });
    const received = await show({
      [`GET ${base}/imports/latest`]: () => ({ import: null }),
      [`GET ${base}`]: () => ({ ...nobody, items: [anne], total: 1 }),
      [`DELETE ${base}/${anne.id}`]: () => ({}),
    });
    const row = within((await screen.findByText('Anne')).closest('li')!);
    expect(row.getByText('Familie')).toBeTruthy();
    expect(row.getByLabelText('Bord 3, Wheelchair').textContent).toBe('+2');
    expect(row.queryByRole('button', { name: 'Delete Anne' })).toBeNull();
    await userEvent.click(row.getByRole('button', { name: 'Edit Anne' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit guest' }));
    await userEvent.click(form.getByRole('button', { name: 'Delete guest' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete Anne?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete guest' }));
    await waitFor(() => expect(received.some(({ method }) => method === 'DELETE')).toBe(true));
  });
});

it('opens the import once where the address says so, for a host whose plan has it (rule: plan-way-back)', async () => {
  const noImport = { [`GET ${base}/imports/latest`]: () => ({ import: null }) };
  const { search } = await show(noImport, '?import=1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Import guest list' }));
  await waitFor(() => expect(search()).toBe(''));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('opens the form for a new guest once where the address says so (rule: send-next-steps)', async () => {
  const { search } = await show({ [`GET ${base}/imports/latest`]: () => ({ import: null }) }, '?add');
  expect(await screen.findByRole('dialog', { name: 'Add guest' })).toBeTruthy();
  await waitFor(() => expect(search()).toBe(''));
});

it('opens no import where the address says so and the plan has none', async () => {
  await show(
    {
      'GET /api/party/Feststar': () => aParty({ id: ID }),
      [`GET ${base}/imports/latest`]: () => ({ import: null }),
    },
    '?import=1',
  );
  expect(await screen.findByText('Who would you like to invite?')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('follows a running import to its result, even through a broken stream', async () => {
  let lists = 0;
  await show({ [`GET ${base}`]: () => (lists++, nobody) });
  expect(await screen.findByText('20,000 of 100,000 rows')).toBeTruthy();
  tell({ done: 40_000 });
  expect(await screen.findByText('40,000 of 100,000 rows')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
  FakeStream.last().break();
  expect(await screen.findByText(/lost the connection/)).toBeTruthy();
  await waitFor(() => expect(FakeStream.opened).toHaveLength(2));
  const before = lists;
  tell({ done: 100_000, created: 99_999, ended: true });
  expect(await screen.findByRole('heading', { level: 2, name: '99,999 guests are on the list' })).toBeTruthy();
  await waitFor(() => expect(lists).toBeGreaterThan(before));
  expect(FakeStream.opened.every(({ closed }) => closed)).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'See the guest list' }));
  expect(screen.queryByText('99,999 guests are on the list')).toBeNull();
});

it('shows an unsubscribed guest in the list and in the form, until another address is typed', async () => {
  const email = 'anne@x.example';
  const anne = knownContact({ id: 'b'.repeat(24), sid: 'AnneAnne', email, unsubscribed: true });
  const bo = knownContact({ id: 'c'.repeat(24), sid: 'BoBoBoBo', name: 'Bo Ek' });
  await show({
    [`GET ${base}`]: () => ({ ...nobody, items: [anne, bo], total: 2 }),
    [`GET ${base}/imports/latest`]: () => ({ import: null }),
  });
  const rowOf = async (name: string) => within((await screen.findByText(name)).closest('li')!);
  expect((await rowOf('Anne Hansen')).getByText('Unsubscribed from e-mails')).toBeTruthy();
  expect((await rowOf('Bo Ek')).queryByText(/Unsubscribed/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Edit Anne Hansen' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit guest' }));
  expect(form.getByText(/has unsubscribed from Festlig’s e-mails/)).toBeTruthy();
  await userEvent.type(form.getByLabelText('E-mail'), '.dk');
  expect(form.queryByText(/has unsubscribed/)).toBeNull();
});

it('says when a search finds more than it shows, and otherwise how many it finds', async () => {
  const found = { ...nobody, total: 5000 };
  let atLeast = true;
  const answers = {
    [`GET ${base}`]: () => ({ ...found, atLeast }),
    [`GET ${base}/imports/latest`]: () => ({ import: null }),
  };
  await show(answers);
  await userEvent.type(await screen.findByLabelText(/^Search/), 'm');
  expect(await screen.findByText(/More than 5,000 guests match your search/)).toBeTruthy();
  atLeast = false;
  await userEvent.type(screen.getByLabelText(/^Search/), 'e');
  expect(await screen.findByText('5,000 guests match your search')).toBeTruthy();
});

it('offers the list as a file, and during a search the found guests as another file that says so', async () => {
  let atLeast = false;
  let total = 110;
  await show({
    [`GET ${base}`]: () => ({ ...nobody, total, atLeast }),
    [`GET ${base}/imports/latest`]: () => ({ import: null }),
  });
  const link = (name: RegExp | string) => screen.findByRole('link', { name });
  expect((await link('Download as spreadsheet')).getAttribute('href')).toBe(`/export/${ID}/contacts.csv`);
  const field = screen.getByLabelText(/^Search/);
  await userEvent.type(field, 'maja');
  const found = await link('Download the 110 results as a spreadsheet');
  expect(found.getAttribute('href')).toBe(`/export/${ID}/contacts.csv?search=maja`);
  [atLeast, total] = [true, 5000];
  await userEvent.clear(field);
  await userEvent.type(field, 'm');
  expect((await link('Download all the results as a spreadsheet')).getAttribute('href')).toContain('search=m');
  [atLeast, total] = [false, 0];
  await userEvent.type(field, 'x');
  expect(await screen.findByText('No guests match')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /spreadsheet/ })).toBeNull();
});

it('asks about mails only when there is an address, and about text messages only when there is a number (rule: contact-ticks-follow)', async () => {
  await show({ [`GET ${base}/imports/latest`]: () => ({ import: null }) });
  await addBy('Add a guest');
  const form = within(await screen.findByRole('dialog', { name: 'Add guest' }));
  const byMail = () => form.queryByLabelText<HTMLInputElement>('Send the invitation by e-mail')?.checked;
  expect(byMail()).toBeUndefined();
  await userEvent.type(form.getByLabelText('E-mail'), 'anne@x.example');
  expect(byMail()).toBe(true);
  await userEvent.clear(form.getByLabelText('E-mail'));
  expect(byMail()).toBeUndefined();
  expect(form.queryByLabelText('Send the invitation by text message')).toBeNull();
  await userEvent.type(form.getByLabelText('Phone'), '20123456');
  expect((form.getByLabelText('Send the invitation by text message') as HTMLInputElement).checked).toBe(true);
  await userEvent.clear(form.getByLabelText('Phone'));
  expect(form.queryByLabelText('Send the invitation by text message')).toBeNull();
});

it('names the guests who have the same e-mail, before and after saving, and refuses nothing', async () => {
  const anne = knownContact({ id: 'b'.repeat(24), sid: 'AnneAnne', email: 'holm@x.example' });
  const received = await show({
    [`GET ${base}`]: () => ({ ...nobody, total: 1 }),
    [`POST /api/party/${ID}/same-guests`]: () => ({ guests: [anne] }),
    [`POST ${base}`]: ({ body }) => ({ ...anne, ...(body as object), id: 'c'.repeat(24) }),
    [`GET ${base}/imports/latest`]: () => ({ import: null }),
  });
  await addBy('Add a guest');
  const form = within(await screen.findByRole('dialog', { name: 'Add guest' }));
  await userEvent.type(form.getByLabelText('Name'), 'Bo Holm');
  await userEvent.type(form.getByLabelText('E-mail'), 'Holm@x.example');
  expect(await form.findByText(/Anne Hansen on the list has the same e-mail. That is fine/)).toBeTruthy();
  await userEvent.clear(form.getByLabelText('Name'));
  await userEvent.type(form.getByLabelText('Name'), 'ANNE hansen');
  expect(await form.findByText('Anne Hansen is on the list already, with that e-mail.')).toBeTruthy();
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText('ANNE hansen is on the list, and shares an e-mail or a phone with Anne Hansen.'),
  ).toBeTruthy();
  expect(received.some(({ method, path }) => method === 'POST' && path === base)).toBe(true);
});

it('stops a running import and undoes it', async () => {
  let latest: object | null = { ...underWay, startedAt };
  const undo = () => {
    latest = null;
    return { ...underWay, errors: [], ended: true, undo: { removed: 20_000, kept: 0 } };
  };
  const received = await show({
    [`GET ${base}/imports/latest`]: () => ({ import: latest }),
    [`DELETE ${base}/imports/${importId}`]: undo,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Stop and undo' }));
  expect(await screen.findByText(/20,000 guests have been removed/)).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(received.some(({ method }) => method === 'DELETE')).toBe(true);
});

it('shows the progress of a long undo, and closes when it has ended', async () => {
  let latest: object | null = { ...underWay, startedAt };
  const undoing = { ...underWay, undo: { removed: 0, kept: 0 } };
  await show({
    [`GET ${base}/imports/latest`]: () => ({ import: latest }),
    [`DELETE ${base}/imports/${importId}`]: () => {
      latest = { ...undoing, startedAt };
      return { ...undoing, errors: [] };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Stop and undo' }));
  expect(await screen.findByText('0 of 20,000 guests removed')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Stop and undo' })).toBeNull();
  tell({ undo: { removed: 5000, kept: 0 } });
  expect(await screen.findByText('5,000 of 20,000 guests removed')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
  latest = null;
  tell({ undo: { removed: 19_999, kept: 1 }, ended: true });
  expect(await screen.findByText(/19,999 guests have been removed. 1 stays/)).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('shows a running undo to a host who opens the page meanwhile', async () => {
  const undoing = { ...underWay, undo: { removed: 15_000, kept: 0 } };
  await show({ [`GET ${base}/imports/latest`]: () => ({ import: { ...undoing, startedAt } }) });
  expect(await screen.findByText('15,000 of 20,000 guests removed')).toBeTruthy();
});

it('shows nothing of an import that has ended', async () => {
  await show({ [`GET ${base}/imports/latest`]: () => ({ import: { ...underWay, ended: true, startedAt } }) });
  expect(await screen.findByText('Who would you like to invite?')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(FakeStream.opened).toHaveLength(0);
});

describe('a list that is open (rule: contact-list-live)', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => void jest.useRealTimers());
  const later = () => act(() => jest.advanceTimersByTimeAsync(15_000));
  const bo = knownContact({ id: 'b'.repeat(24), sid: 'BoBoBoBo', name: 'Bo' });
  const listed = (guest: () => object) => ({
    [`GET ${base}`]: () => ({ ...nobody, items: [guest()], total: 1 }),
    [`GET ${base}/imports/latest`]: () => ({ import: null }),
  });

  it('shows a reply that arrives, and keeps the selection', async () => {
    let rsvp: object | null = null;
    await show(listed(() => ({ ...bo, rsvp })));
    const tick = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select Bo' });
    fireEvent.click(tick);
    rsvp = { id: 'd'.repeat(24), isComming: true, numberOfPeople: 2 };
    expect(screen.queryByText('Coming, 2')).toBeNull();
    await later();
    await screen.findByText('Coming, 2');
    expect(tick.checked).toBe(true);
  });

  it('waits in a state while the pointer is over the rows, so that none moves away under it', async () => {
    const received = await show(
      listed(() => bo),
      '?state=silent',
    );
    await screen.findByText('Bo');
    const asked = () => received.filter(({ path }) => path.includes('state=silent')).length;
    const rows = screen.getByRole('list', { name: 'Guests' }).parentElement!;
    fireEvent.pointerEnter(rows);
    await later();
    expect(asked()).toBe(1);
    fireEvent.pointerLeave(rows);
    await later();
    await waitFor(() => expect(asked()).toBe(2));
  });
});

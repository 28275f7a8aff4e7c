import { afterEach, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type Answer, failure, fakeServer, renderRoute } from '../../../components/testing/render-route';
import { ImportDialog } from './ImportDialog';

const IMPORT = 'POST /api/party/p1/contacts/import';
const PREVIEW = 'POST /api/party/p1/contacts/import/preview';
const importId = '0'.repeat(24);
const preview = {
  ...{ importId, columns: { name: 0, email: 1 }, header: true, rows: 4, guests: 2, missing: 1, family: 0 },
  sample: [
    ['Name', 'E-mail'],
    ['Anne', 'a@b.dk'],
    ['Bo', ''],
  ],
  wrong: { count: 1, rows: [{ line: 4, reason: 'email_invalid', text: 'Anders;and' }] },
  duplicates: { count: 1, rows: [{ line: 5, text: 'Carl;c@d.dk', where: 'list' }] },
};
const result = {
  ...{ importId, total: 4, done: 4, created: 2, missing: 1, wrong: 1, ended: true },
  errors: [{ line: 4, reason: 'email_invalid', text: 'Anders;and' }],
};
const LATE = { timeout: 3000 };
function Opened() {
  const [open, setOpen] = useState(true);
  return open && <ImportDialog partyId="p1" onClose={() => setOpen(false)} />;
}
const open = (answers: Record<string, Answer>) => {
  const received = fakeServer({ [PREVIEW]: () => preview, [IMPORT]: () => result, ...answers });
  return renderRoute(<Opened />).then((view) => ({ ...view, received }));
};
const paste = (text: string) => fireEvent.change(screen.getByLabelText('Paste your list'), { target: { value: text } });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const toReview = async () => {
  paste('Name;E-mail\nAnne;a@b.dk');
  await press('Read the list');
  await screen.findByText('The list has 4 rows');
};

it('shows what would become of the list, and imports it when told to', async () => {
  const { received } = await open({});
  await toReview();
  expect(received[0]?.body).toEqual({ csv: 'Name;E-mail\nAnne;a@b.dk', delete: false });
  expect(screen.getByText('2 guests will be added.')).toBeTruthy();
  expect(screen.getByRole('row', { name: /Anders;and/ }).textContent).toContain('does not look like an e-mail');
  expect(screen.getByRole('row', { name: /Carl;c@d.dk/ }).textContent).toContain('On the guest list');
  await press('Import 2 guests');
  expect(await screen.findByText('2 guests are on the list', {}, LATE)).toBeTruthy();
  const reading = { columns: { name: 0, email: 1 }, header: true };
  expect(received[1]?.body).toEqual({ importId, delete: false, duplicates: 'skip', ...reading });
  expect(screen.getByText(/1 guest has neither e-mail nor phone/)).toBeTruthy();
  expect(screen.getByRole('row', { name: /Anders;and/ }).textContent).toContain('4');
});

it('adds those who are there already, when the host says so', async () => {
  const { received } = await open({});
  await toReview();
  await userEvent.click(screen.getByRole('radio', { name: 'Add them anyway' }));
  await press('Import 3 guests');
  await screen.findByText('2 guests are on the list', {}, LATE);
  expect(received[1]?.body).toMatchObject({ duplicates: 'add' });
});

it('reads the list again by the columns the host names, and needs one of names', async () => {
  const { received } = await open({});
  await toReview();
  const first = screen.getByLabelText('What does Name hold?');
  await userEvent.selectOptions(first, 'Last name');
  await screen.findByRole('button', { name: 'Import 2 guests' });
  expect(received[1]?.body).toEqual({ importId, delete: false, columns: { email: 1, lastName: 0 }, header: true });
  await userEvent.selectOptions(first, 'Not used');
  expect(screen.getByText('Tell us which column has the names.')).toBeTruthy();
  expect((screen.getByRole('button', { name: /Import/ }) as HTMLButtonElement).disabled).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'The first line names the columns' }));
  expect(received.at(-1)?.body).toMatchObject({ columns: { email: 1 }, header: false });
  expect(within(screen.getByLabelText('What do the columns hold?')).getByText('Column 1')).toBeTruthy();
});

it('takes an import back, and says who stays', async () => {
  const undo = `DELETE /api/party/p1/contacts/imports/${importId}`;
  const { received } = await open({ [undo]: () => ({ removed: 1, kept: 1 }) });
  await toReview();
  await press('Import 2 guests');
  await screen.findByText('2 guests are on the list', {}, LATE);
  await press('Undo import');
  expect(await screen.findByText(/1 guest has been removed. 1 stays/)).toBeTruthy();
  expect(received.at(-1)).toMatchObject({ method: 'DELETE' });
  expect(screen.getByLabelText('Paste your list')).toBeTruthy();
});

it('offers the way back when the dialog is closed too', async () => {
  await open({});
  await toReview();
  await press('Import 2 guests');
  await screen.findByText('2 guests are on the list', {}, LATE);
  await press('See the guest list');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const toast = await screen.findByRole('alert');
  expect(within(toast).getByRole('button', { name: 'Undo import' })).toBeTruthy();
});

it('sends a file as its bytes, so that an old encoding survives', async () => {
  const { received, baseElement } = await open({});
  const bytes = new Uint8Array([0x4e, 0x61, 0x76, 0x6e, 0x0a, 0x53, 0xf8, 0x72, 0x65, 0x6e]);
  const input = baseElement.querySelector('input[type=file]')!;
  fireEvent.change(input, { target: { files: [new File([bytes], 'guests.csv')] } });
  await press('Read the list');
  await screen.findByText('The list has 4 rows');
  expect(received[0]?.body).toEqual({ file: 'TmF2bgpT+HJlbg==', delete: false });
});

it('asks for a list before it sends anything', async () => {
  const { received } = await open({});
  await press('Read the list');
  expect(screen.getByText('Choose a file or paste your list.')).toBeTruthy();
  expect(received).toHaveLength(0);
});

it('says how to save a spreadsheet as CSV, and keeps the file and what was pasted', async () => {
  const { baseElement } = await open({ [PREVIEW]: () => failure(422, { csv: { code: 'csv_not_text' } }) });
  paste('Name');
  const input = baseElement.querySelector('input[type=file]')!;
  fireEvent.change(input, { target: { files: [new File(['PK'], 'guests.xlsx')] } });
  await press('Read the list');
  expect((await screen.findByRole('alert')).textContent).toContain('Save as');
  expect(screen.getByText(/guests.xlsx/)).toBeTruthy();
  await press('Remove the file');
  expect((screen.getByLabelText('Paste your list') as HTMLTextAreaElement).value).toBe('Name');
});

it('says why the list was refused and keeps it', async () => {
  await open({ [PREVIEW]: () => failure(422, { csv: { code: 'csv_empty' } }) });
  paste('Name');
  await press('Read the list');
  expect(await screen.findByText('Choose a file or paste your list.')).toBeTruthy();
  expect((screen.getByLabelText('Paste your list') as HTMLTextAreaElement).value).toBe('Name');
});

it('keeps what the host has said of the list when the import is refused', async () => {
  await open({ [IMPORT]: () => failure(503, { root: { code: 'unavailable' } }) });
  await toReview();
  await userEvent.click(screen.getByRole('radio', { name: 'Add them anyway' }));
  await press('Import 3 guests');
  expect(await screen.findByText(/cannot answer right now/, {}, LATE)).toBeTruthy();
  expect((screen.getByRole('radio', { name: 'Add them anyway' }) as HTMLInputElement).checked).toBe(true);
});

/** The stream of an import, opened by the page and written by the test. */
class FakeStream {
  static opened: FakeStream[] = [];
  onmessage: (message: { data: string }) => void = () => undefined;
  onerror: () => void = () => undefined;
  closed = false;
  constructor(readonly url: string) {
    FakeStream.opened.push(this);
  }
  close(): void {
    this.closed = true;
  }
}
afterEach(() => {
  delete (globalThis as { EventSource?: unknown }).EventSource;
  FakeStream.opened = [];
});

it('follows a long list, through a broken stream too, to its end', async () => {
  (globalThis as { EventSource?: unknown }).EventSource = FakeStream;
  const underWay = { ...result, total: 100_000, done: 0, created: 0, errors: [], ended: false };
  await open({ [IMPORT]: () => underWay });
  await toReview();
  await press('Import 2 guests');
  expect(await screen.findByText('0 of 100,000 rows', {}, LATE)).toBeTruthy();
  const tell = (more: object) =>
    act(() => FakeStream.opened.at(-1)!.onmessage({ data: JSON.stringify({ ...underWay, ...more }) }));
  tell({ done: 40_000 });
  expect(screen.getByText(/40,000 of 100,000 rows/)).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
  act(() => FakeStream.opened[0]!.onerror());
  expect(screen.getByText(/lost the connection/)).toBeTruthy();
  while (FakeStream.opened.length < 2) await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  tell({ ...result, total: 100_000, done: 100_000, created: 99_999 });
  expect(await screen.findByText('99,999 guests are on the list')).toBeTruthy();
  expect(FakeStream.opened.every(({ closed }) => closed)).toBe(true);
});

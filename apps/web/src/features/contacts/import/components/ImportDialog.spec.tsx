import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeStream, withStreams } from '../../../../components/testing/fake-stream';
import { failure } from '../../../../components/testing/render-route';
import {
  IMPORT,
  PREVIEW,
  LATEST,
  LIMIT,
  ROWS,
  importId,
  noted,
  preview,
  result,
  opener,
  paste,
  press,
  toReview,
} from '../../../../components/testing/opened-import';
import { ImportDialog } from './ImportDialog';

withStreams();

const open = opener(ImportDialog);

it('shows what the import would do, and imports when the host confirms', async () => {
  const { sent } = await open({});
  await toReview();
  expect(sent()[0]?.body).toEqual({ csv: 'Name;E-mail\nAnne;a@b.dk', delete: false });
  expect(screen.getByText('2 guests will be added.')).toBeTruthy();
  expect(screen.getByText('1 can get the invitation by e-mail, 1 can’t be reached.')).toBeTruthy();
  // One line leads, and each other count stands once, with its rows (rule: import-leads-with-missing).
  expect(screen.getByText('1 of 2 are ready, 1 needs your help.')).toBeTruthy();
  expect(screen.getByText(/We could not read all of 1 row/)).toBeTruthy();
  expect(screen.queryByText(/is in the file twice/)).toBeNull();
  expect((await screen.findByText('E-mail: we could not read “bo@”')).closest('li')?.textContent).toContain('line 3');
  await press('Duplicates (1)');
  expect(await screen.findByText('On the guest list')).toBeTruthy();
  expect(screen.getByText(/1 is in the file twice or already on the guest list/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Correct/ })).toBeNull();
  await press('Import 2 guests');
  expect(await screen.findByText('2 guests are on the list')).toBeTruthy();
  const reading = { columns: { name: 0, email: 1 }, header: true };
  expect(sent()[1]?.body).toEqual({ importId, delete: false, duplicates: 'skip', ...reading });
  expect(await screen.findByText('E-mail: we could not read “bo@”')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Download the rows' }).getAttribute('href')).toBe(
    `/export/p1/imports/${importId}/rows.csv`,
  );
  expect(screen.queryByRole('button', { name: /^Correct/ })).toBeNull();
});

it('names who shares an address with whom, where somebody does', async () => {
  const { unmount } = await open({});
  await toReview();
  expect(screen.queryByRole('button', { name: /^Same address/ })).toBeNull();
  unmount();
  const bo = { ...noted, kinds: ['family'], notes: [], shares: 'Käthe Kjær' };
  await open({ [PREVIEW]: () => ({ ...preview, family: 1 }), [ROWS]: () => ({ rows: [bo], next: null }) });
  await toReview();
  expect(screen.queryByText(/as someone else/)).toBeNull();
  await press('Same address (1)');
  expect(screen.getByText(/1 has the same e-mail or phone as someone else/)).toBeTruthy();
  const row = await screen.findByText('Same e-mail or phone as Käthe Kjær. Both are added.');
  expect(row.closest('li')?.textContent).toContain('Bo line 3');
});

it('has no such line where no guest needs a look, and opens rows only when asked (rule: import-leads-with-missing)', async () => {
  await open({ [PREVIEW]: () => ({ ...preview, dropped: 0, missing: 0, phoneOnly: 2 }) });
  await toReview();
  expect(screen.queryByText(/your help/)).toBeNull();
  expect(screen.queryByRole('list', { name: /\(\d\)$/ })).toBeNull();
  await press('Phone only (2)');
  expect(await screen.findByRole('list', { name: 'Phone only (2)' })).toBeTruthy();
  await press('Phone only (2)');
  expect(screen.queryByRole('list', { name: /\(\d\)$/ })).toBeNull();
});

it('names the columns that are not used, only while there are some', async () => {
  const sample = [['Name', 'E-mail', 'Note', 'Seat', '']];
  await open({ [PREVIEW]: () => ({ ...preview, sample }) });
  await toReview();
  expect(screen.getByText('The columns “Note” and “Seat” are not used.')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('What does Seat hold?'), 'Maximum number of people');
  expect(await screen.findByText('The column “Note” is not used.')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('What does Note hold?'), 'Phone');
  expect(screen.queryByText(/not used\.$/)).toBeNull();
});

it('says only that the guests are on the list when nothing needs a look', async () => {
  const all = { created: 2, mail: 2, missing: 0, dropped: 0, wrong: 0, skipped: 0, errors: [], unreachable: [] };
  await open({ [IMPORT]: () => ({ ...result, ...all }) });
  await toReview();
  await press('Import 2 guests');
  const told = await screen.findByText('2 guests are on the list');
  expect(told.closest('.MuiAlert-root')?.className).toContain('Success');
  expect(screen.getByText('All of them can get the invitation by e-mail.')).toBeTruthy();
  expect([screen.queryAllByRole('listitem'), screen.queryByText('Rows to check')]).toEqual([[], null]);
});

it('is no success when every guest was there already', async () => {
  const none = { created: 0, mail: 0, missing: 0, dropped: 0, wrong: 4, skipped: 4, unreachable: [] };
  await open({ [IMPORT]: () => ({ ...result, ...none }) });
  await toReview();
  await press('Import 2 guests');
  const told = await screen.findByText('No guests were added');
  expect(told.closest('.MuiAlert-root')?.className).toContain('Info');
});

it('reads another sheet of a spreadsheet when the host chooses it', async () => {
  const sheets = { names: ['Family', 'Friends'], read: 'Family' };
  const { sent } = await open({
    [PREVIEW]: ({ body }) => {
      const { sheet = 'Family' } = body as { sheet?: string };
      return { ...preview, sheets: { ...sheets, read: sheet }, rows: sheet === 'Family' ? 4 : 7 };
    },
  });
  await toReview();
  const choice = () => screen.getByLabelText<HTMLSelectElement>('Sheet');
  expect([choice().value, choice().options.length]).toEqual(['Family', 2]);
  await userEvent.selectOptions(choice(), 'Friends');
  await screen.findByText('The list has 7 rows');
  expect(choice().value).toBe('Friends');
  expect(sent().map(({ body }) => (body as { sheet?: string }).sheet)).toEqual([undefined, 'Friends']);
});

it('offers no sheets for a list that has none', async () => {
  await open({});
  await toReview();
  expect(screen.queryByLabelText('Sheet')).toBeNull();
});

it.each([
  [300, 300, false],
  [301, 300, true],
  [301, null, false],
])('with %d guests to mail and a limit of %p a day, warns about the limit: %p', async (mail, today, isTold) => {
  await open({ [PREVIEW]: () => ({ ...preview, mail }), [LIMIT]: () => ({ today, plans: null }) });
  await toReview();
  await screen.findByText(`${mail} can get the invitation by e-mail.`);
  const note = () => screen.queryByText(/You can send 300 e-mails today/);
  if (isTold) await waitFor(() => expect(note()).toBeTruthy());
  else expect(note()).toBeNull();
});

it('warns when no more e-mails may be sent today', async () => {
  await open({ [PREVIEW]: () => ({ ...preview, mail: 3 }), [LIMIT]: () => ({ today: 0, plans: null }) });
  await toReview();
  expect(await screen.findByText(/used up the e-mails you can send today\./)).toBeTruthy();
  expect(screen.queryByText(/You can send 0/)).toBeNull();
});

it('says which guests cannot get e-mail: phone only, no e-mail or phone, unsubscribed', async () => {
  const counts = { guests: 10, mail: 6, text: 2, phoneOnly: 2, missing: 1 };
  await open({
    [PREVIEW]: () => ({ ...preview, ...counts }),
    [IMPORT]: () => ({ ...result, ...counts, created: 10 }),
  });
  await toReview();
  const said =
    '6 can get the invitation by e-mail, 2 by text message only, 2 can’t be reached. 1 has unsubscribed from Festlig’s e-mails.';
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Can’t be reached (1)' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Phone only (2)' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Add them anyway' }));
  expect(screen.getByText(/^7 can get/)).toBeTruthy();
  await press('Import 11 guests');
  await screen.findByText('10 guests are on the list');
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Phone only (2)' })).toBeTruthy();
});

it('says when every guest can get e-mail', async () => {
  await open({ [PREVIEW]: () => ({ ...preview, mail: 2, missing: 0 }) });
  await toReview();
  expect(screen.getByText('All of them can get the invitation by e-mail.')).toBeTruthy();
  expect(screen.queryByText(/neither e-mail/)).toBeNull();
});

it('adds guests who are already on the list, when the host chooses so', async () => {
  const duplicates = { ...preview.duplicates, mail: 0, phoneOnly: 1, mended: 1 };
  const { sent } = await open({ [PREVIEW]: () => ({ ...preview, duplicates }) });
  await toReview();
  await userEvent.click(screen.getByRole('radio', { name: 'Add them anyway' }));
  // All counts are of the guests who are added.
  expect(screen.getByText('3 guests will be added.')).toBeTruthy();
  expect(screen.getByText('2 of 3 are ready, 1 needs your help.')).toBeTruthy();
  expect(screen.getByText('1 can get the invitation by e-mail, 2 can’t be reached.')).toBeTruthy();
  await press('Import 3 guests');
  await screen.findByText('2 guests are on the list');
  expect(sent()[1]?.body).toMatchObject({ duplicates: 'add' });
});

it('previews the list again with the columns the host chooses, and requires a name column', async () => {
  const { sent } = await open({});
  await toReview();
  const first = screen.getByLabelText('What does Name hold?');
  await userEvent.selectOptions(first, 'Last name');
  await screen.findByRole('button', { name: 'Import 2 guests' });
  expect(sent()[1]?.body).toEqual({ importId, delete: false, columns: { email: 1, lastName: 0 }, header: true });
  await userEvent.selectOptions(first, 'Not used');
  expect(screen.getByText('Tell us which column has the names.')).toBeTruthy();
  expect((screen.getByRole('button', { name: /Import/ }) as HTMLButtonElement).disabled).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'The first row has the column names' }));
  expect(sent().at(-1)?.body).toMatchObject({ columns: { email: 1 }, header: false });
  expect(within(screen.getByLabelText('What do the columns hold?')).getByText('Column 1')).toBeTruthy();
});

it('undoes an import, and says how many guests stay', async () => {
  const undo = `DELETE /api/party/p1/contacts/imports/${importId}`;
  const { sent } = await open({ [undo]: () => ({ ...result, undo: { removed: 1, kept: 1 } }) });
  await toReview();
  await press('Import 2 guests');
  await screen.findByText('2 guests are on the list');
  await press('Undo import');
  expect(screen.getByRole('dialog', { name: 'Remove 2 guests you have just imported?' })).toBeTruthy();
  await press('Remove the guests');
  expect(await screen.findByText(/1 guest has been removed. 1 stays/)).toBeTruthy();
  expect(sent().at(-1)).toMatchObject({ method: 'DELETE' });
  expect(screen.getByLabelText('Paste your list')).toBeTruthy();
});

it('offers to undo the latest import while that is possible', async () => {
  const undo = `DELETE /api/party/p1/contacts/imports/${importId}`;
  const { errors: _, unreachable: __, ...latest } = { ...result, startedAt: '2030-06-12T16:30:00Z' };
  const { sent } = await open({
    [LATEST]: () => ({ import: latest }),
    [undo]: () => ({ ...result, undo: { removed: 2, kept: 0 } }),
  });
  expect(await screen.findByText(/^Latest import: 2 guests on 12 Jun/)).toBeTruthy();
  await press('Undo import');
  const question = within(screen.getByRole('dialog', { name: /^Remove 2 guests imported on 12 Jun/ }));
  expect(question.getByText(/^Those you have invited since stay on the list/)).toBeTruthy();
  await press('Remove the guests');
  expect(await screen.findByText(/2 guests have been removed/)).toBeTruthy();
  expect(sent()).toMatchObject([{ method: 'DELETE' }]);
  // The server still tells of an import: the one before.
  expect(screen.queryByRole('button', { name: 'Undo import' })).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Copy the rows/));
});

it('undoes no import when the host answers the question with no, and says why one could not be undone', async () => {
  const undo = `DELETE /api/party/p1/contacts/imports/${importId}`;
  const { errors: _, unreachable: __, ...latest } = { ...result, startedAt: '2030-06-12T16:30:00Z' };
  const { sent } = await open({
    [LATEST]: () => ({ import: latest }),
    [undo]: () => failure(503, { root: { code: 'unavailable' } }),
  });
  await screen.findByText(/^Latest import/);
  await press('Undo import');
  const question = screen.getByRole('dialog', { name: /^Remove 2 guests/ });
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Remove 2 guests/ })).toBeNull());
  expect(sent()).toEqual([]);
  await press('Undo import');
  await press('Remove the guests');
  expect(await within(screen.getByRole('dialog', { name: /^Remove 2 guests/ })).findByRole('alert')).toBeTruthy();
  expect(screen.getByText(/^Latest import/)).toBeTruthy();
});

it('offers to undo the import after the dialog is closed too', async () => {
  await open({});
  await toReview();
  await press('Import 2 guests');
  await screen.findByText('2 guests are on the list');
  await press('See the guest list');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const toast = await screen.findByRole('alert');
  expect(within(toast).getByRole('button', { name: 'Undo import' })).toBeTruthy();
});

it('sends a file as its original bytes, so that the service can detect the encoding', async () => {
  const { sent, baseElement } = await open({});
  const bytes = new Uint8Array([0x4e, 0x61, 0x76, 0x6e, 0x0a, 0x53, 0xf8, 0x72, 0x65, 0x6e]);
  const input = baseElement.querySelector('input[type=file]')!;
  fireEvent.change(input, { target: { files: [new File([bytes], 'guests.csv')] } });
  await press('Read the list');
  await screen.findByText('The list has 4 rows');
  expect(sent()[0]?.body).toEqual({ file: 'TmF2bgpT+HJlbg==', delete: false });
});

it('shows how far a long list has been read, and cancels when the host asks', async () => {
  const { sent, baseElement } = await open({ [PREVIEW]: () => new Promise<never>(() => undefined) });
  const input = baseElement.querySelector('input[type=file]')!;
  fireEvent.change(input, { target: { files: [new File(['x'.repeat(600_000)], 'guests.csv')] } });
  await press('Read the list');
  expect((await screen.findByRole('status')).textContent).toBe('Sending your list …');
  await waitFor(() => expect(sent()).toHaveLength(1));
  const { reading } = sent()[0]?.body as { reading: string };
  const stream = FakeStream.last();
  expect(stream.url).toBe(`/api/party/p1/contacts/readings/${reading}/events`);
  const tell = (told: object) => stream.tell({ ended: false, ...told });
  tell({ lines: 0, read: 0, checked: 0 });
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBeNull();
  tell({ lines: 100_000, read: 50_000, checked: 0 });
  expect(await screen.findByText('Reading your list: 50,000 of 100,000 lines')).toBe(screen.getByRole('status'));
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
  tell({ lines: 100_000, read: 100_000, checked: 50_000 });
  expect(await screen.findByText('Checking for mistakes and duplicates: 50,000 of 100,000 lines')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('75');
  await press('Cancel');
  expect(screen.getByText(/guests.csv/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(stream.closed).toBe(true);
});

it('requires a list before it sends anything', async () => {
  const { sent } = await open({});
  await press('Read the list');
  expect(screen.getByText('Choose a file or paste your list.')).toBeTruthy();
  expect(sent()).toHaveLength(0);
});

it('says how to save a spreadsheet as CSV, and keeps the file and the pasted text', async () => {
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

it('says why the list was refused, and keeps it', async () => {
  await open({ [PREVIEW]: () => failure(422, { csv: { code: 'csv_empty' } }) });
  paste('Name');
  await press('Read the list');
  expect(await screen.findByText('Choose a file or paste your list.')).toBeTruthy();
  expect((screen.getByLabelText('Paste your list') as HTMLTextAreaElement).value).toBe('Name');
});

it('keeps the host’s choices when the import is refused', async () => {
  await open({ [IMPORT]: () => failure(503, { root: { code: 'unavailable' } }) });
  await toReview();
  await userEvent.click(screen.getByRole('radio', { name: 'Add them anyway' }));
  await press('Import 3 guests');
  expect(await screen.findByText(/cannot answer right now/)).toBeTruthy();
  expect((screen.getByRole('radio', { name: 'Add them anyway' }) as HTMLInputElement).checked).toBe(true);
});

import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, fakeServer, renderRoute } from '../../../components/testing/render-route';
import { countRows, fileToBase64 } from '../import-file.model';
import { ImportDialog } from './ImportDialog';

const PATH = 'POST /api/party/p1/contacts/import';
const result = {
  importId: '0'.repeat(24),
  created: 2,
  missing: 1,
  errors: [{ line: 4, reason: 'email_invalid', text: 'Anders;and' }],
};
const open = () => renderRoute(<ImportDialog partyId="p1" onClose={() => undefined} />);
const paste = (text: string) => fireEvent.change(screen.getByLabelText('Paste your list'), { target: { value: text } });
const start = () => userEvent.click(screen.getByRole('button', { name: 'Import' }));

it('imports pasted text and tells what became of every row', async () => {
  const received = fakeServer({ [PATH]: () => result });
  await open();
  paste('Name;E-mail\nA;a@b.dk');
  await start();
  expect(await screen.findByText('2 guests are on the list', {}, { timeout: 3000 })).toBeTruthy();
  expect(received[0]?.body).toEqual({ csv: 'Name;E-mail\nA;a@b.dk', delete: false });
  expect(screen.getByText(/1 guest has no e-mail/)).toBeTruthy();
  const row = screen.getByRole('row', { name: /Anders;and/ });
  expect(row.textContent).toContain('4');
  expect(row.textContent).toContain('That does not look like an e-mail address.');
});

it('sends a file as its bytes, so that an old encoding survives', async () => {
  const received = fakeServer({ [PATH]: () => result });
  const { baseElement } = await open();
  const bytes = new Uint8Array([0x4e, 0x61, 0x76, 0x6e, 0x0a, 0x53, 0xf8, 0x72, 0x65, 0x6e]);
  const input = baseElement.querySelector('input[type=file]')!;
  fireEvent.change(input, { target: { files: [new File([bytes], 'guests.csv')] } });
  await start();
  await screen.findByText('2 guests are on the list', {}, { timeout: 3000 });
  expect(received[0]?.body).toEqual({ file: 'TmF2bgpT+HJlbg==', delete: false });
});

it('asks for a list before it sends anything', async () => {
  const received = fakeServer({});
  await open();
  await start();
  expect(screen.getByText('Choose a file or paste your list.')).toBeTruthy();
  expect(received).toHaveLength(0);
});

it('says why the list was refused and keeps it', async () => {
  fakeServer({ [PATH]: () => failure(422, { csv: { code: 'csv_no_header' } }) });
  await open();
  paste('A;a@b.dk');
  await start();
  expect(await screen.findByText(/We cannot find the column of names/, {}, { timeout: 3000 })).toBeTruthy();
  expect((screen.getByLabelText('Paste your list') as HTMLTextAreaElement).value).toBe('A;a@b.dk');
});

it('counts rows without the header and reads bytes as base64', async () => {
  expect(countRows('Name\r\nA\r\n\r\nB\r\n')).toBe(2);
  expect(countRows('')).toBe(0);
  expect(await fileToBase64(new Blob(['hi']))).toBe('aGk=');
});

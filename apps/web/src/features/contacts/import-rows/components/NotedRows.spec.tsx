import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withStreams } from '../../../../components/testing/fake-stream';
import {
  PREVIEW,
  importId,
  ROWS,
  MEND,
  preview,
  noted,
  opener,
  press,
  toReview,
} from '../../../../components/testing/opened-import';
import { failure } from '../../../../components/testing/render-route';
import { ImportDialog } from '../../import/components/ImportDialog';

withStreams();

const open = opener(ImportDialog);

it.each([
  [
    'number of people',
    'People: “2 adults” was read as up to 2 people',
    { field: 'maxPeople', how: 'mended', was: '2 adults', now: '2' },
  ],
  [
    'name',
    'The name was missing, so the guest is called Anne Holm',
    { field: 'name', how: 'mended', was: '', now: 'Anne Holm' },
  ],
  ['note', '“1234” is no phone number, so it is in the note', { field: 'phone', how: 'noted', was: '1234', now: null }],
] as const)('says what was mended in the %s of a row', async (_, told, note) => {
  const mended = { ...noted, kinds: ['mended'], notes: [note] };
  const counts = { dropped: 0, missing: 0, mended: 1, duplicates: { count: 0, mail: 0, text: 0 } };
  await open({ [PREVIEW]: () => ({ ...preview, ...counts }), [ROWS]: () => ({ rows: [mended], next: null }) });
  await toReview();
  await press('Interpreted by us (1)');
  expect(await screen.findByText(told)).toBeTruthy();
  expect(screen.getByText(/1 was interpreted by us, such as “2 adults” as up to 2\./)).toBeTruthy();
});

it('says of a number of people that it is the most, and leaves words as they are (rule: contact-people)', async () => {
  const [few, many] = ['2', 'many'].map((maxPeople, at) => ({
    ...noted,
    line: at + 2,
    cells: { ...noted.cells, maxPeople },
  }));
  const counts = { dropped: 2, missing: 0, mended: 0, duplicates: { count: 0, mail: 0, text: 0 } };
  await open({ [PREVIEW]: () => ({ ...preview, ...counts }), [ROWS]: () => ({ rows: [few, many], next: null }) });
  await toReview();
  expect(await screen.findByText('bo@ · Up to 2 people')).toBeTruthy();
  expect(screen.getByText('bo@ · many')).toBeTruthy();
});

it('mends a row in place: what still cannot be read is said at its field, and the list is counted again (rule: import-rows-mended)', async () => {
  let isMended = false;
  const { sent } = await open({
    [PREVIEW]: () => (isMended ? { ...preview, mail: 2, dropped: 0, missing: 0 } : preview),
    [MEND]: ({ body }) => {
      const { cells } = body as { cells: { email: string } };
      isMended = cells.email === 'bo@b.dk';
      return isMended ? { ...noted, cells, kinds: [], notes: [] } : { ...noted, cells: { ...noted.cells, ...cells } };
    },
  });
  await toReview();
  await userEvent.click(await screen.findByRole('button', { name: 'Correct Bo on line 3' }));
  const field = screen.getByRole('textbox', { name: 'E-mail' }) as HTMLInputElement;
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['bo@', 'true']);
  fireEvent.change(field, { target: { value: 'bo' } });
  await press('Save');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  fireEvent.change(field, { target: { value: 'bo@b.dk' } });
  await press('Save');
  expect(await screen.findByText('All of them can get the invitation by e-mail.')).toBeTruthy();
  expect(screen.queryByText(/could not read/)).toBeNull();
  const bodies = sent().map(({ body }) => body);
  expect(bodies.slice(1)).toEqual([
    { cells: { email: 'bo' } },
    { cells: { email: 'bo@b.dk' } },
    { importId, delete: false, columns: preview.columns, header: true },
  ]);
});

it.each([
  [
    { field: 'row', how: 'mended', was: '', now: null },
    'The row has more cells than the header: check that they are in the right place',
  ],
  [{ field: 'row', how: 'dropped', was: 'x', now: null }, 'The row has more cells than the header: we left out “x”'],
] as const)('says that a row has more cells than the header: %j (rule: import-rows-aligned)', async (note, told) => {
  await open({ [ROWS]: () => ({ rows: [{ ...noted, kinds: [note.how], notes: [note] }], next: null }) });
  await toReview();
  expect(await screen.findByText(told)).toBeTruthy();
});

it('says that a row of totals is skipped (rule: import-totals-left-out)', async () => {
  const total = { ...noted, kinds: ['wrong'], cells: { name: 'I alt' }, notes: [] };
  await open({
    [PREVIEW]: () => ({ ...preview, wrong: 1, dropped: 0, missing: 0 }),
    [ROWS]: () => ({ rows: [total], next: null }),
  });
  await toReview();
  expect(await screen.findByText('It looks like a total, so the row is skipped')).toBeTruthy();
  expect(screen.getByText(/1 row is not a guest and is left out\./)).toBeTruthy();
});

it('offers to fetch the rows again when they could not be fetched', async () => {
  let fails = true;
  await open({
    [ROWS]: () => (fails ? failure(503, { root: { code: 'unavailable' } }) : { rows: [noted], next: null }),
  });
  await toReview();
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await userEvent.click(again);
  expect(await screen.findByText('E-mail: we could not read “bo@”')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('turns the pages of a long list of rows', async () => {
  const page = (first: number, next: number | null) => ({
    rows: Array.from({ length: 25 }, (_, at) => ({ ...noted, line: first + at })),
    next,
  });
  await open({
    [PREVIEW]: () => ({ ...preview, dropped: 50 }),
    [ROWS]: ({ path }) => (path.includes('after=26') ? page(27, null) : page(2, 26)),
  });
  await toReview();
  expect(await screen.findByText('1–25 of 50')).toBeTruthy();
  await press('Next');
  expect(await screen.findByText('26–50 of 50')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Correct Bo on line 27' })).toBeTruthy();
  expect((screen.getByRole('button', { name: 'Next' }) as HTMLButtonElement).disabled).toBe(true);
  await press('Previous');
  expect(await screen.findByText('1–25 of 50')).toBeTruthy();
});

it('closes only the form of a row by Escape, at whose button the host goes on, and the import by the next one', async () => {
  const { sent } = await open({});
  await toReview();
  const before = sent().length;
  await userEvent.click(await screen.findByRole('button', { name: 'Correct Bo on line 3' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'bo{Escape}');
  expect(screen.queryByRole('textbox', { name: 'E-mail' })).toBeNull();
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Correct Bo on line 3' }));
  expect(sent()).toHaveLength(before);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

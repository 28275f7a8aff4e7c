import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { withStreams } from '../../../../components/testing/fake-stream';
import {
  IMPORT,
  PREVIEW,
  ROWS,
  noted,
  opener,
  press,
  preview,
  result,
  toReview,
} from '../../../../components/testing/opened-import';
import { ImportDialog } from './ImportDialog';

withStreams();

const open = opener(ImportDialog);
const openWithInvite = opener((props) => <ImportDialog {...props} invite={<a href="/next">Invite them</a>} />);

it('says which rows above the names of the columns are left out, where there are some (rule: import-title-left-out)', async () => {
  const { unmount } = await open({});
  await toReview();
  expect(screen.queryByText(/above the column names/)).toBeNull();
  unmount();
  await open({ [PREVIEW]: () => ({ ...preview, above: ['Guests for Kim', '2026'] }) });
  await toReview();
  const told = 'The 2 rows above the column names are not guests and are left out: “Guests for Kim” and “2026”';
  expect(screen.getByText(told)).toBeTruthy();
});

it('shows no columns of an address book, and calls its rows contacts, counted from the first', async () => {
  await open({
    [PREVIEW]: () => ({ ...preview, cards: true }),
    [ROWS]: () => ({ rows: [noted], next: null, cards: true }),
  });
  await toReview();
  expect(await screen.findByRole('button', { name: 'Correct Bo, contact 2' })).toBeTruthy();
  expect(screen.getByText('contact 2')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'What do the columns hold?' })).toBeNull();
});

it('shows the columns of any other list, whose rows have the lines of the file', async () => {
  await open({});
  await toReview();
  expect(await screen.findByRole('button', { name: 'Correct Bo on line 3' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'What do the columns hold?' })).toBeTruthy();
});

it('leads from the result to an invitation for the new guests, and closes second (rule: guests-added-invited)', async () => {
  await openWithInvite({});
  await toReview();
  expect(screen.queryByRole('link', { name: 'Invite them' })).toBeNull();
  await press('Import 2 guests');
  const close = await screen.findByRole('button', { name: 'See the guest list' });
  const next = screen.getByRole('link', { name: 'Invite them' });
  expect(close.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(close.className).not.toContain('MuiButton-contained');
});

it('leads to none where nobody was added, or nobody is to be invited now', async () => {
  const { unmount } = await openWithInvite({ [IMPORT]: () => ({ ...result, created: 0, mail: 0 }) });
  await toReview();
  await press('Import 2 guests');
  const close = () => screen.findByRole('button', { name: 'See the guest list' });
  expect((await close()).className).toContain('MuiButton-contained');
  expect(screen.queryByRole('link', { name: 'Invite them' })).toBeNull();
  unmount();
  await open({});
  await toReview();
  await press('Import 2 guests');
  expect((await close()).className).toContain('MuiButton-contained');
});

import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NotedRow } from '@festlig/contracts/contacts';
import { type ComponentType, useState } from 'react';
import { type Answer, fakeServer, renderRoute } from './render-route';

export const IMPORT = 'POST /api/party/p1/contacts/import';
export const PREVIEW = 'POST /api/party/p1/contacts/import/preview';
export const LATEST = 'GET /api/party/p1/contacts/imports/latest';
export const LIMIT = 'GET /api/party/p1/sending-limit';
export const none = { import: null };
export const importId = '0'.repeat(24);
export const ROWS = `GET /api/party/p1/contacts/imports/${importId}/rows`;
export const MEND = `PATCH /api/party/p1/contacts/imports/${importId}/rows/3`;
export const preview = {
  importId,
  columns: { name: 0, email: 1 },
  header: true,
  rows: 4,
  guests: 2,
  mail: 1,
  text: 0,
  phoneOnly: 0,
  missing: 1,
  dropped: 1,
  mended: 0,
  family: 0,
  sample: [
    ['Name', 'E-mail'],
    ['Anne', 'a@b.dk'],
    ['Bo', ''],
  ],
  wrong: 0,
  duplicates: { count: 1, mail: 1, text: 0, phoneOnly: 0, missing: 0, dropped: 0, mended: 0 },
};
/** A row of which the e-mail could not be read. */
export const noted: NotedRow = {
  line: 3,
  text: 'Bo;bo@',
  kinds: ['dropped', 'missing'],
  cells: { name: 'Bo', email: 'bo@', phone: '', maxPeople: '' },
  notes: [{ field: 'email', how: 'dropped', was: 'bo@', now: null }],
  where: null,
  abroad: false,
  shares: null,
};
export const again: NotedRow = { ...noted, line: 5, kinds: ['duplicate'], notes: [], where: 'list' };
export const result = {
  importId,
  total: 4,
  done: 4,
  created: 2,
  mail: 1,
  phoneOnly: 0,
  missing: 1,
  dropped: 1,
  mended: 0,
  wrong: 1,
  skipped: 1,
  undo: null,
  ended: true,
  unreachable: [{ line: 3, text: 'Bo;', hasPhone: false }],
  errors: [{ line: 5, reason: 'already_on_list', text: 'Carl;c@d.dk' }],
};

interface ImportDialogProps {
  partyId: string;
  onUnderWay: () => void;
  onClose: () => void;
}

/** Opens the dialog of the import, with a server that has the answers above and those given. */
export const opener = (Dialog: ComponentType<ImportDialogProps>) => async (answers: Record<string, Answer>) => {
  function Opened() {
    const [isOpen, setOpen] = useState(true);
    return isOpen && <Dialog partyId="p1" onUnderWay={() => undefined} onClose={() => setOpen(false)} />;
  }
  const received = fakeServer({
    [PREVIEW]: () => preview,
    [IMPORT]: () => result,
    [LATEST]: () => none,
    [LIMIT]: () => ({ today: null, plans: null }),
    [ROWS]: ({ path }: { path: string }) => ({ rows: [path.includes('kind=duplicate') ? again : noted], next: null }),
    ...answers,
  });
  const view = await renderRoute(<Opened />);
  /** The requests that change something, in order; reads are left out. */
  return { ...view, sent: () => received.filter(({ method }) => method !== 'GET') };
};
export const paste = (text: string) =>
  fireEvent.change(screen.getByLabelText('Paste your list'), { target: { value: text } });
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
export const toReview = async () => {
  paste('Name;E-mail\nAnne;a@b.dk');
  await press('Read the list');
  await screen.findByText('The list has 4 rows');
};

import { expect, it } from '@jest/globals';
import { knownContact } from '@festlig/testing/contacts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeServer, renderRoute } from '../../../components/testing/render-route';
import { Preview } from './Preview';

const partyId = 'a'.repeat(24);
const names = Array.from({ length: 21 }, (_, n) => `Guest ${String(n + 1).padStart(2, '0')}`);
const contact = (name: string, n: number) =>
  knownContact({ id: n.toString(16).padStart(24, '0'), sid: 'abcdefgh', name });
const show = async (guests: readonly string[]) => {
  const received = fakeServer({
    [`GET /api/party/${partyId}/contacts`]: ({ path }) => {
      const page = Number(new URL(path, 'http://x').searchParams.get('page'));
      const items = guests.slice((page - 1) * 20, page * 20).map(contact);
      return { items, page, pageSize: 20, total: guests.length, atLeast: false };
    },
    [`POST /api/party/${partyId}/messages/preview`]: ({ body }) => ({
      subject: `For ${(body as { guestName: string }).guestName || 'nobody'}`,
      html: '',
      text: '',
    }),
  });
  const template = { type: 'invitation', leadsTo: 'invitation' } as const;
  await renderRoute(<Preview partyId={partyId} template={template} values={{ name: 'Come', email: '' }} />);
  return received;
};

it('shows the mail of one guest after the other, also beyond those fetched first (rule: mail-preview)', async () => {
  await show(names);
  await screen.findByText('Subject: For Guest 01');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous guest' }).disabled).toBe(true);
  for (const name of names.slice(1)) {
    fireEvent.click(screen.getByRole('button', { name: 'Next guest' }));
    await screen.findByText(`Subject: For ${name}`);
  }
  expect(screen.getByText('As Guest 21 sees it, guest 21 of 21')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next guest' }).disabled).toBe(true);
});

it('shows a made-up guest’s mail while the list is empty, without steps', async () => {
  await show([]);
  await waitFor(() => expect(screen.getByText('Subject: For nobody')).toBeTruthy());
  expect(screen.queryByRole('button', { name: 'Next guest' })).toBeNull();
});

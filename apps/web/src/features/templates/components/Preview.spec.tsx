import { expect, it } from '@jest/globals';
import { knownContact } from '@festlig/testing/contacts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeServer, renderRoute } from '../../../components/testing/render-route';
import type { Guests } from '../../../lib/guest-selection';
import { Preview } from './Preview';

const partyId = 'a'.repeat(24);
const names = Array.from({ length: 21 }, (_, n) => `Guest ${String(n + 1).padStart(2, '0')}`);
const sidOf = (n: number) => `abcdefg${'ABCDEFGHJKLMNPQRSTUVW'[n]}`;
const contact = (name: string, n: number) =>
  knownContact({ id: n.toString(16).padStart(24, '0'), sid: sidOf(n), name });
const show = async (list: readonly string[], guests: Guests = { lists: [{}], except: [] }) => {
  const received = fakeServer({
    [`GET /api/party/${partyId}/contacts`]: ({ path }) => {
      const asked = new URL(path, 'http://x').searchParams;
      const [page, state] = [Number(asked.get('page')), asked.get('state')];
      const found = list.map(contact).filter(({ name }) => state === null || name.endsWith(state));
      return {
        items: found.slice((page - 1) * 20, page * 20),
        page,
        pageSize: 20,
        total: found.length,
        atLeast: false,
      };
    },
    [`POST /api/party/${partyId}/messages/preview`]: ({ body }) => ({
      subject: `For ${(body as { guestName: string }).guestName || 'nobody'}`,
      html: '',
      text: '',
    }),
  });
  const template = { type: 'invitation', leadsTo: 'invitation' } as const;
  const values = { name: 'Come', email: '' };
  await renderRoute(<Preview partyId={partyId} template={template} values={values} guests={guests} />);
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
  expect(screen.queryByText(/^An example/)).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next guest' }).disabled).toBe(true);
});

/** Steps to the end, and returns the guests for whom the mail was shown. */
async function steppedThrough(first: string): Promise<string[]> {
  await screen.findByText(`Subject: For ${first}`);
  const shown = [first];
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next guest' });
  while (!next.disabled) {
    fireEvent.click(next);
    const nth = new RegExp(`^As (.*) sees it, guest ${shown.length + 1} of`);
    await waitFor(() => expect(screen.getByText(nth).textContent).not.toContain('As  sees'));
    shown.push(nth.exec(screen.getByText(nth).textContent)![1]!);
  }
  return shown;
}

it('asks for no list when the summary of the send names the guests', async () => {
  const received = await show(names, { names: ['Bo', 'Åse'] });
  expect(await steppedThrough('Bo')).toEqual(['Bo', 'Åse']);
  expect(received.filter(({ path }) => path.includes('/contacts'))).toEqual([]);
});

it('shows the guests of two lists one after the other', async () => {
  const guests = ['Anne yes', 'Bo no', 'Carl yes', 'Dan silent', 'Eva no'];
  await show(guests, { lists: [{ state: 'yes' }, { state: 'no' }], except: [] });
  expect(await steppedThrough('Anne yes')).toEqual(['Anne yes', 'Carl yes', 'Bo no', 'Eva no']);
});

it('leaves out guests who are not to get the mail, in both directions and at the border of a page', async () => {
  const sids = [0, 19, 20].map(sidOf);
  await show(names, { lists: [{}], except: sids });
  const shown = await steppedThrough('Guest 02');
  expect(shown).toEqual(names.slice(1, 19));
  expect(screen.getByText('As Guest 19 sees it, guest 18 of 18')).toBeTruthy();
  for (const name of shown.toReversed().slice(1)) {
    fireEvent.click(screen.getByRole('button', { name: 'Previous guest' }));
    await screen.findByText(`Subject: For ${name}`);
  }
  expect(screen.getByText('As Guest 02 sees it, guest 1 of 18')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous guest' }).disabled).toBe(true);
});

it('shows a made-up guest’s mail while the list is empty, without steps', async () => {
  await show([]);
  await waitFor(() => expect(screen.getByText('Subject: For nobody')).toBeTruthy());
  expect(screen.queryByRole('button', { name: 'Next guest' })).toBeNull();
  expect(screen.getByText('An example: the guest is made up.')).toBeTruthy();
});

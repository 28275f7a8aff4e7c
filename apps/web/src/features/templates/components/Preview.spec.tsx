import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { failure, fakeServer, renderRoute } from '../../../components/testing/render-route';
import type { Guests, Whom } from '../../../lib/guest-selection';
import { Preview } from './Preview';

const partyId = 'a'.repeat(24);
const names = Array.from({ length: 21 }, (_, n) => `Guest ${String(n + 1).padStart(2, '0')}`);
const whom: Whom = { audience: 'all', picked: [], search: null, except: [] };
const idOf = (n: number) => n.toString(16).padStart(24, '0');

/** A list of guests in pages of these sizes, the last of which has the rest. */
const show = async (list: readonly string[], guests: Guests = { whom, total: list.length }, sizes = [20]) => {
  const received = fakeServer({
    [`GET /api/party/${partyId}/recipients`]: ({ path }) => {
      const after = new URL(path, 'http://x').searchParams.get('after');
      const page = after ? parseInt(after, 16) : 0;
      const start = sizes.slice(0, page).reduce((sum, size) => sum + size, 0);
      const found = list.slice(start, sizes[page] === undefined ? undefined : start + sizes[page]);
      const person = { email: 'a@b.dk', receives: 'mail', phone: null, texts: 'none' };
      return {
        guests: found.map((name, n) => ({ ...person, id: idOf(start + n), name })),
        next: page < sizes.length && start + found.length < list.length ? idOf(page + 1) : null,
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
    await waitFor(() => expect(screen.getByText(nth)).toBeTruthy());
    shown.push(nth.exec(screen.getByText(nth).textContent)![1]!);
  }
  return shown;
}

it('asks for no list when the summary of the send names the guests', async () => {
  const received = await show(names, { names: ['Bo', 'Åse'] });
  expect(await steppedThrough('Bo')).toEqual(['Bo', 'Åse']);
  expect(received.filter(({ path }) => path.includes('/recipients'))).toEqual([]);
});

it('goes over pages that are short or empty, in both directions', async () => {
  await show(names.slice(0, 5), { whom, total: 5 }, [0, 2, 0, 0, 2]);
  const shown = await steppedThrough('Guest 01');
  expect(shown).toEqual(names.slice(0, 5));
  for (const name of shown.toReversed().slice(1)) {
    fireEvent.click(screen.getByRole('button', { name: 'Previous guest' }));
    await screen.findByText(`Subject: For ${name}`);
  }
  expect(screen.getByText('As Guest 01 sees it, guest 1 of 5')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous guest' }).disabled).toBe(true);
});

it('shows no more guests than get the mail today', async () => {
  await show(names, { whom, total: 3 });
  expect(await steppedThrough('Guest 01')).toEqual(names.slice(0, 3));
});

it('names the guest without a count while nobody has been counted', async () => {
  await show(['Anne', 'Bo'], { whom, total: null });
  await screen.findByText('As Anne sees it');
  fireEvent.click(screen.getByRole('button', { name: 'Next guest' }));
  await screen.findByText('As Bo sees it');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next guest' }).disabled).toBe(true);
});

it('shows a made-up guest’s mail while the list is empty, without steps', async () => {
  await show([]);
  await waitFor(() => expect(screen.getByText('Subject: For nobody')).toBeTruthy());
  expect(screen.queryByRole('button', { name: 'Next guest' })).toBeNull();
  expect(screen.getByText('An example: the guest is made up.')).toBeTruthy();
});

it('offers no steps while the first guest is not known, and says why the mail is not shown', async () => {
  const away = () => failure(503, { root: { code: 'unavailable' } });
  fakeServer({
    [`GET /api/party/${partyId}/recipients`]: away,
    [`POST /api/party/${partyId}/messages/preview`]: away,
  });
  const template = { type: 'invitation', leadsTo: 'invitation' } as const;
  const guests = { whom, total: 3 };
  await renderRoute(
    <Preview partyId={partyId} template={template} values={{ name: 'Come', email: '' }} guests={guests} />,
  );
  await screen.findByRole('alert');
  expect(screen.queryByRole('button', { name: 'Next guest' })).toBeNull();
});

import type { TextsOfSend } from '@festlig/contracts/contacts';
import { aPerson, aPresend } from '@festlig/testing/messaging/a-presend';
import { expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { fakeServer, renderRoute } from '../../../../components/testing/render-route';
import type { Whom } from '../../../../lib/guest-selection';
import type { Person, Presend } from '../../presend.model';
import { PresendPeople } from './PresendPeople';

const whom: Whom = { audience: 'all', picked: [], search: null, except: [] };
const guest = aPerson();
const others: Person[] = [
  { ...guest, id: 'b'.repeat(24), name: 'Bo', email: null, receives: 'unreachable' },
  { ...guest, id: 'c'.repeat(24), name: 'Carl', receives: 'unsubscribed', texts: 'none' },
  { ...guest, id: 'd'.repeat(24), name: 'Dan', email: null, receives: 'unreachable', phone: '+86123', texts: 'abroad' },
];
const ids = [guest, ...others];

const show = (changes: Partial<Presend>, texts: TextsOfSend) =>
  renderRoute(
    <PresendPeople partyId="p1" whom={whom} texts={texts} summary={aPresend({ contacts: 4, mail: 1, ...changes })} />,
  );
const listed = (name: string) =>
  within(screen.getByRole('region', { name, hidden: true }))
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent);

it('lists who gets the send on which channel, and apart from them who gets none and why', async () => {
  await show({ ids, text: 2, textUnmailed: 1 }, 'all');
  expect(listed('Will get it (2)')).toEqual(['Anna anna@example.dk · +45 26 12 34 56', 'Bo +45 26 12 34 56']);
  expect(listed('Won’t get it (2)')).toEqual(['Carl has unsubscribed', 'Dan +86 123 (we cannot text this country)']);
});

it('lists a guest with only a number among those who get none when no texts are sent', async () => {
  await show({ ids, text: 0, textUnmailed: 1 }, 'none');
  expect(listed('Will get it (1)')).toEqual(['Anna anna@example.dk']);
  expect(listed('Won’t get it (3)')).toEqual(['Bo no e-mail', 'Carl has unsubscribed', 'Dan no e-mail']);
});

it('has one list when everybody gets it', async () => {
  await show({ ids: [guest], contacts: 1 }, 'none');
  expect(listed('Will get it (1)')).toHaveLength(1);
  expect(screen.queryByText(/^Won’t get it/)).toBeNull();
});

it('fetches the guests of a large audience page by page, and none before the lists are opened', async () => {
  const received = fakeServer({
    'GET /api/party/p1/recipients': ({ path }) => {
      const asked = new URL(path, 'http://x').searchParams;
      const isNothing = asked.get('gets') === 'nothing';
      if (isNothing) return { guests: [{ ...others[1]! }], next: null };
      return asked.get('after')
        ? { guests: [{ ...guest, id: 'e'.repeat(24), name: 'Eva' }], next: null }
        : { guests: [guest], next: guest.id };
    },
  });
  await show({ contacts: 300, mail: 299, ids: null, text: 0 }, 'none');
  expect(received).toEqual([]);
  fireEvent.click(screen.getByText('See who'));
  const more = await screen.findByRole('button', { name: 'Show more guests', hidden: true });
  expect(listed('Will get it (299)')).toHaveLength(1);
  expect(listed('Won’t get it (1)')).toEqual(['Carl has unsubscribed']);
  fireEvent.click(more);
  await screen.findByText('Eva');
  expect(listed('Will get it (299)')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Show more guests', hidden: true })).toBeNull();
});

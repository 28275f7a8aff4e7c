import type { Send } from '@festlig/contracts/messaging';
import { aSend } from '@festlig/testing/messaging/a-send';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { fakeServer, renderRoute } from '../../../../components/testing/render-route';
import { EachGuest, EarlierSends } from './MessageSends';

const sent = (nth: number, changes: Partial<Send> = {}) =>
  aSend({ id: `${nth}`.padStart(24, '0'), status: 'finished', ended: true, emailsSent: nth, ...changes });
/** Newest first, the first of them to one guest. */
const many = (count: number, changes: Partial<Send> = {}) =>
  Array.from({ length: count }, (_, at) => sent(count - at, changes));
const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('the sends of a message before the latest one (rule: messages-say-when)', () => {
  const show = async (of: readonly Send[], sends = of) => {
    fakeServer({});
    await renderRoute(<EarlierSends partyId="p1" of={of} sends={sends} />);
  };

  it('say each when and to how many, newest first; there are none of a message that was sent once', async () => {
    await show(many(3, { type: 'message' }));
    expect(lines()).toEqual([
      expect.stringMatching(/^To 2 guests · Sent .* by e-mailSee each guest$/),
      expect.stringMatching(/^To 1 guest · Sent .* by e-mailSee each guest$/),
    ]);
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
  });

  it('are none of a message that was sent once', async () => {
    await show(many(1));
    expect(lines()).toEqual([]);
  });

  it('are, with the latest, the newest three of many until the host asks for all', async () => {
    await show(many(30, { type: 'message' }));
    expect(lines()).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Show all (30)' }));
    expect(lines()).toHaveLength(29);
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
  });

  it('say of an invitation after the first one that it went to new guests (rule: later-guests-invited)', async () => {
    await show(many(3));
    expect(lines()[0]).toMatch(/^To 2 new guests · Sent /);
    expect(lines()[1]).toMatch(/^To 1 guest · Sent /);
  });
});

describe('the way to each guest of a send', () => {
  const show = async (changes: Partial<Send>) => {
    const send = sent(2, changes);
    const path = `GET /api/party/p1/sends/${send.id}/deliveries`;
    fakeServer({ [path]: () => ({ items: [], page: 1, pageSize: 50, total: 0 }) });
    await renderRoute(<EachGuest partyId="p1" send={send} />);
  };

  it('opens their list', async () => {
    await show({ name: 'The bus' });
    fireEvent.click(screen.getByRole('button', { name: 'See each guest' }));
    await screen.findByRole('dialog', { name: 'Who was sent “The bus”?' });
  });

  it.each<[string, Partial<Send>]>([
    ['is going on', { status: 'sending', ended: false }],
    ['was never begun', { status: 'cancelled', total: 0, emailsSent: 0, unsubscribed: 0 }],
  ])('is not there while the send %s', async (_, changes) => {
    await show(changes);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

import type { Send } from '@festlig/contracts/messaging';
import { aSend } from '@festlig/testing/messaging/a-send';
import { describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { FIRST, SECOND, template } from '../../../components/testing/opened-invitations';
import { onAPhone } from '../../../components/testing/on-a-phone';
import { renderRoute } from '../../../components/testing/render-route';
import { type SentRows, TemplateList } from './TemplateList';

const drafts = [template(FIRST), template(SECOND, { name: 'The bus', type: 'message' })];
const [GONE, THIRD] = ['e'.repeat(24), 'd'.repeat(24)];
const yesterday = { latest: 'Sent yesterday', at: '2030-01-02T10:00:00Z', each: <i> Each</i> };
const show = async (
  chosen: string | null,
  listed = drafts,
  later: readonly string[] = [],
  deleted: readonly Send[] = [],
  sent: Record<string, SentRows> = { [FIRST]: yesterday, [GONE]: { ...yesterday, at: '2030-01-01T10:00:00Z' } },
) => {
  const onChoose = jest.fn();
  await renderRoute(
    <TemplateList
      drafts={listed}
      deleted={deleted}
      sentOf={(id) => sent[id] ?? {}}
      isLater={(id) => later.includes(id)}
      chosen={chosen}
      onChoose={onChoose}
      onNew={() => undefined}
    />,
  );
  return onChoose;
};
const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const ALL = ['The busMessage · Not sent', 'Come, ((name))Invitation · Sent yesterday Each'];

describe('the list of messages', () => {
  it('shows all of them on a desk', async () => {
    const onChoose = await show(FIRST);
    expect(names()).toEqual(ALL);
    fireEvent.click(screen.getByRole('button', { name: /^The bus/ }));
    expect(onChoose).toHaveBeenCalledWith(SECOND);
  });

  it('has an invitation for guests who came later, with the subject of the first one, which says so after it (rule: later-guests-invited)', async () => {
    const onChoose = await show(null, [...drafts, template(THIRD)], [THIRD]);
    expect(names()).toEqual(['Come, ((name)) – to new guestsInvitation · Not sent', ...ALL]);
    fireEvent.click(screen.getByRole('button', { name: 'Come, ((name)) – to new guests Invitation · Not sent' }));
    expect(onChoose).toHaveBeenCalledWith(THIRD);
  });

  it('has such an invitation with a subject of its own as a message of its own, and no message as one', async () => {
    await show(FIRST, [...drafts, template(THIRD, { name: 'Come too' })], [SECOND, THIRD]);
    expect(names()).toEqual(['Come tooInvitation · To new guests · Not sent', ...ALL]);
    cleanup();
    await show(FIRST, [...drafts, template(THIRD)]);
    expect(names()).toEqual(['Come, ((name))Invitation · Not sent', ...ALL]);
  });

  describe('is newest first (rule: messages-say-when)', () => {
    const bus = template(SECOND, { name: 'The bus', type: 'message' });
    const at = (time: string) => ({ latest: 'Sent', at: `2030-01-01T${time}:00Z` });
    const order = async (listed: typeof drafts, sent: Record<string, SentRows>) => {
      await show(null, listed, [THIRD], [], sent);
      return names();
    };

    it('by when each was sent last, also an invitation to those who came later', async () => {
      const sent = { [FIRST]: at('19:14'), [SECOND]: at('19:16'), [THIRD]: at('19:18') };
      expect(await order([template(FIRST), bus, template(THIRD)], sent)).toEqual([
        'Come, ((name)) – to new guestsInvitation · Sent',
        'The busMessage · Sent',
        'Come, ((name))Invitation · Sent',
      ]);
    });

    it('with those that were never sent above, by their last change', async () => {
      const changed = (id: string, name: string, day: number) =>
        template(id, { name, type: 'message', modifiedAt: `2030-01-0${day}T10:00:00.000Z` });
      const listed = [changed(FIRST, 'Older', 3), changed(THIRD, 'Newer', 2), bus];
      expect(await order(listed, { [SECOND]: at('19:16') })).toEqual([
        'OlderMessage · Not sent',
        'NewerMessage · Not sent',
        'The busMessage · Sent',
      ]);
    });

    it('and of the same moment always has the one first that was made last', async () => {
      const sent = { [FIRST]: at('19:14'), [SECOND]: at('19:14') };
      expect(await order([template(FIRST), bus], sent)).toEqual([
        'The busMessage · Sent',
        'Come, ((name))Invitation · Sent',
      ]);
    });
  });

  it('begins another with two buttons of one look, always in this order (rule: new-message-buttons)', async () => {
    await show(null);
    const buttons = screen.getAllByRole('button', { name: /^New / });
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['New message', 'New invitation']);
    expect(new Set(buttons.map(({ className }) => className)).size).toBe(1);
  });

  it('keeps what was sent with a message that was deleted, which cannot be opened (rule: template-deleted)', async () => {
    await show(null, drafts, [], [aSend({ templateId: GONE, name: 'Parking', type: 'message' })]);
    expect(names()).toEqual([...ALL, 'ParkingMessage · Sent yesterday Each']);
    expect(screen.queryByRole('button', { name: /^Parking/ })).toBeNull();
  });

  it('is behind a button on a phone while a message is open, and closes once another is chosen (rule: messages-short-on-phone)', () =>
    onAPhone(async () => {
      const onChoose = await show(SECOND);
      const names = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
      expect(names()).toEqual([]);
      expect(screen.queryByRole('button', { name: 'New message' })).toBeNull();
      fireEvent.click(screen.getByRole('button', { name: 'All messages', expanded: false }));
      expect(names()).toEqual(ALL);
      fireEvent.click(screen.getByRole('button', { name: /^Come/ }));
      expect(onChoose).toHaveBeenCalledWith(FIRST);
      expect(names()).toEqual([]);
      fireEvent.click(screen.getByRole('button', { name: 'All messages' }));
      fireEvent.click(screen.getByRole('button', { name: 'New message' }));
      expect(names()).toEqual([]);
    }));

  it('is whole on a phone when none is chosen', () =>
    onAPhone(async () => {
      const onChoose = await show(null);
      expect(names()).toEqual(ALL);
      fireEvent.click(screen.getByRole('button', { name: /^Come/ }));
      expect(onChoose).toHaveBeenCalledWith(FIRST);
    }));
});

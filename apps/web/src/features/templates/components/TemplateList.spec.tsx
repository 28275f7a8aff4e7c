import { describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { FIRST, SECOND, template } from '../../../components/testing/opened-invitations';
import { onAPhone } from '../../../components/testing/on-a-phone';
import { renderRoute } from '../../../components/testing/render-route';
import { TemplateList } from './TemplateList';

const drafts = [template(FIRST), template(SECOND, { name: 'The bus', type: 'message' })];
const show = async (chosen: string | null, listed = drafts, later: readonly string[] = []) => {
  const onChoose = jest.fn();
  await renderRoute(
    <TemplateList
      drafts={listed}
      sentOf={(id) => (id === FIRST ? 'Sent yesterday' : undefined)}
      isLater={(id) => later.includes(id)}
      chosen={chosen}
      onChoose={onChoose}
      onNew={() => undefined}
      quiet={null}
    />,
  );
  return onChoose;
};
const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const ALL = ['Come, ((name))Invitation · Sent yesterday', 'The busMessage · Not sent'];

describe('the list of messages', () => {
  it('shows all of them on a desk', async () => {
    const onChoose = await show(FIRST);
    expect(names()).toEqual(ALL);
    fireEvent.click(screen.getByRole('button', { name: /^The bus/ }));
    expect(onChoose).toHaveBeenCalledWith(SECOND);
  });

  it('tells an invitation for guests who came later apart from the first one, before it is sent and afterwards', async () => {
    const THIRD = 'd'.repeat(24);
    const later = [...drafts, template(THIRD)];
    await show(FIRST, later, [SECOND, FIRST]);
    expect(names()[0]).toBe('Come, ((name))Invitation for new guests · Sent yesterday');
    expect(names()[1]).toBe(ALL[1]);
    cleanup();
    await show(FIRST, later, [THIRD]);
    expect(names()).toEqual([...ALL, 'Come, ((name))Invitation for new guests · Not sent']);
    cleanup();
    await show(FIRST, later);
    expect(names().at(-1)).toBe('Come, ((name))Invitation · Not sent');
  });

  it('is the chosen one on a phone, which opens the list (rule: messages-short-on-phone)', () =>
    onAPhone(async () => {
      const onChoose = await show(SECOND);
      expect(names()).toEqual(ALL.slice(1));
      fireEvent.click(screen.getByRole('button', { name: /^The bus/, expanded: false }));
      expect(onChoose).not.toHaveBeenCalled();
      expect(names()).toEqual(ALL);
      fireEvent.click(screen.getByRole('button', { name: /^Come/ }));
      expect(onChoose).toHaveBeenCalledWith(FIRST);
      expect(names()).toEqual(ALL.slice(1));
    }));

  it.each([
    ['none is chosen', null, drafts],
    ['there is one', FIRST, drafts.slice(0, 1)],
  ])('is whole on a phone when %s', (_, chosen, listed) =>
    onAPhone(async () => {
      const onChoose = await show(chosen, listed);
      expect(names()).toHaveLength(listed.length);
      fireEvent.click(screen.getByRole('button', { name: /^Come/ }));
      expect(onChoose).toHaveBeenCalledWith(FIRST);
    }),
  );
});

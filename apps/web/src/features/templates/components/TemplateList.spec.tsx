import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { FIRST, SECOND, template } from '../../../components/testing/opened-invitations';
import { onAPhone } from '../../../components/testing/on-a-phone';
import { renderRoute } from '../../../components/testing/render-route';
import { TemplateList } from './TemplateList';

const drafts = [template(FIRST), template(SECOND, { name: 'The bus', type: 'message' })];
const show = async (chosen: string | null, listed = drafts) => {
  const onChoose = jest.fn();
  await renderRoute(
    <TemplateList
      drafts={listed}
      sentOf={(id) => (id === FIRST ? 'Sent yesterday' : undefined)}
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

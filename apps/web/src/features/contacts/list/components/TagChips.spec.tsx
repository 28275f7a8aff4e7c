import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderRoute } from '../../../../components/testing/render-route';
import { areChips, TagChips } from './TagChips';

const states = { new: 0, invited: 0, opened: 0, silent: 0, yes: 0, no: 0, unreachable: 0 };
const tags = (number: number) => Array.from({ length: number }, (_, n) => ({ name: `Bord ${n + 1}`, count: 1 }));
const counts = (number: number, moreTags = false) => ({
  total: 9,
  states,
  newUnreachable: 0,
  newByText: 0,
  tags: tags(number),
  moreTags,
});

const show = async (shown: { name: string; count: number }[], tag?: string, isCounted = true) => {
  const onTag = jest.fn();
  await renderRoute(<TagChips tags={shown} tag={tag} isCounted={isCounted} onTag={onTag} />);
  return onTag;
};
const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a party’s tags as chips (rule: contact-filters)', () => {
  it('are all there, with their numbers, and one gives way when it is pressed again', async () => {
    const onTag = await show([{ name: 'Familie', count: 1200 }, ...tags(1)], 'Familie');
    expect(names()).toEqual(['All tags', 'Familie 1,200', 'Bord 1 1']);
    press('Bord 1 1');
    press('Familie 1,200');
    expect(onTag.mock.calls).toEqual([['Bord 1'], ['']]);
  });

  it('are without numbers during a search, which is not counted by tag', async () => {
    await show(tags(1), undefined, false);
    expect(names()).toEqual(['All tags', 'Bord 1']);
  });

  it('have one for a tag of the address that nobody has any more', async () => {
    const onTag = await show([], 'Bord 99');
    expect(names()).toEqual(['All tags', 'Bord 99']);
    press('All tags');
    expect(onTag).toHaveBeenCalledWith('');
  });

  it('are absent while no guest has a tag', async () => {
    await show([]);
    expect(names()).toEqual([]);
  });

  it('are up to eight; of more tags one is found by typing', () => {
    expect([areChips(counts(8)), areChips(counts(9)), areChips(counts(1, true)), areChips(undefined)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

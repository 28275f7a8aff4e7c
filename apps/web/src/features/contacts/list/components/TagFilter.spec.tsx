import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, type Received, renderRoute } from '../../../../components/testing/render-route';
import { TagFilter } from './TagFilter';

const partyId = 'a'.repeat(24);
const states = { new: 0, invited: 0, opened: 0, silent: 0, yes: 0, no: 0, unreachable: 0 };
const counted = (...tags: { name: string; count: number }[]) => ({ total: 9, states, tags, moreTags: true });

const show = async (tag: string | undefined, answer: (asked: Received) => object, isCounted = true) => {
  fakeServer({ [`GET /api/party/${partyId}/guest-counts`]: answer });
  const onTag = jest.fn();
  await renderRoute(<TagFilter partyId={partyId} tag={tag} isCounted={isCounted} onTag={onTag} />);
  return onTag;
};

it('offers the first tags with their numbers, and finds others by how they begin', async () => {
  const onTag = await show(undefined, ({ path }) =>
    path.includes('tag=x') ? counted({ name: 'Xanders venner', count: 7 }) : counted({ name: 'Familie', count: 1200 }),
  );
  const field = await screen.findByRole('combobox', { name: 'Tags' });
  await userEvent.click(field);
  expect((await screen.findByRole('option')).textContent).toBe('Familie1,200');
  await userEvent.type(field, 'x');
  await userEvent.click(await screen.findByRole('option', { name: /Xanders venner/ }));
  expect(onTag).toHaveBeenCalledWith('Xanders venner');
});

it('offers them without numbers during a search, which is not counted by tag', async () => {
  await show(undefined, () => counted({ name: 'Familie', count: 1200 }), false);
  await userEvent.click(await screen.findByRole('combobox', { name: 'Tags' }));
  expect((await screen.findByRole('option')).textContent).toBe('Familie');
});

it('shows a tag of the address that is none of the first, and clears it', async () => {
  const onTag = await show('Bord 99', () => counted({ name: 'Familie', count: 1 }));
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Tags' });
  expect(field.value).toBe('Bord 99');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onTag).toHaveBeenCalledWith('');
});

it('is absent while no guest has a tag', async () => {
  await show(undefined, () => counted());
  expect(screen.queryByRole('combobox')).toBeNull();
});

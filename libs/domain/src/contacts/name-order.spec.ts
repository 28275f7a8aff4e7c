import { expect, it } from '@jest/globals';
import { inNameOrder, nameOrder } from './name-order';

it('sorts names as a Danish telephone book does', () => {
  const sorted = ['Anders', 'André', 'Andreas', 'bo', 'Zoe', 'Ærø', 'Østen', 'Aage', 'Åse'];
  const shuffled = ['Åse', 'Zoe', 'Ærø', 'André', 'bo', 'Aage', 'Østen', 'Andreas', 'Anders'];
  const byKey = (left: string, right: string) => (nameOrder(left) < nameOrder(right) ? -1 : 1);
  expect(shuffled.toSorted(byKey)).toEqual(sorted);
});

it('puts others in the order of their names, and those of the same name as they were', () => {
  const guests = [
    { id: 1, name: 'Åse' },
    { id: 2, name: 'Bo' },
    { id: 3, name: 'Ærø' },
    { id: 4, name: 'bo' },
  ];
  expect(inNameOrder(guests, ({ name }) => name).map(({ id }) => id)).toEqual([2, 4, 3, 1]);
});

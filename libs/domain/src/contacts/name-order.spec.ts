import { expect, it } from '@jest/globals';
import { nameOrder } from './name-order';

it('sorts names as a Danish telephone book does', () => {
  const sorted = ['Anders', 'André', 'Andreas', 'bo', 'Zoe', 'Ærø', 'Østen', 'Aage', 'Åse'];
  const shuffled = ['Åse', 'Zoe', 'Ærø', 'André', 'bo', 'Aage', 'Østen', 'Andreas', 'Anders'];
  const byKey = (left: string, right: string) => (nameOrder(left) < nameOrder(right) ? -1 : 1);
  expect(shuffled.toSorted(byKey)).toEqual(sorted);
});

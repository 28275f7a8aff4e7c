import type { Wish } from '@festlig/contracts/party';

/** A wish that nobody has reserved, as a guest's browser receives it. */
export const aWish = (fields: Partial<Wish> = {}): Wish => ({
  id: '1'.repeat(24),
  title: 'Coffee pot',
  link: null,
  image: null,
  price: null,
  details: null,
  wanted: 1,
  isGroup: false,
  version: 0,
  reservedBy: null,
  mine: 0,
  left: 1,
  sharers: [],
  removed: false,
  ...fields,
});

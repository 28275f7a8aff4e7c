/** From this width on a host's page has room for two columns beside each other; both begin at the top. */
const WIDE = '@media (min-width: 1100px)';

/** A grid of two columns of the same width on a desk, and of one column elsewhere. */
export const twoColumns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [WIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '24px' },
} as const;

/** What belongs to a thing stands beside it on a desk, in a narrower column, and above it elsewhere. */
export const beside = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [WIDE]: { gridTemplateColumns: 'minmax(0, 380px) minmax(0, 1fr)', columnGap: '56px' },
} as const;

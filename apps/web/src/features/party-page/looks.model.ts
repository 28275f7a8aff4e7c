import type { Party } from '@festlig/contracts/party';

/** A wide picture, with the facts on a card across its lower edge. */
const airy = {
  hasBackdrop: true,
  table: {},
  card: {},
  heroPlace: { maxWidth: 1080, px: { xs: 0, sm: 3 }, pt: { xs: 0, sm: 4 } },
  hero: { borderRadius: { xs: 0, sm: '24px' }, boxShadow: { sm: '0 24px 60px -28px rgba(42, 35, 32, 0.45)' } },
  facts: { position: 'relative', mt: { xs: -3, sm: -5 } },
} as const;

/** One printed card on a coloured table: everything on it, divided by lines. */
const classic = {
  hasBackdrop: false,
  table: { bgcolor: 'divider', py: { xs: 0, sm: 5 } },
  card: { maxWidth: 760, mx: 'auto', bgcolor: 'background.paper', borderTop: '6px solid', borderColor: 'primary.main' },
  heroPlace: { px: { xs: 0, sm: 0 } },
  hero: { borderRadius: 0 },
  facts: {
    px: { xs: 0, sm: 0 },
    // The doubled & overrides the card's own styles.
    '&& > *': { borderRadius: 0, boxShadow: 'none', borderWidth: '0 0 1px' },
  },
} as const;

/** Styles of the parts of a Sheet, by the page's theme (rule: page-themes). */
export const LOOKS = { default: airy, legacyDefault: classic } as const satisfies Record<Party['themeName'], object>;

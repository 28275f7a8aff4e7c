/** The colour of what can be pressed on an invitation: on light paper, and where the device is set to dark. */
export interface Accent {
  light: string;
  dark: string;
}

/** An accent by its two colours, six hexadecimal digits each. */
export const accentOf = (digits: string): Accent => ({
  light: `#${digits.slice(0, 6)}`,
  dark: `#${digits.slice(6, 12)}`,
});

/**
 * The drawings of each typeface: their accents, a deep, muted tone of what is drawn, and a pale one of the same or of its lights, six
 * hexadecimal digits each, and their names. Their contrast is tested in apps/web/src/app/accents.spec.ts. As one text each
 * they weigh less in the app than as objects.
 */
const BY_TYPEFACE = {
  fraunces:
    '934d2ce4b5a0apricot-dawn ' +
    '994138e6b2abballoon-morning ' +
    '18545aa4c9cdbunting-and-balloons ' +
    '683831e3bd8ecandle-glow ' +
    '234a5cecc78fgarden-lights ' +
    '4a5f24d9cc8alemon-branches ' +
    '1f4a60a8c8d4marbled-rings ' +
    '863d4de5b1b9paper-fans ' +
    '7b4b23ddb99epaper-lanterns',
  cormorant:
    '3a4468b9c0e0anemone-meadow ' +
    '864447e4b2b3blush-blooms ' +
    '8a4a4fe6b4b2blush-watercolour ' +
    '4d3564e8c894champagne-glow ' +
    '2b5b78a6c6dbdove-sky ' +
    '46583abccbabengraved-arches ' +
    '2e564dacc8c1eucalyptus-garland ' +
    '264c34aec9b6evening-meadow ' +
    '42546bb5c2d4falling-feathers ' +
    '24523fe2c583firefly-ferns ' +
    '86415ae4b0c2garden-wreath ' +
    '1a4f44e3c88fgold-arches ' +
    '3d5a4bb0c9b2inked-meadow ' +
    '8a4b3ae6b7a5inked-roses ' +
    '214e5de5b78clantern-night ' +
    '385540b2c7b7linen-wreath ' +
    '7c3247e8b3b4midnight-peonies ' +
    '2b3a6fe6c787moonlit-wreath ' +
    '8c4b41e4b4abmorning-clouds ' +
    '844c3de0b6aapaper-arches ' +
    '8a4a3be6b5a6paper-cranes ' +
    '344575b1c0e6quiet-stars ' +
    '41573eb6c6b4sage-mist ' +
    '7a4749ddb6b6sand-and-rose ' +
    '2c5871f0bd9asea-glow ' +
    '85392fe8b5aasealed-letter ' +
    '31597ca7c7desky-watercolour ' +
    '1f595ea4c9ccwater-rings',
  bricolage:
    '443a9cff9fb4bold-strokes ' +
    '2d5277aac4e0calm-flags ' +
    '6c2e54dfb1caconfetti-dusk ' +
    '2c4d9eb0c2eacut-leaves ' +
    '265173a7c5dffjord-blue ' +
    '7b5021dbba9cpaper-sunburst ' +
    '256360a5ccc6patterned-shapes ' +
    '623058dab3d0plum-evening ' +
    '194f5da6c8d2quarter-circles ' +
    '745420d5bd9crising-sun ' +
    '934130e6b3a7streamers ' +
    '325967acc6d1threaded-garlands',
  fredoka: '91394be6b1b8icing-and-sprinkles ' + '2c5955aac8c5paper-chains',
  young:
    '35496ab5c4dccabin-at-dusk ' +
    '882329e7b2afcranberry-stars ' +
    '204d35abcab7fir-and-stars ' +
    '2f5437aec9b3fir-branches ' +
    '214c3dacc9bcforest-deep ' +
    '7f4d20deb99bhoney-and-clay ' +
    '23463fa9c8bdlinocut-branches ' +
    '86262ae6b3aepaper-lace ' +
    '4e4377c1bbe2snow-at-dusk ' +
    '932b2ae7b2adwoven-hearts',
};

/** A drawing: the typeface of its titles and its accent. */
export interface Drawing {
  typeface: keyof typeof BY_TYPEFACE;
  accent: Accent;
}

/** The drawings, by their names. */
export const DRAWINGS = Object.fromEntries(
  Object.entries(BY_TYPEFACE).flatMap(([typeface, drawn]) =>
    drawn.split(' ').map((each) => [each.slice(12), { typeface, accent: accentOf(each) }]),
  ),
) as Readonly<Record<string, Drawing>>;

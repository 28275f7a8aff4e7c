/** The colour of what can be pressed on an invitation: on light paper, and where the device is set to dark. */
export interface Accent {
  light: string;
  dark: string;
}

/** An accent by its two colours: six hexadecimal digits, and three, each of which stands for two alike. */
export const accentOf = (digits: string): Accent => ({
  light: `#${digits.slice(0, 6)}`,
  dark: `#${digits.slice(6, 9).replace(/./g, '$&$&')}`,
});

/**
 * The drawings of each typeface: their accents, a deep, muted tone of what is drawn, and a pale one of the same or of its lights, as
 * hexadecimal digits, and their names. Their contrast is tested in apps/web/src/app/accents.spec.ts. As one text each
 * they weigh less in the app than as objects.
 */
const BY_TYPEFACE = {
  fraunces:
    '934d2cdb9apricot-dawn ' +
    '994138eaaballoon-morning ' +
    '245339acbbold-meadow ' +
    '683831db8candle-glow ' +
    '4a5f24dc8lemon-branches ' +
    '1f4a60accmarbled-rings ' +
    '863d4ddabpaper-fans ' +
    '7b4b23db9paper-lanterns',
  cormorant:
    '3a4468bbdanemone-meadow ' +
    '864447dabblush-blooms ' +
    '4d3564ec9champagne-glow ' +
    '44583bbcbcypress-glow ' +
    '2b5b78acddove-sky ' +
    '46583abcaengraved-arches ' +
    '2e564dacbeucalyptus-garland ' +
    '264c34acbevening-meadow ' +
    '42546bbbcfalling-feathers ' +
    '24523fdc8firefly-ferns ' +
    '86415adabgarden-wreath ' +
    '1a4f44dc8gold-arches ' +
    '3f3b45dc8gold-fireworks ' +
    '3d5a4bacainked-meadow ' +
    '8a4b3aebainked-roses ' +
    '214e5ddb8lantern-night ' +
    '385540acblinen-wreath ' +
    '8c4b41dbamorning-clouds ' +
    '844c3ddbapaper-arches ' +
    '8a4a3bebapaper-cranes ' +
    '344575abequiet-stars ' +
    '41573ebcbsage-mist ' +
    '7a4749dbbsand-and-rose ' +
    '2c5871eb9sea-glow ' +
    '205570acdswan-glow ' +
    '4b3a66ec9table-at-dusk ' +
    '1f595eaccwater-rings',
  bricolage:
    '443a9cf9bbold-strokes ' +
    '2d5277acdcalm-flags ' +
    '6c2e54dacconfetti-dusk ' +
    '2c4d9eabecut-leaves ' +
    '265173acdfjord-blue ' +
    '65305adbcmirror-ball ' +
    '7b5021db9paper-sunburst ' +
    '256360accpatterned-shapes ' +
    '623058dbcplum-evening ' +
    '194f5daccquarter-circles ' +
    '745420db9rising-sun ' +
    '204f75acdsunprint-meadow ' +
    '325967accthreaded-garlands',
  fredoka: '91394beabicing-and-sprinkles ' + '8a4d28db9meadow-friends ' + '2c5955accpaper-chains',
  young:
    '35496abcdcabin-at-dusk ' +
    '882329eaacranberry-stars ' +
    '204d35acbfir-and-stars ' +
    '2f5437acbfir-branches ' +
    '214c3dacbforest-deep ' +
    '7f4d20db9honey-and-clay ' +
    '23463facblinocut-branches ' +
    '86262aebapaper-lace ' +
    '4e4377bbdsnow-at-dusk ' +
    '932b2aeaawoven-hearts',
  vibes:
    '8a4a4febablush-watercolour ' +
    '7c3247ebbmidnight-peonies ' +
    '2b3a6fec8moonlit-wreath ' +
    '85392febasealed-letter ' +
    '31597cacdsky-watercolour',
  caveat: '18545aaccbunting-and-balloons ' + '234a5cec8garden-lights ' + '934130ebastreamers',
};

/** A drawing: the typeface of its titles and its accent. */
export interface Drawing {
  typeface: keyof typeof BY_TYPEFACE;
  accent: Accent;
}

/** The drawings, by their names. */
export const DRAWINGS = Object.fromEntries(
  Object.entries(BY_TYPEFACE).flatMap(([typeface, drawn]) =>
    drawn.split(' ').map((each) => [each.slice(9), { typeface, accent: accentOf(each) }]),
  ),
) as Readonly<Record<string, Drawing>>;

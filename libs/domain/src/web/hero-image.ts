import type { Party } from '@festlig/contracts/party';
import type { DrawnPlace, TitlePlace } from '../media/title-box';

const beside = (folder: string) => (path: string) => {
  const slash = path.lastIndexOf('/');
  return `${path.slice(0, slash)}/${folder}${path.slice(slash)}`;
};

/** The thumbnail of a hero image: in the `thumbs` folder beside it (rule: hero-thumbs). */
export const heroThumb = beside('thumbs');

/** A hero image in portrait format, 820 x 900 px: what a narrow box shows, sharp enough for phones. */
export const heroUpright = beside('upright');

/** A box narrower than this, in CSS px, shows the upright picture. */
export const UPRIGHT_BELOW = 560;

/** Screens on which every box is narrow enough; wider ones load the whole picture. */
export const UPRIGHT_SCREENS = `(max-width: ${UPRIGHT_BELOW - 1}px)`;
export const WIDE_SCREENS = `(min-width: ${UPRIGHT_BELOW}px)`;

/** The formats in which pages show a hero image, the smallest first, beside its JPEG (rule: hero-formats). */
export const HERO_FORMATS = ['avif', 'webp'] as const;
export type HeroFormat = (typeof HERO_FORMATS)[number];

/** A hero image, whole or upright, in another format. */
export const heroIn = (path: string, format: HeroFormat): string => path.replace(/\.jpg$/, `.${format}`);

/** Whether a picture is a host's own photo rather than a drawing of the product. */
export const isOwn = (path: string | null): boolean => !!path && !path.includes('/hero-');

/** The tone of what a title on the picture stands on: of a drawing by its name, `<name>-<tone>.jpg`; an own photo gets dark to its foot (rule: own-hero-clear). */
export const heroTone = (path: string | null): 'light' | 'dark' =>
  isOwn(path) || path?.endsWith('-dark.jpg') ? 'dark' : 'light';

/** The drawn pictures whose title is not below what is drawn: those with a frame, on the ground, and on both sides. */
const WITHIN = /wreath|arches|rings|ferns/;
const ABOVE = /meadow|glow|at-dusk/;
const BETWEEN = /fir-and|balloon-m/;

/** Where the title of an invitation is, by the address of its picture; null is the paper without one (rules: title-on-calm, own-hero-clear). */
export const titlePlace = (path: string | null): TitlePlace => (isOwn(path) ? 'under' : drawnPlace(path));

/** What decides where the title of a page is. */
export type LaidOut = Pick<Party, 'heroImage' | 'themeName' | 'layout'>;

/**
 * Where a page has its title: on its picture, beside it on wide screens and below it on others, or below it on all (rule:
 * layout-chosen). Above its title a frame would be half an arch.
 */
export function layoutOf({ heroImage, themeName, layout }: LaidOut): 'on' | 'beside' | 'under' {
  if (themeName !== 'default') return isOwn(heroImage) ? 'under' : 'on';
  if (heroImage === null || (layout === 'under' && WITHIN.test(heroImage))) return 'on';
  return layout === 'picture' ? 'on' : layout;
}

/** Whether wide screens show the upright picture too: a host's own, in the half beside the title (rule: own-hero-clear). */
export const isUprightBeside = (path: string | null, layout: ReturnType<typeof layoutOf>): boolean =>
  layout === 'beside' && isOwn(path);

/** The tone of what the title of a page stands on: only on a picture it can be dark. */
export const pageTone = (party: LaidOut): 'light' | 'dark' =>
  layoutOf(party) === 'on' ? heroTone(party.heroImage) : 'light';

/** Where the title is on a drawing, by its name. */
export function drawnPlace(path: string | null): DrawnPlace {
  if (!path || path.includes('/gradients/')) return 'across';
  if (WITHIN.test(path)) return 'within';
  if (ABOVE.test(path)) return 'above';
  return BETWEEN.test(path) ? 'between' : 'below';
}

/** What a mail shows beside its title: of a drawing the part that is drawn, which fades into the ground, of a tall photo more than its wide part (rule: mail-look). */
export const heroInMail = beside('mail');

/** Whether the picture of a mail is below the title and the facts, as on the page, rather than above them (rule: mail-look). */
export const isBelowTitle = (inMail: string): boolean => titlePlace(inMail) === 'above' && inMail.includes('/mail/');

/** The lower part of a drawing, below the facts of a mail, by the address of what is above them; null where nothing of a drawing is (rule: mail-look). */
export const heroFoot = (inMail: string): string | null =>
  !isOwn(inMail) && titlePlace(inMail) !== 'above' && inMail.includes('/mail/')
    ? inMail.replace('/mail/', '/feet/')
    : null;

/** The drawings that hang: nothing of them is drawn at the lower edge. */
const HANGING =
  /balloon|calm-flags|lantern|blooms|peonies|streamers|icing|shapes|cranberry|sunburst|fans|cranes|chains|fir-branches|lemon|hearts|eucalyptus/;

/** Whether a mail has the lower part of a drawing below its facts: of one that hangs it would be an empty ground (rule: mail-look). */
export const isFootDrawn = (foot: string): boolean => !HANGING.test(foot.slice(foot.lastIndexOf('/')));

/** What is shown without a title, in lists and chats: of a frame, which would be empty, a part (rule: hero-untitled). */
export const heroUntitled = (path: string): string => (titlePlace(path) === 'within' ? beside('parts')(path) : path);

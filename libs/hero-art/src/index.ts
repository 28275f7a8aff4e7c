import type { DrawnPlace } from '@festlig/domain/media/title-box';
import { type Format, HEIGHT, Picture, WIDTH } from './draw/picture';
import type { Colour } from './draw/palette';
import type { Recipe } from './draw/recipe';
import type { Part } from './draw/texture';
import { baptism } from './scenes/baptism';
import { baptismFine } from './scenes/baptism-fine';
import { birthday } from './scenes/birthday';
import { birthdayFine } from './scenes/birthday-fine';
import { birthdayBold } from './scenes/birthday-bold';
import { birthdayChildren } from './scenes/birthday-children';
import { birthdayNight } from './scenes/birthday-night';
import { christmas } from './scenes/christmas';
import { christmasFine } from './scenes/christmas-fine';
import { confirmation } from './scenes/confirmation';
import { confirmationBold } from './scenes/confirmation-bold';
import { confirmationSun } from './scenes/confirmation-sun';
import { gradients } from './scenes/gradients';
import { confirmationFine } from './scenes/confirmation-fine';
import { party } from './scenes/party';
import { partyDisco } from './scenes/party-disco';
import { partyEvening } from './scenes/party-evening';
import { partyFine } from './scenes/party-fine';
import { baptismWashed, weddingWashed } from './scenes/watercolours';
import { wedding } from './scenes/wedding';
import { weddingFine } from './scenes/wedding-fine';
import { weddingFoil } from './scenes/wedding-foil';
import { weddingGarden } from './scenes/wedding-garden';
import { weddingHills } from './scenes/wedding-hills';
import { weddingInk } from './scenes/wedding-ink';
import { weddingStationery } from './scenes/wedding-stationery';

export { FORMATS, type Format } from './draw/picture';

/** The occasions that have pictures, in the order they are offered (rule: hero-groups). */
export const HERO_GROUPS = [
  'party',
  'wedding',
  'baptism',
  'confirmation',
  'birthday',
  'christmas',
  'gradients',
] as const;
export type HeroGroup = (typeof HERO_GROUPS)[number];

/** One hero picture (rule: hero-art). */
export interface HeroScene {
  readonly group: HeroGroup;
  /** Kebab-case, unique in its group. */
  readonly name: string;
  /** The picture's brightness: a 'light' one is shown with a dark title, a 'dark' one with a light title. */
  readonly tone: 'light' | 'dark';
  /** Where the title is in each format; pages know it by the picture's name (rule: title-on-calm). */
  readonly place: DrawnPlace;
  /** The whole SVG document in a format, of {@link FORMATS} and 900 px high; every call returns the same string. */
  svg(format: Format): string;
  /** Where there is no title a frame would be empty: the part of it that is shown there, as large as the wide format; else null. */
  part(): string | null;
  /** What a mail shows beside the title, whose ground it fades into; {@link MAIL_SHAPE} as high as it is wide, or less of what hangs. */
  mail(ground: Colour): string;
  /** What a mail shows below the facts, whose ground its upper edge fades into; {@link FOOT_SHAPES} as high as it is wide. Null where `mail` is there. */
  foot(ground: Colour): string | null;
}

const RECIPES: Readonly<Record<HeroGroup, readonly Recipe[]>> = {
  party: [...party, ...partyFine, ...partyEvening, ...partyDisco],
  wedding: [
    ...wedding,
    ...weddingFine,
    ...weddingFoil,
    ...weddingInk,
    ...weddingStationery,
    ...weddingGarden,
    ...weddingWashed,
    ...weddingHills,
  ],
  baptism: [...baptism, ...baptismWashed, ...baptismFine],
  confirmation: [...confirmation, ...confirmationBold, ...confirmationFine, ...confirmationSun],
  birthday: [...birthday, ...birthdayFine, ...birthdayNight, ...birthdayBold, ...birthdayChildren],
  christmas: [...christmas, ...christmasFine],
  gradients,
};

/** The height of a picture in a mail, as a share of its width: the title below it is in the first screen (rule: mail-answers). */
export const MAIL_SHAPE = 236 / 600;
/** The same of the lower part: of a frame, and of another drawing, which has less there. */
export const FOOT_SHAPES = { frame: 150 / 600, other: 110 / 600 };

/** A part of the wide format in a shape, as high as it is wide times that, and not below the sheet. */
function inSheet({ left, top, width }: Omit<Part, 'height'>, shape: number): Part {
  const height = width * shape;
  return { left, top: Math.min(top, HEIGHT - height), width, height };
}

/** Over which share of the height of a part its pieces fade into the ground of a mail. */
const FADED = 0.38;
/** What grows from below, or hangs from above, is seen whole: only the edge fades. */
const FADED_EDGE = 0.13;
/** Between what hangs and the lower edge of the picture, in px. */
const BELOW_HANGING = 60;

/**
 * What a mail shows beside the title: the upper part of a drawing, the lower one of what grows from below. Of a frame it is as wide as
 * the part below the facts, so that the sides of both stand above each other.
 */
const inMail = ({ crown, place, hangs }: Recipe): Part =>
  hangs === undefined
    ? inSheet({ left: 0, width: WIDTH, ...crown, top: place === 'above' ? HEIGHT : 0 }, MAIL_SHAPE)
    : { left: 0, top: 0, width: WIDTH, height: hangs + BELOW_HANGING };

const footInMail = ({ crown }: Recipe): Part =>
  inSheet({ left: 0, width: WIDTH, ...crown, top: HEIGHT }, crown ? FOOT_SHAPES.frame : FOOT_SHAPES.other);

function scene(group: HeroGroup, recipe: Recipe): HeroScene {
  const { name, tone, place, crown, hangs } = recipe;
  const painted = (format: Format, isInMail = false): Picture => {
    const picture = new Picture(`${group}-${name}`, recipe.shadow, place, format, isInMail);
    recipe.paint(picture);
    return picture;
  };
  return {
    group,
    name,
    tone,
    place,
    svg: (format) => painted(format).svg(),
    part: () => (crown === undefined ? null : painted('wide').svg(inSheet(crown, HEIGHT / WIDTH))),
    mail: (ground) =>
      painted('wide', true).svg(inMail(recipe), {
        colour: ground,
        at: place === 'above' ? 'upper' : 'lower',
        over: place === 'above' || hangs !== undefined ? FADED_EDGE : FADED,
      }),
    foot: (ground) =>
      place === 'above'
        ? null
        : painted('wide', true).svg(footInMail(recipe), {
            colour: ground,
            at: 'upper',
            over: FADED,
          }),
  };
}

/** The pictures of a group that are offered first, which differ most from each other; the others follow as they are listed. */
const FOREMOST: Partial<Record<HeroGroup, readonly string[]>> = {
  party: ['confetti-dusk', 'table-at-dusk', 'cut-leaves', 'mirror-ball', 'garden-lights', 'champagne-glow'],
  wedding: [
    'linen-wreath',
    'blush-watercolour',
    'cypress-glow',
    'inked-roses',
    'moonlit-wreath',
    'engraved-arches',
    'midnight-peonies',
  ],
  baptism: ['dove-sky', 'swan-glow', 'sky-watercolour'],
  confirmation: ['paper-sunburst', 'sunprint-meadow', 'marbled-rings', 'inked-meadow', 'linocut-branches'],
  birthday: [
    'balloon-morning',
    'bold-meadow',
    'gold-fireworks',
    'meadow-friends',
    'patterned-shapes',
    'gold-arches',
    'candle-glow',
  ],
  christmas: ['fir-and-stars', 'paper-lace', 'cabin-at-dusk'],
};

/** The recipes of a group in the order in which they are offered. */
function offered(group: HeroGroup): readonly Recipe[] {
  const first = FOREMOST[group] ?? [];
  const position = ({ name }: Recipe): number => (first.includes(name) ? first.indexOf(name) : first.length);
  return RECIPES[group].toSorted((one, other) => position(one) - position(other));
}

const SCENES: readonly HeroScene[] = HERO_GROUPS.flatMap((group) =>
  offered(group).map((recipe) => scene(group, recipe)),
);

/** All the pictures, group by group in the order of `HERO_GROUPS`. A picture is drawn when `svg()` is called. */
export function heroScenes(): readonly HeroScene[] {
  return SCENES;
}

import type { TitlePlace } from '@festlig/domain/media/title-box';
import { type Format, Picture } from './draw/picture';
import type { Recipe } from './draw/recipe';
import { baptism } from './scenes/baptism';
import { birthday } from './scenes/birthday';
import { christmas } from './scenes/christmas';
import { confirmation } from './scenes/confirmation';
import { gradients } from './scenes/gradients';
import { party } from './scenes/party';
import { wedding } from './scenes/wedding';

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
  readonly place: TitlePlace;
  /** The whole SVG document in a format, of {@link FORMATS} and 900 px high; every call returns the same string. */
  svg(format: Format): string;
}

const RECIPES: Readonly<Record<HeroGroup, readonly Recipe[]>> = {
  party,
  wedding,
  baptism,
  confirmation,
  birthday,
  christmas,
  gradients,
};

const scene = (group: HeroGroup, recipe: Recipe): HeroScene => ({
  group,
  name: recipe.name,
  tone: recipe.tone,
  place: recipe.place,
  svg(format) {
    const picture = new Picture(`${group}-${recipe.name}`, recipe.shadow, recipe.place, format);
    recipe.paint(picture);
    return picture.svg();
  },
});

const SCENES: readonly HeroScene[] = HERO_GROUPS.flatMap((group) =>
  RECIPES[group].map((recipe) => scene(group, recipe)),
);

/** All the pictures, group by group in the order of `HERO_GROUPS`. A picture is drawn when `svg()` is called. */
export function heroScenes(): readonly HeroScene[] {
  return SCENES;
}

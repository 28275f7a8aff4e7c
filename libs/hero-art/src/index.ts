import { Picture, HEIGHT, WIDTH } from './draw/picture';
import type { Recipe } from './draw/recipe';
import { baptism } from './scenes/baptism';
import { birthday } from './scenes/birthday';
import { christmas } from './scenes/christmas';
import { confirmation } from './scenes/confirmation';
import { gradients } from './scenes/gradients';
import { party } from './scenes/party';
import { wedding } from './scenes/wedding';

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

/** One hero picture; width and height are in px (rule: hero-art). */
export interface HeroScene {
  readonly group: HeroGroup;
  /** Kebab-case, unique in its group. */
  readonly name: string;
  /** The picture's brightness: a 'light' one is shown with a dark title, a 'dark' one with a light title. */
  readonly tone: 'light' | 'dark';
  readonly width: 1600;
  readonly height: 900;
  /** The whole SVG document; every call returns the same string. */
  svg(): string;
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
  width: WIDTH,
  height: HEIGHT,
  svg() {
    const picture = new Picture(`${group}-${recipe.name}`, recipe.shadow);
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

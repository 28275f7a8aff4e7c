import type { Party } from '@festlig/contracts/party';
import { isOwn, type LaidOut, layoutOf } from '@festlig/domain/web/hero-image';

/** The layouts that a host is offered, each as what is stored of it (rule: layout-chosen). */
export const LAYOUTS = {
  poster: { themeName: 'default', layout: 'picture' },
  split: { themeName: 'default', layout: 'beside' },
  banner: { themeName: 'default', layout: 'under' },
  classic: { themeName: 'legacyDefault', layout: 'picture' },
} as const satisfies Record<string, Pick<Party, 'themeName' | 'layout'>>;
export type Layout = keyof typeof LAYOUTS;
const NAMES = Object.keys(LAYOUTS) as Layout[];

const BY_TITLE = { on: 'poster', beside: 'split', under: 'banner' } as const;

/** The layout that a page has now. */
export const chosenLayout = (party: LaidOut): Layout =>
  party.themeName === 'default' ? BY_TITLE[layoutOf(party)] : 'classic';

/**
 * The place of the title once a page has a photo of its host. A tall one that takes the place of a drawing has it beside it, where
 * the page shows the tall part, unless the host has chosen another layout than the first (rule: own-hero-tall).
 */
export const layoutWithPhoto = ({ heroImage, themeName, layout }: LaidOut, isTall: boolean): Party['layout'] =>
  isTall && themeName === 'default' && layout === 'picture' && !isOwn(heroImage) ? 'beside' : layout;

/** The layouts that differ with this picture: those that it then has, since the paper without one has the title on it, and a frame around it. */
export const offeredLayouts = (heroImage: string | null): readonly Layout[] =>
  NAMES.filter((name) => chosenLayout({ heroImage, ...LAYOUTS[name] }) === name);

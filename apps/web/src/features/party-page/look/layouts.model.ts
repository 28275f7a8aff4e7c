import type { Party } from '@festlig/contracts/party';
import { layoutOf } from '@festlig/domain/web/hero-image';

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
export const chosenLayout = (party: Pick<Party, 'heroImage' | 'themeName' | 'layout'>): Layout =>
  party.themeName === 'default' ? BY_TITLE[layoutOf(party)] : 'classic';

/** The layouts that differ with this picture: those that it then has, since the paper without one has the title on it, and a frame around it. */
export const offeredLayouts = (heroImage: string | null): readonly Layout[] =>
  NAMES.filter((name) => chosenLayout({ heroImage, ...LAYOUTS[name] }) === name);

import type { Party } from '@festlig/contracts/party';
import { layoutOf, titlePlace } from '@festlig/domain/web/hero-image';

/** The layouts that a host is offered, each as what is stored of it (rule: layout-chosen). */
export const LAYOUTS = {
  poster: { themeName: 'default', layout: 'picture' },
  split: { themeName: 'default', layout: 'beside' },
  banner: { themeName: 'default', layout: 'under' },
  classic: { themeName: 'legacyDefault', layout: 'picture' },
} as const satisfies Record<string, Pick<Party, 'themeName' | 'layout'>>;
export type Layout = keyof typeof LAYOUTS;

const BY_TITLE = { on: 'poster', beside: 'split', under: 'banner' } as const;

/** The layout that a page has now. */
export const chosenLayout = (party: Pick<Party, 'heroImage' | 'themeName' | 'layout'>): Layout =>
  party.themeName === 'default' ? BY_TITLE[layoutOf(party)] : 'classic';

/** The layouts that differ with this picture: nothing lies over a host's own, and the paper without one has the title on it. */
export function offeredLayouts(heroImage: string | null): readonly Layout[] {
  if (heroImage === null) return ['poster', 'classic'];
  return titlePlace(heroImage) === 'under' ? ['split', 'banner', 'classic'] : ['poster', 'split', 'banner', 'classic'];
}

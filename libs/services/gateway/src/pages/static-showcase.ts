import type { Language } from '@festlig/contracts/define';
import { escapeHtml } from '@festlig/domain/messaging/html-text';
import { STATIC_TEXTS } from '@festlig/domain/static-pages/static-texts';
import type { Titled } from '@festlig/domain/static-pages/texts';
import { heroUpright } from '@festlig/domain/web/hero-image';
import { hero, pictureOf, type StaticData } from './static-blocks';
import { groundOf } from './static-grounds';
import { SCENES, type Shown } from './static-scenes';

/** So many are rows of their own, with words beside the scene; the others stand side by side. */
const ROWS = 3;

/**
 * What a host gets: each as it looks in use, on the picture of an occasion, beside or above its words. The scenes say nothing that
 * the words do not (rule: static-showcase).
 */
export function showcase(language: Language, items: readonly Titled[], shown: Shown, data: StaticData): string {
  const { showcase: text, frame } = STATIC_TEXTS[language];
  const one = ({ title, text: words }: Titled, at: number) => {
    const { behind, draw } = SCENES[at] ?? { behind: null, draw: () => '' };
    const picture = behind === null ? null : pictureOf(behind, data);
    return [
      `<div class="st-show${at < ROWS ? ' st-row' : ''}"><div class="st-scene${groundOf(picture)}" aria-hidden="true">`,
      picture === null ? '' : hero(heroUpright(picture), 'lazy'),
      `${draw(text, shown)}</div><div class="st-told"><h3>${escapeHtml(title)}</h3><p class="st-soft">${escapeHtml(words)}</p></div></div>`,
    ].join('');
  };
  return [
    `<section class="st-in"><h2>${escapeHtml(frame.gets)}</h2><div class="st-shows st-swipe" tabindex="0" role="group" aria-label="${escapeHtml(frame.gets)}">`,
    ...items.map(one),
    '</div></section>',
  ].join('');
}

import type { Language } from '@festlig/contracts/define';
import { escapeHtml } from '@festlig/domain/messaging/html-text';
import { LOST_FLAG_SVG } from './bunting';
import { PAGE_TEXTS } from './page-texts';
import { smallPage } from './small-page';

/**
 * Tells a visitor that nothing is at an address, with the ways on; without scripts, as an invitation is
 * (rules: not-found-page, page-in-the-dark).
 */
export function notFoundPage(language: Language, fontFaces: string): string {
  const { title, why, invited, home, parties, help } = PAGE_TEXTS[language].notFound;
  return smallPage({
    language,
    title,
    text: why,
    fontFaces,
    above: LOST_FLAG_SVG,
    below: [
      `<p>${escapeHtml(invited)}</p><nav>`,
      `<a class="quiet" href="/${language}">${escapeHtml(home)}</a>`,
      `<a class="quiet" href="/${language}/parties">${escapeHtml(parties)}</a>`,
      `<a class="bare" href="/${language}/help">${escapeHtml(help)}</a></nav>`,
    ].join('\n'),
  });
}

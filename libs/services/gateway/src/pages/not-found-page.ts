import type { Language } from '@festlig/contracts/define';
import { escapeHtml } from '@festlig/domain/messaging/html-text';
import { PAGE_TEXTS } from './page-texts';
import { smallPage } from './small-page';

/**
 * Tells a visitor that nothing is at an address, with a way home and to help; without scripts, as an invitation is
 * (rules: not-found-page, page-in-the-dark).
 */
export function notFoundPage(language: Language, fontFaces: string): string {
  const { title, why, home, help } = PAGE_TEXTS[language].notFound;
  return smallPage({
    language,
    title,
    text: why,
    fontFaces,
    below: [
      `<a class="quiet" href="/${language}">${escapeHtml(home)}</a>`,
      `<a class="bare" href="/${language}/help">${escapeHtml(help)}</a>`,
    ].join('\n'),
  });
}

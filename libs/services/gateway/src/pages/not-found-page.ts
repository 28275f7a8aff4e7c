import type { Language } from '@festlig/contracts/define';
import { escapeHtml } from '@festlig/domain/messaging/html-text';
import { PAGE_TEXTS } from './page-texts';
import { smallPage } from './small-page';

/** Tells a visitor that nothing is at an address; without scripts, as an invitation is (rules: not-found-page, page-in-the-dark). */
export function notFoundPage(language: Language): string {
  const { title, why, home } = PAGE_TEXTS[language].notFound;
  return smallPage({
    language,
    title,
    text: why,
    below: `<a class="quiet" href="/${language}">${escapeHtml(home)}</a>`,
  });
}

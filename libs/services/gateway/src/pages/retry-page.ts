import type { Language } from '@festlig/contracts/define';
import { escapeHtml } from '@festlig/domain/messaging/html-text';
import { PAGE_TEXTS } from './page-texts';
import { smallPage } from './small-page';

/** What has to wait: another file for an account with several downloads, a file, one of our pages, or what a form sent. */
export type Refused = 'file_of_many' | 'file' | 'page' | 'form';

/**
 * Tells a person why a file or a page has to wait, with a link to try again. The page has no scripts and requests
 * nothing more, because the process may be overloaded.
 */
export const retryPage = (language: Language, refused: Refused): string => PAGES[language][refused];

const PAGES: Record<Language, Record<Refused, string>> = { da: pagesIn('da'), en: pagesIn('en') };

function pagesIn(language: Language): Record<Refused, string> {
  const page = (refused: Refused) => written(language, refused);
  return { file_of_many: page('file_of_many'), file: page('file'), page: page('page'), form: page('form') };
}

function written(language: Language, refused: Refused): string {
  const { retry } = PAGE_TEXTS[language];
  const { title, why } = retry[refused];
  // The page is shown at the requested address, so an empty href is that address.
  return smallPage({ language, title, text: why, below: `<a href="">${escapeHtml(retry.again)}</a>` });
}

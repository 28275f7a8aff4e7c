import type { Language } from '@festlig/contracts/define';
import { escapeHtml } from '@festlig/domain/messaging/html-text';
import { tag } from './html';
import { PAGE_TEXTS } from './page-texts';
import { smallPage } from './small-page';

/** What has to wait: another file for an account with several downloads, a file, one of our pages, or what a form sent. */
export type Refused = 'file_of_many' | 'file' | 'page' | 'form';

/**
 * Tells a person why a file or a page has to wait, with a link to try again. The page has no scripts and requests
 * nothing more, because the process may be overloaded.
 */
export const retryPage = (language: Language, refused: Refused): string => PAGES[language][refused];

/**
 * Tells a person that their form has to wait. What it contained is in the page and is sent again from there, because browsers
 * forget what was typed in a page that they may not keep.
 */
export function resendPage(language: Language, fields: ReadonlyMap<string, string>): string {
  const { retry, resend } = PAGE_TEXTS[language];
  const hidden = [...fields].map(([name, value]) => tag('input', { type: 'hidden', name, value }));
  const form = `<form method="post">${hidden.join('')}<button>${escapeHtml(resend.send)}</button></form>`;
  return smallPage({ language, title: retry.form.title, text: resend.why, below: form });
}

/** A form that has to wait: with what it contained where it was read. */
export const formPage = (language: Language, body: unknown): string =>
  body instanceof Map ? resendPage(language, body as Map<string, string>) : retryPage(language, 'form');

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

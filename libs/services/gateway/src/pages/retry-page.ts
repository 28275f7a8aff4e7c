import type { Language } from '@festlig/contracts/define';
import { escapeHtml } from '@festlig/domain/messaging/html-text';
import { BUNTING } from './bunting';
import { tag, titleTag } from './html';
import { PAGE_TEXTS } from './page-texts';

/** What has to wait: another file for an account with several downloads, a file, one of our pages, or what a form sent. */
export type Refused = 'file_of_many' | 'file' | 'page' | 'form';

/** The fonts and colours of the app (apps/web, lib/fonts and palette). */
const STYLE = [
  'body{margin:0;background:#fbf8f3;color:#2a2320;font:1.0625rem/1.6 "Figtree Variable",system-ui,sans-serif}',
  'header{padding:14px 24px;border-bottom:1px solid #e5ddd2}',
  'header a{display:inline-block;padding:8px 0;color:inherit;text-decoration:none;',
  'font:560 1.5rem/1.2 "Fraunces Variable",Georgia,serif;letter-spacing:-.03em}',
  'main{max-width:552px;margin:0 auto;padding:72px 24px;text-align:center}',
  'h1{margin:0 0 12px;font:480 2rem/1.12 "Fraunces Variable",Georgia,serif;letter-spacing:-.015em}',
  'p{margin:0 0 28px;color:#655a53}',
  'main a{display:inline-block;padding:12px 24px;border-radius:999px;background:#a5303f;color:#fbf8f3;',
  'font-weight:600;text-decoration:none}main a:hover{background:#862431}',
  'a:focus-visible{outline:3px solid #a5303f;outline-offset:2px}',
].join('');

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
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8" />`,
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    tag('meta', { name: 'robots', content: 'noindex' }),
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    `${titleTag(`${title} · Festlig`)}<style>${STYLE}</style></head>`,
    `<body><header><a href="/${language}">${BUNTING} Festlig</a></header>`,
    `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(why)}</p>`,
    // The page is shown at the requested address, so an empty href is that address.
    `<a href="">${escapeHtml(retry.again)}</a></main></body></html>`,
  ].join('\n');
}

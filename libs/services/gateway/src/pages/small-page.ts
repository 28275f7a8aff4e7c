import type { Language } from '@festlig/contracts/define';
import { escapeHtml } from '@festlig/domain/messaging/html-text';
import { BUNTING } from './bunting';
import { tag, titleTag } from './html';

/** The fonts and colours of the app, also in the dark, and its bar (apps/web, lib/fonts, tokens.css and frame.module.css). */
const STYLE = [
  ':root{color-scheme:light dark;--paper:#fbf8f3;--ink:#2a2320;--soft:#655a53;--line:#e5ddd2;--berry:#a5303f;--dark:#862431;--quiet:rgb(0 0 0/.04)}',
  '@media(prefers-color-scheme:dark){:root{--paper:#1b1613;--ink:#f5ece2;--soft:#bdb0a5;--line:#40362f;--berry:#f3a3a5;--dark:#f8c3c4;--quiet:rgb(255 255 255/.07)}header svg{filter:brightness(1.7)}}',
  'body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 "Figtree Variable",system-ui,sans-serif}',
  'header{box-sizing:border-box;display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;min-height:56px;padding:0 16px;border-bottom:1px solid var(--line)}',
  'header a{box-sizing:border-box;display:inline-flex;align-items:center;min-height:44px;color:inherit;text-decoration:none}',
  'header a:first-child{gap:8px;font:560 1.5rem/1.2 "Fraunces Variable",Georgia,serif;letter-spacing:-.03em}',
  'header a+a{min-width:50px;padding:4px 14px;border-radius:999px;font-size:.9375rem;font-weight:600}',
  '@media(hover:hover){header a+a:hover{background:var(--quiet)}}',
  'main{box-sizing:border-box;max-width:600px;margin:0 auto;padding:40px 16px;text-align:center;overflow-wrap:break-word}',
  '@media(min-width:600px){header{min-height:64px;padding:0 24px}main{padding:72px 24px}}',
  'h1{margin:0 0 12px;font:480 2rem/1.12 "Fraunces Variable",Georgia,serif;letter-spacing:-.015em;text-wrap:balance}',
  'main>svg{height:auto;margin-bottom:20px}nav{display:flex;flex-wrap:wrap;justify-content:center;gap:12px}',
  'p{margin:0 0 28px;color:var(--soft);text-wrap:pretty}p:has(+p){margin-bottom:12px}p[role=alert]{color:var(--berry);font-weight:600}',
  'main a,button{box-sizing:border-box;display:inline-block;min-height:52px;padding:11px 28px;border:1px solid var(--berry);border-radius:999px;',
  'background:var(--berry);color:var(--paper);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}',
  'main a:hover,button:hover{background:var(--dark);border-color:var(--dark)}',
  '.quiet,.quiet:hover{background:none;color:var(--berry)}',
  '.bare,.bare:hover{background:none;border-color:transparent;color:var(--berry);text-decoration:underline}',
  ':focus-visible{outline:3px solid var(--berry);outline-offset:2px}',
].join('');

interface SmallPage {
  language: Language;
  title: string;
  text: string;
  /** HTML before the title. */
  above?: string;
  /** HTML that follows the text. */
  below: string;
  /** HTML at the end of the bar. */
  inBar?: string;
  /** The faces of the fonts, which the page then requests; without them it has those of the device. */
  fontFaces?: string;
}

/**
 * A page with a few words and one thing to do. It has no scripts and, without fonts, requests nothing more, so that it is always
 * quick.
 */
export const smallPage = ({
  language,
  title,
  text,
  above = '',
  below,
  inBar = '',
  fontFaces = '',
}: SmallPage): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8" />`,
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    tag('meta', { name: 'robots', content: 'noindex' }),
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    `${titleTag(`${title} · Festlig`)}<style>${fontFaces}${STYLE}</style></head>`,
    `<body><header><a href="/${language}">${BUNTING} Festlig</a>${inBar}</header>`,
    `<main>${above}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`,
    `${below}</main></body></html>`,
  ].join('\n');

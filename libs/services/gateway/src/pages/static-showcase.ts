import type { Language } from '@festlig/contracts/define';
import { escapeHtml } from '@festlig/domain/messaging/html-text';
import { STATIC_TEXTS } from '@festlig/domain/static-pages/static-texts';
import type { SampleText, ShowcaseText, Titled } from '@festlig/domain/static-pages/texts';

interface Shown {
  /** The invitation of the page's sample, as HTML, and its words. */
  invitation: string;
  sample: SampleText;
  /** The address of its picture in a mail; null until it is rendered. */
  picture: string | null;
}

/** A few streets with a pin. */
const MAP = [
  '<svg viewBox="0 0 120 64" width="100%" preserveAspectRatio="xMidYMid slice" fill="none" stroke="#fffdfa">',
  '<rect width="120" height="64" fill="#e3e7dc" stroke="none"/><path d="M0 46c26-4 30-22 58-24s36-10 62-14" stroke-width="7"/>',
  '<path d="M22 0c4 22-2 40 6 64M78 0c-4 18 8 40 4 64M0 14l48 50" stroke-width="3"/>',
  '<path d="M60 34c-7-8-9-11-9-15a9 9 0 0 1 18 0c0 4-2 7-9 15z" fill="#a5303f" stroke="none"/>',
  '<circle cx="60" cy="19" r="3.4" fill="#fffdfa" stroke="none"/></svg>',
].join('');

const fact = (name: string, text: string): string =>
  `<p class="st-fact"><span class="st-soft">${escapeHtml(name)}</span>${escapeHtml(text)}</p>`;

const page = ({ page: text }: ShowcaseText, { invitation, sample }: Shown): string =>
  [
    `<div class="st-paper st-front">${invitation}</div><div class="st-paper st-facts">${MAP}`,
    `<div>${fact(text.when, sample.date)}${fact(text.where, sample.place)}`,
    `<span class="st-chip st-go">${escapeHtml(text.way)}</span></div></div>`,
  ].join('');

const mail = ({ mail: text }: ShowcaseText, { picture }: Shown, answers: readonly [string, string]): string =>
  [
    `<div class="st-paper st-mail"><p class="st-from"><i>${escapeHtml(text.from.charAt(0))}</i><span><b>${escapeHtml(text.from)}</b>`,
    `${escapeHtml(text.subject)}</span></p>`,
    picture === null ? '' : `<img src="${escapeHtml(picture)}" alt="" loading="lazy" decoding="async">`,
    `<div><p class="st-greeting">${escapeHtml(text.greeting)}</p><p>${escapeHtml(text.words)}</p>`,
    `<p class="st-pills"><span class="st-chip st-go">${escapeHtml(answers[0])}</span>`,
    `<span class="st-chip">${escapeHtml(answers[1])}</span></p></div></div>`,
  ].join('');

const KINDS = ['coming', 'declined', 'silent'] as const;

const overview = ({ overview: text }: ShowcaseText): string =>
  [
    '<div class="st-paper st-counts"><div class="st-numbers">',
    ...KINDS.map((kind) => `<p><b>${text[kind].number}</b>${escapeHtml(text[kind].name)}</p>`),
    '</div><p class="st-bar">',
    ...KINDS.map((kind) => `<i style="flex-grow:${text[kind].number}"></i>`),
    '</p>',
    ...text.replies.map(
      ({ name, answer, isYes }) =>
        `<p class="st-reply"><b>${escapeHtml(name)}</b><span class="st-chip${isYes ? ' st-yes-chip' : ''}">${escapeHtml(answer)}</span></p>`,
    ),
    '</div>',
  ].join('');

const thread = ({ thread: text }: ShowcaseText): string =>
  [
    `<div class="st-thread"><p>${escapeHtml(text.guest)}</p><p class="st-mine">${escapeHtml(text.host)}</p>`,
    `<p>${escapeHtml(text.thanks)}</p></div>`,
  ].join('');

/**
 * What a host gets: each as it looks in use, above its words. The scenes say nothing that the
 * words do not (rule: static-showcase).
 */
export function showcase(language: Language, heading: string, items: readonly Titled[], shown: Shown): string {
  const { showcase: text, frame } = STATIC_TEXTS[language];
  const { yes, no } = frame.sample;
  const scenes = [page(text, shown), mail(text, shown, [yes, no]), overview(text), thread(text)];
  return [
    `<section class="st-in"><h2>${escapeHtml(heading)}</h2><div class="st-shows st-swipe" tabindex="0" role="group" aria-label="${escapeHtml(heading)}">`,
    ...items.map(
      ({ title, text: words }, at) =>
        `<div><div class="st-scene" aria-hidden="true">${scenes[at] ?? ''}</div><h3>${escapeHtml(title)}</h3>` +
        `<p class="st-soft">${escapeHtml(words)}</p></div>`,
    ),
    '</div></section>',
  ].join('');
}

export const SHOWCASE_STYLE = [
  '.st-shows{display:grid;gap:48px 40px;margin-top:32px}.st-shows h3{margin-top:22px}.st-shows div>p.st-soft{margin-top:8px}',
  '.st-scene{position:relative;display:grid;place-items:center;overflow:hidden;height:350px;border-radius:24px;',
  // Its colours are those of a picture, and so the same in the dark.
  'background:linear-gradient(160deg,#f8e9df,#f3dcd6);color:#2a2320;font-size:.9375rem;line-height:1.45}',
  '.st-scene .st-soft{color:#655a53}',
  '.st-shows>:nth-child(2)>.st-scene{background:linear-gradient(160deg,#eceee4,#dde4d8)}',
  '.st-shows>:nth-child(3)>.st-scene{background:linear-gradient(160deg,#f8efdb,#f1e2c4)}',
  '.st-shows>:nth-child(4)>.st-scene{background:linear-gradient(160deg,#e9edf1,#dbe3ea)}',
  '.st-paper{overflow:hidden;border-radius:18px;background:#fffdfa;',
  'box-shadow:0 24px 44px -26px rgba(42,35,32,.55),0 0 0 1px rgba(42,35,32,.05)}',
  '.st-chip{display:inline-block;padding:4px 12px;border:1px solid #e5ddd2;border-radius:999px;font-size:.8125rem;font-weight:600;white-space:nowrap}',
  '.st-go{border-color:#a5303f;background:#a5303f;color:#fbf8f3}.st-yes-chip{border-color:#bcd3bf;background:#eef5ee;color:#28552f}',
  // The page: the invitation, and its facts before it.
  '.st-front{position:absolute;top:10%;left:5%;width:min(49%,256px);transform:rotate(-3deg)}',
  '.st-facts{position:absolute;right:5%;bottom:9%;width:min(43%,222px);transform:rotate(2deg)}.st-facts svg{display:block;height:76px}',
  '.st-facts>div{display:grid;gap:8px;padding:12px 16px 16px;justify-items:start}.st-fact{font-size:.8125rem;font-weight:600;line-height:1.3}',
  '.st-fact span{display:block;font-size:.75rem;font-weight:400}',
  // The mail.
  '.st-mail{width:min(84%,340px)}.st .st-from{display:flex;gap:12px;align-items:center;padding:14px 18px;line-height:1.3}',
  '.st-from i{display:grid;flex:none;place-content:center;width:38px;height:38px;border-radius:50%;background:#a5303f;color:#fbf8f3;',
  'font-style:normal;font-weight:600}.st-from b{display:block}.st-mail img{display:block;width:100%;height:84px;object-fit:cover}',
  '.st-mail>div{padding:14px 18px 18px}.st .st-greeting{margin-bottom:2px;font-weight:600}',
  '.st .st-pills{display:flex;gap:8px;margin-top:12px}',
  // The replies.
  '.st-counts{width:min(86%,370px);padding:20px 22px 12px}.st-numbers{display:grid;grid-template-columns:auto auto auto;gap:14px;',
  'justify-content:space-between;font-size:.8125rem;line-height:1.3}',
  '.st-numbers b{display:block;font:480 2.1rem/1.1 "Fraunces Variable","Fraunces by Georgia",serif}',
  '.st .st-bar{display:flex;gap:3px;margin:14px 0 8px}.st-bar i{height:8px;border-radius:4px;background:#5f8f68}',
  '.st-bar i+i{background:#c98a5b}.st-bar i+i+i{background:#ddd4c8}',
  '.st-reply{display:flex;justify-content:space-between;align-items:center;gap:8px;padding:9px 0;border-top:1px solid #efe8de}',
  '.st-bar+.st-reply{border-top:0}',
  // The thread.
  '.st-thread{display:grid;gap:10px;width:min(86%,350px)}.st-thread p{justify-self:start;max-width:84%;padding:11px 16px;',
  'border-radius:20px 20px 20px 6px;background:#fffdfa;box-shadow:0 14px 26px -20px rgba(42,35,32,.6)}',
  '.st-thread .st-mine{justify-self:end;border-radius:20px 20px 6px;background:#a5303f;color:#fbf8f3}',
  '@media(max-width:599.98px){.st-scene{height:310px}}@media(min-width:720px){.st-shows{grid-template-columns:1fr 1fr}}',
].join('');

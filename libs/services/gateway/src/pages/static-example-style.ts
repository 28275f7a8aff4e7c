import { TITLE_BOXES } from '@festlig/domain/media/title-box';
import { UPRIGHT_SCREENS, WIDE_SCREENS } from '@festlig/domain/web/hero-image';
import { TYPEFACES } from '@festlig/domain/web/typefaces';

const percent = (share: number): string => `${Math.round(100 * share)}%`;

/** The example of an invitation, which looks like the page of a guest; `--tone` is the accent of its picture. */
export const EXAMPLE_STYLE = [
  '.st-note-on-top{padding:12px 16px;border-bottom:1px solid var(--line);background:var(--warm);font-size:.9375rem;line-height:1.5;text-align:center;text-wrap:balance}',
  '.st-note-on-top a{display:inline-flex;align-items:center;min-height:44px;margin-left:8px;font-weight:600;white-space:nowrap}',
  ...Object.entries(TYPEFACES).map(
    ([name, fonts]) =>
      `.st .st-in-${name} :is(h1,h2:not(.st-label),.st-said,.st-when p,.st-day li b){font-family:${fonts};font-weight:${name === 'cormorant' ? 600 : 500};font-variant-numeric:lining-nums}`,
  ),
  '.st-opening{position:relative;overflow:hidden;aspect-ratio:16/9;max-height:720px;width:100%}.st-opening>picture>img{display:block;width:100%;height:100%;object-fit:cover}',
  '.st-opening .st-over{gap:14px;justify-items:center;font-weight:550}.st .st-opening h1{max-width:14ch;font-size:clamp(2.3rem,5.8vw,5rem);line-height:1.08}',
  '.st .st-opening .st-button{margin-top:10px;text-shadow:none}',
  `@media ${UPRIGHT_SCREENS}{.st-opening{aspect-ratio:820/900}.st-opening .st-over{gap:8px}.st-opening .st-under{display:none}}`,
  `@media ${WIDE_SCREENS}{`,
  ...Object.entries(TITLE_BOXES).map(
    ([place, { wide }]) =>
      `.st-opening .st-at-${place}{inset:${percent(wide.top)} ${percent(wide.side)} ${percent(wide.bottom)}}`,
  ),
  '}',
  '.st-tinted{background:color-mix(in srgb,var(--tone) 11%,var(--paper))}.st-guest h2{text-align:center}',
  '.st .st-label{font:600 .8125rem/1.4 "Figtree Variable","Figtree by Arial",sans-serif;letter-spacing:.12em;text-transform:uppercase;color:var(--tone)}',
  '.st-when{display:grid;max-width:900px;margin:0 auto;padding:20px 16px 0;text-align:center}.st-when>div{padding:20px 16px;border-bottom:1px solid color-mix(in srgb,var(--tone) 35%,transparent)}',
  '.st-when p{margin-top:4px;font-size:1.4rem;line-height:1.25}.st-day{padding:36px 16px 44px}',
  '.st .st-day ol{display:grid;width:fit-content;max-width:100%;margin:20px auto 0}.st-day li{display:grid;grid-template-columns:3.75rem 1fr;gap:0 40px;line-height:1.4}.st-day li>b{text-align:right}',
  '.st-day li b{font-size:1.5rem;line-height:1.2}.st-day li p{position:relative;padding-bottom:22px;color:var(--tone)}.st-day li p b{display:block;color:var(--ink)}',
  '.st-day li p::before{content:"";position:absolute;left:-26px;top:9px;width:12px;height:12px;border-radius:50%;background:var(--tone)}',
  '.st-day li:not(:last-child) p::after{content:"";position:absolute;left:-20.5px;top:28px;bottom:-2px;width:1px;background:var(--tone)}',
  '.st-letter{display:grid;gap:18px;max-width:600px;margin:0 auto;padding:64px 16px 40px;font-size:1.25rem;line-height:1.6;text-align:center;text-wrap:pretty}',
  '.st-part{max-width:760px;margin:0 auto;padding:32px 16px}.st .st-list{margin-top:20px;padding:4px 24px;border:1px solid var(--line);border-radius:20px;background:var(--card)}',
  '.st-list li{display:flex;gap:16px;align-items:center;justify-content:space-between;padding:14px 0;line-height:1.35}.st-list li+li{border-top:1px solid var(--line)}',
  '.st-list p{color:var(--ink-soft);font-size:.9375rem}.st-list p b{display:block;color:var(--ink);font-size:1.0625rem}.st-list span{padding:5px 14px;border:1px solid var(--line);border-radius:999px;color:var(--tone);font-size:.875rem;font-weight:600}',
  '.st-album{display:grid;grid-template-columns:repeat(6,1fr);gap:8px;margin-top:20px}.st-album svg{display:block;grid-column:span 2;width:100%;aspect-ratio:1;border-radius:12px}',
  '.st-album svg:nth-child(-n+2){grid-column:span 3;aspect-ratio:3/2}',
  '.st-asks{max-width:600px;margin:32px auto 72px;padding:48px 24px;text-align:center;scroll-margin-top:80px}.st-chosen{display:grid;grid-template-columns:1fr 1fr;gap:12px;margin-top:24px}',
  '.st-chosen label{position:relative}.st-chosen input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}',
  '.st-chosen span{display:grid;gap:10px;place-content:center;justify-items:center;height:100%;min-height:116px;padding:12px;border:1px solid var(--edge);border-radius:18px;background:var(--card);font-weight:600;line-height:1.3}',
  '.st-chosen :focus-visible+span{outline:3px solid var(--tone);outline-offset:2px}.st-chosen :checked+span{border-color:var(--tone);box-shadow:inset 0 0 0 2px var(--tone)}',
  '.st-thanked{display:none;margin-top:24px;text-wrap:balance}.st-thanked .st-said{margin-bottom:6px;font-size:1.8rem}.st-asks:has(.st-yes:checked) .st-if-yes,.st-asks:has(.st-no:checked) .st-if-no{display:block}',
  '@media(min-width:600px){.st-when{grid-template-columns:repeat(3,1fr);padding-top:40px}.st-when>div{padding:0 16px;border:0}',
  '.st-when>div+div{border-left:1px solid color-mix(in srgb,var(--tone) 45%,transparent)}.st-asks{border-radius:24px}}',
].join('');

import { TITLE_BOXES } from '@festlig/domain/media/title-box';
import { TYPEFACES } from '@festlig/domain/web/typefaces';
import { GROUNDS } from '@festlig/domain/web/hero-ground';

/** The fonts of the app with their stand-ins (apps/web, lib/fonts). */
const SERIF = '"Fraunces Variable","Fraunces by Georgia","Fraunces by Noto","Fraunces by Times",serif';
const SANS = '"Figtree Variable","Figtree by Arial","Figtree by DejaVu",system-ui,sans-serif';

/** The content of a static page, which the app shows too: every rule is limited to it. The colours are the app's (tokens.css). */
export const CONTENT_STYLE = [
  `.st{color:var(--ink);font:1.0625rem/1.6 ${SANS};overflow-wrap:break-word}`,
  '.st *{box-sizing:border-box}.st :focus-visible{outline:3px solid var(--berry);outline-offset:2px}',
  `.st h1,.st h2,.st h3{margin:0;font-family:${SERIF};font-weight:480;line-height:1.12;letter-spacing:-.015em;text-wrap:balance}`,
  '.st h1{font-size:clamp(2.4rem,1.5rem + 3.6vw,4.25rem);line-height:1.04;letter-spacing:-.03em}',
  '.st h2{font-size:clamp(1.6rem,1.3rem + 1.2vw,2.1rem)}.st h3{font-size:1.3rem}',
  '.st p{margin:0}.st ul,.st ol{margin:0;padding:0;list-style:none}.st a{color:var(--berry)}',
  '.st-in{max-width:1200px;margin:0 auto;padding:40px 16px}',
  '.st-band{border-top:1px solid var(--line);background:var(--card)}',
  '.st-soft{color:var(--ink-soft)}.st-small{font-size:.9375rem;line-height:1.5}',
  '.st-lead{margin-top:24px!important;max-width:38ch;font-size:1.1875rem;line-height:1.5;text-wrap:pretty}',
  '.st .st-button{display:inline-flex;align-items:center;min-height:52px;margin-top:32px;padding:8px 28px;border-radius:999px;',
  'background:var(--berry);color:var(--paper);font-weight:600;text-decoration:none}.st .st-button:hover{background:var(--berry-dark)}',
  '.st .st-first{display:flex;flex-wrap:wrap;gap:12px 24px;align-items:center;margin-top:32px}.st .st-first .st-button{margin:0}.st-first>a{display:inline-flex;align-items:center;min-height:44px}',
  '.st-free{margin-top:16px!important;max-width:44ch}.st-free a{display:inline-flex;align-items:center;min-height:44px}',
  '.st-hero{overflow:hidden}.st-hero .st-in{display:grid;grid-template-columns:minmax(0,1fr);gap:48px;align-items:center}',
  '.st-grid{display:grid;gap:32px 56px;margin-top:32px}.st-grid p{margin-top:8px}',
  '.st-steps{display:grid;gap:32px 48px;margin-top:28px!important}.st-steps h3{margin-bottom:8px}',
  // Each step has its number, larger than a heading.
  '.st-steps{counter-reset:step}.st-steps li{counter-increment:step}.st-steps li::before{content:counter(step);display:block;margin-bottom:18px;',
  `padding-top:18px;border-top:2px solid var(--berry);color:var(--berry);font:440 3.4rem/1 ${SERIF}}`,
  '.st-text{display:grid;gap:32px;max-width:65ch;margin-top:40px}.st-text p{margin-top:8px}.st .st-text h2{font-size:1.45rem}',
  // The end of a page: one action on a wide picture, in the colours that stand on it, in the dark as well.
  '.st-end{position:relative;display:grid;place-content:center;justify-items:center;gap:28px;overflow:hidden;min-height:min(64vh,520px);padding:72px 24px;',
  'background:linear-gradient(180deg,#33233f,#7d3f3f);color:#fffaf0;text-align:center}.st-end>:not(picture){position:relative}',
  '.st-end>picture{position:absolute;inset:0}.st-end>picture>img{display:block;width:100%;height:100%;object-fit:cover}',
  '.st .st-end h2{max-width:16ch;font-size:clamp(2.4rem,1.4rem + 3.4vw,4rem);text-shadow:0 1px 24px rgba(20,12,10,.5)}',
  '.st .st-end .st-button{margin:0;background:#fffaf0;color:#862431}.st .st-end .st-button:hover{background:#fff;color:#6b1b26}',
  '.st .st-on-light{color:#2a2320}.st .st-on-light h2{text-shadow:0 0 28px rgba(255,250,240,.9)}',
  '.st .st-on-light .st-button,.st .st-on-light .st-button:hover{background:#a5303f;color:#fbf8f3}',
  '.st .st-trust{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,320px),1fr));gap:8px 32px;max-width:1200px;margin:0 auto;',
  'padding:20px 16px;font-size:.9375rem;line-height:1.5}@media(min-width:600px){.st .st-trust{padding:24px}}',
  // The sample invitation.
  '.st-sample{position:relative;justify-self:center;width:100%;max-width:420px;margin:0;padding:0 12px}',
  '.st-card{position:relative;overflow:hidden;border-radius:22px;background:var(--card);transform:rotate(-1.5deg);',
  'box-shadow:0 30px 60px -30px rgba(42,35,32,.5),0 0 0 1px rgba(42,35,32,.05)}',
  '.st-behind{position:absolute;inset:0 12px;transform:translate(30px,14px) rotate(5deg)}',
  '.st-picture{position:relative;container-type:inline-size;aspect-ratio:10/11;',
  'background:linear-gradient(155deg,#fbf1e6 0%,#f6e5dc 45%,#efe2e4 75%,#e9e6e0 100%)}',
  // The ground of the picture until it has come: a light title stands on a dark one.
  '.st-picture:has(>.st-dark){background:linear-gradient(180deg,#33233f 0%,#7d3f3f 100%)}',
  ...Object.entries(GROUNDS).map(([name, color]) => `.st .st-on-${name}{background:${color}}`),
  '.st-picture picture{display:contents}.st-picture img,.st-behind img{display:block;width:100%;height:100%;object-fit:cover}',
  '.st-over{position:absolute;display:grid;align-content:center;text-align:center;color:#2a2320;',
  'text-shadow:0 0 28px rgba(255,250,240,.9)}.st-dark{color:#fffaf0;text-shadow:0 1px 24px rgba(20,12,10,.45)}',
  ...Object.entries(TITLE_BOXES).map(
    ([
      place,
      {
        upright: { top, side, bottom },
      },
    ]) => {
      return `.st-at-${place}{inset:${Math.round(100 * top)}% ${Math.round(100 * side)}% ${Math.round(100 * bottom)}%}`;
    },
  ),
  '.st-date{margin-bottom:10px!important;font-size:.9375rem;font-weight:550}',
  `.st-title{font:440 11cqi/1.06 ${SERIF};letter-spacing:-.02em;text-wrap:balance}.st-long{font-size:9cqi}`,
  ...Object.entries(TYPEFACES).map(([name, fonts]) => `.st .st-${name}{font-family:${fonts}}`),
  '.st-below{padding:24px;text-align:center}.st-below .st-small{margin-top:6px}.st-answers{display:flex;gap:10px;margin-top:16px}',
  '.st-answers label{position:relative;flex:1}.st-answers input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}',
  '.st-answers span{display:grid;place-content:center;min-height:44px;padding:8px 12px;border:1px solid var(--line);border-radius:999px;',
  'font-size:.9375rem;font-weight:600}.st-answers :focus-visible+span{outline:3px solid var(--berry);outline-offset:2px}',
  '.st-answers :checked+span,.st-answers:not(:has(:checked)) label:first-child span{border-color:var(--berry);background:var(--berry);color:var(--paper)}',
  '.st-ask{margin-top:18px!important}.st-thanks{display:none;padding:12px 16px 16px;border:1px solid var(--line);border-radius:18px;',
  'background:radial-gradient(circle at 50% 0,var(--glad),var(--card) 70%);text-wrap:pretty}',
  `.st-if-no{background:radial-gradient(circle at 50% 0,var(--warm),var(--card) 70%)}.st-said{font:480 1.45rem/1.15 ${SERIF}}`,
  // In place of the words, and over the edge of the picture: nothing moves, so the buttons stay where they are.
  '.st-said-here{position:relative}.st-thanks{position:absolute;inset:auto 0 0}.st-below:has(:checked) .st-words{visibility:hidden}',
  '.st-sample:has(.st-yes:checked) .st-if-yes,.st-sample:has(.st-no:checked) .st-if-no{display:block}',
  // The links to all occasions.
  '.st-occasions{display:grid;grid-template-columns:repeat(auto-fit,minmax(148px,1fr));gap:16px;margin-top:24px!important}',
  '.st .st-occasions a{display:block;overflow:hidden;border:1px solid var(--line);border-radius:16px;background:var(--card);',
  'color:var(--ink);font-weight:600;text-decoration:none}.st .st-occasions a:hover{border-color:var(--berry);color:var(--berry)}',
  '.st-occasions img,.st-occasions i{display:block;width:100%;aspect-ratio:16/9;object-fit:cover;background:#f6e5dc}',
  '.st-occasions span{display:block;padding:12px 14px}.st-occasions small{font-size:.875rem;font-weight:400;white-space:nowrap;margin-left:.25em}',
  '.st .st-gallery{grid-template-columns:repeat(auto-fill,minmax(150px,1fr))}.st-gallery .st-over,.st-gallery .st-picture img{transition:transform .3s}',
  // The ground of each invitation is behind its picture.
  '.st-gallery .st-picture img{background:none}',
  '.st .st-occasions .st-picture span{padding:0}.st .st-occasions .st-own{display:grid;place-content:center;height:100%;min-height:120px;',
  'border-style:dashed;border-color:var(--berry);background:none;color:var(--berry);text-align:center}',
  '.st .st-own svg{width:calc(100% - 32px);height:auto;margin-bottom:12px;opacity:.4}',
  '.st-more{margin-top:28px!important}.st-pages{display:flex;flex-wrap:wrap;gap:0 24px}',
  '.st-pages a{display:inline-flex;align-items:center;min-width:44px;min-height:44px}h2+.st-soft{margin-top:10px!important}',
  '@media(min-width:900px){.st .st-gallery{grid-template-columns:repeat(4,1fr);gap:24px}}',
  '.st-gallery .st-date{margin-bottom:2.5cqi!important;font-size:max(.75rem,5.4cqi)}',
  // The questions.
  '.st-asked{margin-top:20px}.st-asked details{border-bottom:1px solid var(--line)}',
  '.st-asked summary{display:flex;gap:16px;align-items:center;justify-content:space-between;min-height:72px;padding:16px 0;cursor:pointer}',
  '.st-asked summary::-webkit-details-marker{display:none}.st-asked summary::after{content:"+"/"";color:var(--berry);font:300 1.8rem/1 sans-serif}',
  '.st-asked [open]>summary::after{content:"\\2212"/""}.st-asked h3{font-size:1.3rem}.st-asked p{max-width:62ch;padding-bottom:24px}',
  '.st-us h2{font-size:1.3rem}.st-us p{margin-top:10px;max-width:44ch}',
  // The plans.
  '.st-plans{display:grid;gap:20px;margin-top:40px!important}',
  '.st-plans>li{display:flex;flex-direction:column;padding:28px 24px;border:1px solid var(--line);border-radius:20px;background:var(--card)}',
  `.st-price{margin-top:16px!important;font:480 2.4rem/1.1 ${SERIF};letter-spacing:-.02em}`,
  '.st .st-beyond{display:flex;flex-wrap:wrap;gap:0 24px;align-items:center;max-width:none}',
  // In short they are columns without boxes, whose lines are level: the name, the price, and whom the plan is for.
  '.st-short{gap:0}.st-short>li{padding:24px 0;border:0;border-radius:0;background:none}.st-short>li+li{border-top:1px solid var(--line)}',
  '.st-price s{margin-right:10px;color:var(--ink-soft);font-size:1.3rem}',
  '.st-gives{display:grid;gap:10px;margin-top:20px!important;padding-top:20px!important;border-top:1px solid var(--line)}',
  '.st-gives{gap:0}.st-gives li{padding:9px 0}.st-gives li+li{border-top:1px solid var(--line)}',
  // Each line begins with a flag of the garland.
  '.st-trust li{position:relative;padding-left:26px}.st-trust li::before{content:"";position:absolute;left:0;top:.3em;width:13px;height:15px;',
  'background:var(--berry);clip-path:polygon(0 0,100% 0,50% 100%)}.st-trust li:nth-child(3n+2)::before{background:#e0a33e}.st-trust li:nth-child(3n)::before{background:#3e7d74}',
  '@media(min-width:600px){.st-in{padding:56px 24px}.st-lead{font-size:1.3125rem}.st-grid{grid-template-columns:1fr 1fr}',
  '.st-steps,.st-plans{grid-template-columns:repeat(3,1fr)}}',
  '@media(min-width:900px){.st-in{padding:88px 24px}.st h2{font-size:clamp(2rem,1.2rem + 1.8vw,2.75rem)}',
  '.st-questions{display:grid;grid-template:auto 1fr/4fr 7fr;gap:28px 80px}.st-questions>.st-asked{grid-area:1/2/span 2/3;margin-top:0}.st .st-us h2{font-size:1.3rem}',
  '.st-short{grid-template-rows:repeat(4,auto);column-gap:56px}.st-short>li{display:grid;grid-row:span 4;grid-template-rows:subgrid;align-content:start;padding:8px 0}',
  '.st-short>li+li{position:relative;border:0}.st-short>li+li::before{content:"";position:absolute;inset:0 auto 0 -28px;width:1px;background:var(--line)}',
  '.st .st-short h3{font-size:1.5rem}.st-short .st-price{grid-row:2;margin:6px 0 0!important;font-size:3.4rem}.st-short .st-small{grid-row:3}.st-short h3+p{grid-row:4;margin-top:18px;max-width:30ch}',
  '.st-hero .st-in{grid-template-columns:6fr 5fr;padding:28px 24px 40px}',
  // The buttons of the sample, and the first of what can be relied on, are on the first screen of a laptop. A frame is seen whole.
  '.st-sample .st-picture:not(:has(>.st-at-within)){aspect-ratio:10/9}.st-sample .st-at-below{top:34%}',
  '.st-sample .st-picture:has(>.st-at-below) img{object-position:top}.st-sample .st-picture:has(>.st-at-above) img{object-position:bottom}}',
  // Below the questions, who is behind it is a part of its own.
  '@media(max-width:899px){.st .st-us{margin-top:80px}}',
  '@media(min-width:600px) and (max-width:899px){.st-plans{grid-template-columns:1fr}}',
  // On a phone the invitations and the scenes are rows to swipe, and steps and plans are low.
  '@media(max-width:599.98px){.st .st-swipe{grid-template-columns:none;grid-auto-flow:column;grid-auto-columns:min(68vw,280px);',
  'gap:14px;margin-inline:-16px;padding:4px 16px 14px;overflow-x:auto;scroll-snap-type:x mandatory;scroll-padding-inline:16px}',
  '.st-swipe>*{scroll-snap-align:start}.st .st-shows{grid-auto-columns:min(84vw,360px)}',
  '.st-steps{gap:24px}.st-steps li{display:grid;grid-template-columns:40px 1fr;gap:0 12px}.st-steps h3{margin:0 0 4px}',
  '.st-steps li::before{grid-row:1/3;margin:0;padding:0;border:0;font-size:2.6rem}',
  '.st-short{margin-top:12px!important}.st-short>li{display:grid;grid-template-columns:1fr auto;gap:2px 20px;align-items:baseline;padding:20px 0}',
  '.st-short .st-price{grid-area:1/2;margin:0!important;font-size:1.8rem;text-align:right}.st-short .st-small{grid-area:2/2;text-align:right}}',
].join('');

/** What surrounds the content until the app has started: it looks like the app's own bar and footer. */
export const FRAME_STYLE = [
  `body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 ${SANS}}`,
  '.sf{display:flex;flex-wrap:wrap;align-items:center;gap:0 4px;box-sizing:border-box}',
  '.sf a{color:inherit;text-decoration:none}.sf a:focus-visible{outline:3px solid var(--berry);outline-offset:2px}',
  'header.sf{min-height:56px;padding:0 16px;border-bottom:1px solid var(--line)}',
  `.sf-logo{display:inline-flex;align-items:center;gap:8px;margin-right:auto;padding:8px 0;font:560 1.5rem/1.6 ${SERIF};letter-spacing:-.03em}`,
  '.sf .sf-link{display:inline-flex;align-items:center;min-height:44px;padding:0 10px;font-size:.8125rem;font-weight:600}',
  '.sf .sf-make{display:none;padding:0 14px;border-radius:999px;background:var(--berry);color:var(--paper)}',
  '.sf-skip{position:absolute;left:-999px}.sf-skip:focus{left:8px;top:8px;padding:12px;background:var(--card)}',
  'footer.sf{justify-content:center;gap:0 24px;padding:24px 16px;color:var(--ink-soft);font-size:.9375rem}',
  'footer.sf a{display:inline-flex;align-items:center;justify-content:center;min-width:44px;min-height:44px;text-decoration:underline}',
  '@media(max-width:359.95px){.sf .sf-help{display:none}}',
  '@media(min-width:600px){header.sf{min-height:64px;padding:0 24px;gap:0 12px}.sf .sf-make{display:inline-flex}}',
].join('');

import { escapeHtml, languageOf, simulatorPage } from '../page';
import { style } from './phone-style';
import type { TextMessage } from './text-messages';

const words = {
  da: {
    title: 'Sms’er',
    simulated: 'Prøvetelefon: ingen sms bliver sendt. Siden henter selv de nyeste.',
    all: 'Alle numre',
    numbers: 'Numre',
    none: 'Der er ikke kommet nogen sms endnu.',
    from: (from: string, to: string) => `Fra ${from} til ${to}`,
  },
  en: {
    title: 'Text messages',
    simulated: 'A trial phone: no text is sent. The page fetches the newest by itself.',
    all: 'All numbers',
    numbers: 'Numbers',
    none: 'No text has arrived yet.',
    from: (from: string, to: string) => `From ${from} to ${to}`,
  },
};

/** Shows new texts as they come, and leaves the page alone while there are none. */
const REFRESH = `setInterval(async () => {
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const now = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main');
  const shown = document.querySelector('main');
  if (now.innerHTML !== shown.innerHTML) shown.replaceChildren(...now.childNodes);
}, 2000);`;
/** The numbers with the newest texts. */
const NUMBERS = 12;

/** The texts of one number, or of all, newest first, as on a phone. */
export function phonePage(messages: readonly TextMessage[], number: string | null, wish: string | undefined): string {
  const language = languageOf(wish);
  const say = words[language];
  const time = new Intl.DateTimeFormat(language === 'da' ? 'da-DK' : 'en-GB', { timeStyle: 'medium' });
  const link = (label: string, to: string | null) => {
    const href = to === null ? '/phone' : `/phone?number=${encodeURIComponent(to)}`;
    return `<a href="${href}"${to === number ? ' aria-current="page"' : ''}>${escapeHtml(label)}</a>`;
  };
  const numbers = [...new Set(messages.map(({ to }) => to))].slice(0, NUMBERS);
  const shown = messages.filter(({ to }) => number === null || to === number);
  const items = shown.map(
    ({ from, to, body, date_created: at }) =>
      `<li><p class="who"><span>${escapeHtml(say.from(from, to))}</span><time>${time.format(new Date(at))}</time></p>` +
      `<p class="text">${escapeHtml(body)}</p></li>`,
  );
  const list = items.length === 0 ? `<p>${say.none}</p>` : `<ol>${items.join('')}</ol>`;
  return simulatorPage({
    language,
    title: say.title,
    style,
    script: REFRESH,
    main: `<p class="note">${say.simulated}</p>
<h1>${say.title}</h1>
<nav aria-label="${say.numbers}">${[link(say.all, null), ...numbers.map((to) => link(to, to))].join('')}</nav>
${list}`,
  });
}

import { escapeHtml, languageOf, simulatorPage } from '../page';
import { MAGIC_NUMBERS } from './magic-numbers';
import { style } from './phone-style';
import { words } from './phone-words';
import { phoneOf, type TextMessage, type TextMessages } from './text-messages';

/** Shows new texts as they come; what somebody is writing stays. */
const REFRESH = `setInterval(async () => {
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const now = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const part of document.querySelectorAll('[data-fresh]')) {
    const fresh = now.getElementById(part.id);
    if (fresh && fresh.innerHTML !== part.innerHTML) part.replaceChildren(...fresh.childNodes);
  }
}, 1500);`;
/** The phones with the newest texts. */
const PHONES = 40;
/** Who a phone writes to that has got no text. */
const NOBODY = 'Festlig';

type Language = 'da' | 'en';

const timeOf = (message: TextMessage, language: Language): string =>
  new Intl.DateTimeFormat(language === 'da' ? 'da-DK' : 'en-GB', { timeStyle: 'medium' }).format(
    new Date(message.date_created),
  );
const addressOf = (phone: string): string => `/phone?number=${encodeURIComponent(phone)}`;

function conversationLink(newest: TextMessage, number: string | null, language: Language): string {
  const phone = phoneOf(newest);
  return (
    `<li><a href="${addressOf(phone)}"${phone === number ? ' aria-current="page"' : ''}>` +
    `<strong>${escapeHtml(phone)}</strong><time>${timeOf(newest, language)}</time>` +
    `<span>${escapeHtml(newest.body)}</span></a></li>`
  );
}

function bubble(message: TextMessage, language: Language): string {
  const say = words[language];
  const isFromPhone = message.direction === 'inbound';
  const who = isFromPhone ? say.to(message.to) : say.from(message.from);
  const state = say.states[message.status];
  const told = [say.parts(message.num_segments), state, message.error_code ?? ''].filter(Boolean).join(' · ');
  const failed = message.error_code === null ? '' : ' data-failed';
  return (
    `<li class="${isFromPhone ? 'own' : 'theirs'}"${failed}><p class="who"><span>${escapeHtml(who)}</span>` +
    `<time>${timeOf(message, language)}</time></p>` +
    `<p class="text">${escapeHtml(message.body)}</p><p class="told">${escapeHtml(told)}</p></li>`
  );
}

function conversation(texts: TextMessages, number: string, language: Language): string {
  const say = words[language];
  const messages = texts.conversation(number);
  const sender = messages.find(({ direction }) => direction !== 'inbound')?.from ?? NOBODY;
  const note = sender.startsWith('+') ? '' : `<p class="note">${escapeHtml(say.cannot(sender))}</p>`;
  const list = messages.map((message) => bubble(message, language)).join('');
  return `<h2>${escapeHtml(number)}</h2>
<form method="post" action="/phone"><input type="hidden" name="number" value="${escapeHtml(number)}">
<input type="hidden" name="to" value="${escapeHtml(sender)}">
<label for="body">${say.answer}</label>
<div class="row"><input id="body" name="body" required maxlength="1600" autocomplete="off" placeholder="${say.answerHint}">
<button type="submit">${say.send}</button></div>${note}</form>
<div id="texts" data-fresh>${list === '' ? `<p>${say.empty}</p>` : `<ol>${list}</ol>`}</div>`;
}

function magicTable(language: Language): string {
  const say = words[language];
  const rows = MAGIC_NUMBERS.map(
    (each) =>
      `<tr><th scope="row"><a href="${addressOf(each.number)}">${each.number}</a></th><td>${each[language]}</td></tr>`,
  );
  return `<h2>${say.magic}</h2><p>${say.magicIntro}</p><table><tbody>${rows.join('')}</tbody></table>`;
}

/** The phones with their newest texts, and one of them opened: its texts, newest first, and a field to write from it. */
export function phonePage(texts: TextMessages, number: string | null, wish: string | undefined): string {
  const language = languageOf(wish);
  const say = words[language];
  const phones = texts.newest(PHONES).map((newest) => conversationLink(newest, number, language));
  return simulatorPage({
    language,
    title: say.title,
    style,
    script: REFRESH,
    main: `<header><h1><a href="/phone">${say.title}</a></h1><p class="note">${say.simulated}</p></header>
<div class="phones"><nav aria-label="${say.conversations}">
<form method="get" action="/phone"><label for="number">${say.open}</label>
<div class="row"><input id="number" name="number" type="tel" required pattern="\\+[1-9][0-9]{6,14}" placeholder="${say.openHint}">
<button type="submit">${say.show}</button></div></form>
<div id="phones" data-fresh>${phones.length === 0 ? `<p>${say.none}</p>` : `<ul>${phones.join('')}</ul>`}</div></nav>
${number === null ? `<section>${magicTable(language)}` : `<section class="opened">${conversation(texts, number, language)}`}</section></div>`,
  });
}

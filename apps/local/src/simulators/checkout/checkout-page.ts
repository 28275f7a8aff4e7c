import type { CheckoutSession, LineItem } from './checkout-sessions';
import { escapeHtml, languageOf, simulatorPage } from '../page';
import { style } from './checkout-style';

const words = {
  da: {
    title: 'Betaling',
    simulated: 'Prøvebetaling: intet kort, ingen penge.',
    total: 'I alt',
    card: 'Prøvekort, der slutter på 4242',
    pay: 'Betal',
    cancel: 'Annullér',
    expired: 'Betalingen er udløbet. Gå tilbage, og begynd forfra.',
    missing: 'Vi kan ikke finde den betaling. Gå tilbage, og begynd forfra.',
  },
  en: {
    title: 'Payment',
    simulated: 'A trial payment: no card, no money.',
    total: 'Total',
    card: 'Trial card ending in 4242',
    pay: 'Pay',
    cancel: 'Cancel',
    expired: 'This payment has expired. Go back and start again.',
    missing: 'We cannot find that payment. Go back and start again.',
  },
};

export function money(amount: number, currency: string, language: 'da' | 'en'): string {
  const format = new Intl.NumberFormat(language === 'da' ? 'da-DK' : 'en-GB', { style: 'currency', currency });
  // Amounts are in minor units: 100 to the krone, 1 to the yen.
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

const shell = (language: 'da' | 'en', main: string): string =>
  simulatorPage({ language, title: words[language].title, style, main });

const row = (item: LineItem, currency: string, language: 'da' | 'en'): string => {
  const count = item.quantity > 1 ? ` <small>× ${item.quantity}</small>` : '';
  return `<li><span>${escapeHtml(item.name)}${count}</span><span>${money(item.amount, currency, language)}</span></li>`;
};

/** The page on which a buyer pays, in the language of the session or the browser. */
export function checkoutPage(session: CheckoutSession, items: LineItem[], wish: string | undefined): string {
  const language = languageOf(wish);
  const say = words[language];
  if (session.status === 'expired') return shell(language, `<h1>${say.title}</h1><p>${say.expired}</p>`);
  const total = money(session.amount_total, session.currency, language);
  const cancel = session.cancel_url ? `<a href="${escapeHtml(session.cancel_url)}">${say.cancel}</a>` : '';
  return shell(
    language,
    `<p class="note">${say.simulated}</p>
<h1>${say.title}</h1>
<ul>${items.map((item) => row(item, session.currency, language)).join('')}</ul>
<p class="total"><span>${say.total}</span><strong>${total}</strong></p>
<p class="card">${say.card}</p>
<form method="post" action="/checkout/${session.id}/pay">
<button type="submit">${say.pay} ${total}</button>
${cancel}
</form>`,
  );
}

/** The page for a payment that does not exist. */
export function errorPage(wish: string | undefined): string {
  const language = languageOf(wish);
  return shell(language, `<h1>${words[language].title}</h1><p>${words[language].missing}</p>`);
}

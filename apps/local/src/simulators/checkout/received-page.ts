import { escapeHtml, languageOf, simulatorPage } from '../page';
import { money } from './checkout-page';
import type { CheckoutSession, LineItem } from './checkout-sessions';
import { style } from './checkout-style';

const words = {
  da: {
    title: 'Betalinger',
    intro: 'Betalinger siden sidste start. Knapperne gør, hvad en kunde, en bank eller et tabt netværk kan gøre.',
    none: 'Ingen endnu.',
    quietly: 'Betal, men tab meldingen',
    refund: 'Betal tilbage',
    half: 'Betal det halve tilbage',
    dispute: 'Indsigelse fra banken',
    disputeHalf: 'Indsigelse mod det halve',
    inquiry: 'Forespørgsel fra banken',
    status: { open: 'åben', complete: 'betalt', expired: 'lukket' },
    returned: 'betalt tilbage',
    disputed: 'indsigelse',
  },
  en: {
    title: 'Payments',
    intro: 'Payments since the last start. The buttons do what a buyer, a bank or a lost network can do.',
    none: 'None yet.',
    quietly: 'Pay, but lose the report',
    refund: 'Refund',
    half: 'Refund a half',
    dispute: 'Dispute by the bank',
    disputeHalf: 'Dispute of a half',
    inquiry: 'Inquiry by the bank',
    status: { open: 'open', complete: 'paid', expired: 'closed' },
    returned: 'refunded',
    disputed: 'disputed',
  },
};

export interface ListedSession {
  session: CheckoutSession;
  items: LineItem[];
  refunded: number;
  disputed: boolean;
}

/** The payments of this run, and what can happen to them. */
export function receivedPage(listed: readonly ListedSession[], wish: string | undefined): string {
  const language = languageOf(wish);
  const say = words[language];
  const row = ({ session, items, refunded, disputed }: ListedSession): string => {
    const amount = (minor: number) => money(minor, session.currency, language);
    const what = items.map(({ name }) => escapeHtml(name)).join(', ');
    const told = [
      say.status[session.status],
      ...(refunded > 0 ? [`${amount(refunded)} ${say.returned}`] : []),
      ...(disputed ? [say.disputed] : []),
    ].join(' · ');
    const button = (action: string, label: string) =>
      `<button type="submit" formaction="/checkout/${session.id}/${action}" aria-label="${label}: ${what}">${label}</button>`;
    const isPaid = session.status === 'complete';
    const buttons = [
      ...(session.status === 'open' ? [button('quietly', say.quietly)] : []),
      ...(isPaid && refunded < session.amount_total ? [button('refund', say.refund), button('half', say.half)] : []),
      ...(isPaid && !disputed
        ? [button('dispute', say.dispute), button('dispute-half', say.disputeHalf), button('inquiry', say.inquiry)]
        : []),
    ].join('');
    return `<li><span>${what}<br><small>${told}</small></span><span>${amount(session.amount_total)}</span></li>
<li><form method="post">${buttons}</form></li>`;
  };
  const list = listed.length === 0 ? `<p>${say.none}</p>` : `<ul>${listed.map(row).join('')}</ul>`;
  const main = `<h1>${say.title}</h1><p class="note">${say.intro}</p>${list}`;
  return simulatorPage({ language, title: say.title, style, main });
}

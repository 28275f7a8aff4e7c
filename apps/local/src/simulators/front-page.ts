import { style } from './checkout/checkout-style';
import { languageOf, simulatorPage } from './page';

const words = {
  da: {
    title: 'Simulatorer',
    intro:
      'De træder i stedet for tjenester, som kræver nøgler. Log ind med Google og Facebook åbner sine egne vinduer.',
    payments: 'Betalinger',
    phone: 'Telefonen, som får alle sms’er',
  },
  en: {
    title: 'Simulators',
    intro: 'They stand in for services that need keys. Log-in with Google and Facebook opens windows of its own.',
    payments: 'Payments',
    phone: 'The phone, which receives every text',
  },
};

/** Leads to the simulators that have pages of their own. */
export function frontPage(wish: string | undefined): string {
  const language = languageOf(wish);
  const { title, intro, payments, phone } = words[language];
  const main = `<h1>${title}</h1><p>${intro}</p><ul><li><a href="/checkout">${payments}</a></li><li><a href="/phone">${phone}</a></li></ul>`;
  return simulatorPage({ language, title, style, main });
}

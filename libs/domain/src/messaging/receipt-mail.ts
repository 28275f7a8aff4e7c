import type { Language } from '@festlig/contracts/define';
import { type AccountTexts, linkMail } from './account-mail';
import { unlinked } from './html-text';
import type { MailTemplate } from './invitation-mail';

/** What was bought, for the party with this title (null when it is deleted), and the number of its receipt. */
export interface Bought {
  what: string;
  title: string | null;
  number: string;
  /** As it is written, tax included. */
  price: string;
}

interface Taxed extends Bought {
  /** The tax in the price, and its rate. */
  vat: string;
  percent: string;
}

/** What was bought and for which party; the title is a host's words. */
export const boughtFor: Record<Language, (bought: Pick<Bought, 'what' | 'title'>) => string> = {
  da: ({ what, title }) => (title === null ? what : `${what} til ”${unlinked(title)}”`),
  en: ({ what, title }) => (title === null ? what : `${what} for “${unlinked(title)}”`),
};

const texts: Record<Language, (bought: Taxed) => AccountTexts> = {
  da: ({ what, number, price, vat, percent, ...bought }) => ({
    subject: `Kvittering: ${what}`,
    eyebrow: 'Tak for din betaling',
    words: `Du har betalt ${price} for ${boughtFor.da({ what, ...bought })}. Heraf er ${vat} moms (${percent} %). Kvitteringen er vedhæftet som PDF.`,
    button: 'Se betalinger og planer',
    lasts: `Kvitteringen har nummer ${number}.`,
    footer: 'Du får denne mail, fordi du har betalt hos Festlig.',
  }),
  en: ({ what, number, price, vat, percent, ...bought }) => ({
    subject: `Receipt: ${what}`,
    eyebrow: 'Thank you for your payment',
    words: `You paid ${price} for ${boughtFor.en({ what, ...bought })}. This includes ${vat} VAT (${percent}%). The receipt is attached as a PDF.`,
    button: 'See payments and plans',
    lasts: `The receipt number is ${number}.`,
    footer: 'You are receiving this because you made a payment on Festlig.',
  }),
};

/** The mail to a buyer, to which the receipt is attached (rule: receipt-mailed). */
export const receiptMail = (language: Language, bought: Taxed, name: string, link: string): MailTemplate =>
  linkMail(language, texts[language](bought), name, link);

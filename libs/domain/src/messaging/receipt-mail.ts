import type { Language } from '@festlig/contracts/define';
import { type AccountTexts, linkMail } from './account-mail';
import type { MailTemplate } from './invitation-mail';

/** What was bought, and the number of its receipt. */
interface Bought {
  what: string;
  number: string;
}

const texts: Record<Language, (bought: Bought) => AccountTexts> = {
  da: ({ what, number }) => ({
    subject: `Kvittering: ${what}`,
    eyebrow: 'Tak for din betaling',
    words: `Du har betalt for ${what}. Kvitteringen er vedhæftet som PDF.`,
    button: 'Se betalinger og planer',
    lasts: `Kvitteringen har nummer ${number}.`,
    footer: 'Du får denne mail, fordi du har betalt hos Festlig.',
  }),
  en: ({ what, number }) => ({
    subject: `Receipt: ${what}`,
    eyebrow: 'Thank you for your payment',
    words: `You have paid for ${what}. The receipt is attached as a PDF.`,
    button: 'See payments and plans',
    lasts: `The receipt has the number ${number}.`,
    footer: 'You get this e-mail because you have paid at Festlig.',
  }),
};

/** The mail to a buyer, to which the receipt is attached (rule: receipt-mailed). */
export const receiptMail = (language: Language, bought: Bought, name: string, link: string): MailTemplate =>
  linkMail(language, texts[language](bought), name, link);

/** The name of the attached file. */
export const receiptFile = (language: Language, number: string): string =>
  `${language === 'da' ? 'kvittering' : 'receipt'}-${number}.pdf`;

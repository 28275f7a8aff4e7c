import type { Currency, Language } from '@festlig/contracts/define';

/** Who sells. An empty VAT number is not shown. */
export interface Seller {
  name: string;
  address: string;
  vatNumber: string;
}

/** A payment as its receipt needs it. Amounts are minor units of `currency`, tax included. */
export interface PaidFor {
  number: string;
  at: Date;
  /** What was bought. */
  name: string;
  amount: number;
  currency: Currency;
  vatPercent: number;
  /** What was paid back. */
  returned: number;
}

type Row = [label: string, value: string];

/** The texts of a receipt, from top to bottom. */
export interface Receipt {
  title: string;
  seller: string[];
  facts: Row[];
  item: Row;
  sums: Row[];
  total: Row;
  /** After a refund: what was paid back, and what is left. */
  after: Row[];
  footer: string;
}

const words = {
  da: {
    locale: 'da-DK',
    title: 'Kvittering',
    number: 'Kvitteringsnummer',
    date: 'Dato',
    vatNumber: 'CVR/moms-nr.',
    net: 'Uden moms',
    vat: (percent: string) => `Moms ${percent} %`,
    total: 'I alt, betalt med kort',
    returned: 'Tilbagebetalt',
    left: 'Betalt efter tilbagebetaling',
    footer: 'Tak, fordi du holder din fest med Festlig.',
  },
  en: {
    locale: 'en-GB',
    title: 'Receipt',
    number: 'Receipt number',
    date: 'Date',
    vatNumber: 'VAT no.',
    net: 'Excluding VAT',
    vat: (percent: string) => `VAT ${percent}%`,
    total: 'Total, paid by card',
    returned: 'Refunded',
    left: 'Paid after refund',
    footer: 'Thank you for choosing Festlig.',
  },
};

/** The tax in an amount that includes it, rounded to a minor unit (rule: receipt-vat). */
export const vatIn = (amount: number, percent: number): number => Math.round((amount * percent) / (100 + percent));

/** An amount in minor units as receipts and mails write it: 149,00 kr., €19.90. */
export const priceText = (minor: number, currency: Currency, language: Language): string =>
  new Intl.NumberFormat(words[language].locale, { style: 'currency', currency: currency.toUpperCase() }).format(
    minor / 100,
  );

/** A tax rate as receipts and mails write it, without its sign. */
export const percentText = (percent: number, language: Language): string =>
  new Intl.NumberFormat(words[language].locale).format(percent);

/** Who sells, as receipts and pages name them: one line after the other. */
export const sellerLines = ({ name, address, vatNumber }: Seller, language: Language): string[] => [
  name,
  ...address
    .split(',')
    .map((line) => line.trim())
    .filter(Boolean),
  ...(vatNumber ? [`${words[language].vatNumber} ${vatNumber}`] : []),
];

/** The receipt of a payment, in the language in which it was made (rule: payment-receipts). */
export function receiptOf(paid: PaidFor, seller: Seller, language: Language): Receipt {
  const say = words[language];
  const { amount, currency, returned, vatPercent } = paid;
  const money = (minor: number) => priceText(minor, currency, language);
  const date = new Intl.DateTimeFormat(say.locale, { dateStyle: 'long', timeZone: 'Europe/Copenhagen' });
  const vat = vatIn(amount, vatPercent);
  return {
    title: say.title,
    seller: sellerLines(seller, language),
    facts: [
      [say.number, paid.number],
      [say.date, date.format(paid.at)],
    ],
    item: [paid.name, money(amount)],
    sums: [
      [say.net, money(amount - vat)],
      [say.vat(percentText(vatPercent, language)), money(vat)],
    ],
    total: [say.total, money(amount)],
    after:
      returned === 0
        ? []
        : [
            [say.returned, money(returned)],
            [say.left, money(amount - returned)],
          ],
    footer: say.footer,
  };
}

/** The name of its file, attached to a mail or downloaded (rule: payment-receipts). */
export const receiptFile = (language: Language, number: string): string =>
  `${language === 'da' ? 'kvittering' : 'receipt'}-${number}.pdf`;

import type { SentBackWhy } from '@festlig/contracts/billing';
import type { Language } from '@festlig/contracts/define';
import { linkMail } from './account-mail';
import type { MailTemplate } from './invitation-mail';
import { boughtFor, type Bought } from './receipt-mail';

interface SentBack extends Bought {
  why: SentBackWhy;
  purchase: 'plan' | 'token' | 'unlimited_photos';
  /** What went back with this report, as it is written. */
  returned: string;
  /** Nothing of the payment is left. */
  isAll: boolean;
}

interface Words {
  subject: (what: string) => string;
  /** The subject where the buyer's bank took the money. */
  takenBack: (what: string) => string;
  eyebrow: string;
  /** What was paid, and why it went back. */
  why: Record<SentBackWhy, (paid: { bought: string; price: string; returned: string }) => string>;
  /** What that changes, when all of it went back and when a part did. */
  changes: Record<SentBack['purchase'], { all: string; part: string }>;
  /** A payment without use changes nothing. */
  nothing: string;
  slow: string;
  receipt: string;
  button: string;
  footer: string;
}

const words: Record<Language, Words> = {
  da: {
    subject: (what) => `Du har fået pengene tilbage: ${what}`,
    takenBack: (what) => `Din bank har trukket penge tilbage: ${what}`,
    eyebrow: 'Om din betaling',
    why: {
      had: ({ bought, price }) =>
        `Du har betalt ${price} for ${bought}. Festen havde det allerede, så betalingen blev ikke brugt, og hele beløbet er ført tilbage til dit kort.`,
      discount_used: ({ bought, price }) =>
        `Du har betalt ${price} for ${bought}. Det var en pris, som ikke gjaldt længere: rabatten i den var allerede brugt. Derfor blev betalingen ikke brugt, og hele beløbet er ført tilbage til dit kort.`,
      party_gone: ({ bought, price }) =>
        `Du har betalt ${price} for ${bought}. Festen var slettet, da betalingen kom, så den blev ikke brugt, og hele beløbet er ført tilbage til dit kort.`,
      refund: ({ bought, price, returned }) =>
        returned === price
          ? `Din betaling på ${price} for ${bought} er ført tilbage til dit kort.`
          : `${returned} af din betaling på ${price} for ${bought} er ført tilbage til dit kort.`,
      dispute: ({ bought, price, returned }) =>
        `Din bank har trukket ${returned} af din betaling på ${price} for ${bought} tilbage, fordi der er gjort indsigelse mod den.`,
    },
    changes: {
      plan: {
        all: 'Festen har ikke længere den plan, som betalingen gav. Har den en plan fra en anden betaling eller en kupon, gælder den. Alt, hvad du har lavet, bliver, som det er.',
        part: 'Festen beholder sin plan.',
      },
      token: {
        all: 'De sms’er, som betalingen gav, er taget fra festens konto, hvis de ikke er brugt.',
        part: 'De sms’er, som den del af betalingen gav, er taget fra festens konto, hvis de ikke er brugt.',
      },
      unlimited_photos: {
        all: 'Betalingen ophæver ikke længere grænsen for festens billeder. De billeder, der er der, bliver.',
        part: 'Der er stadig ingen grænse for festens billeder.',
      },
    },
    nothing: 'Det ændrer ikke noget ved festen.',
    slow: 'Der kan gå nogle dage, før pengene er på din konto.',
    receipt: 'Kvitteringen er vedhæftet som PDF og viser, hvad der er ført tilbage.',
    button: 'Se betalinger og planer',
    footer: 'Du får denne mail, fordi du har betalt hos Festlig.',
  },
  en: {
    subject: (what) => `Refund: ${what}`,
    takenBack: (what) => `Your bank has taken a payment back: ${what}`,
    eyebrow: 'About your payment',
    why: {
      had: ({ bought, price }) =>
        `You paid ${price} for ${bought}. The event already had this, so the payment was not used, and all of it was refunded to your card.`,
      discount_used: ({ bought, price }) =>
        `You paid ${price} for ${bought}. That price was no longer valid: the discount in it had been used. So the payment was not used, and all of it was refunded to your card.`,
      party_gone: ({ bought, price }) =>
        `You paid ${price} for ${bought}. The event had been deleted when the payment arrived, so it was not used, and all of it was refunded to your card.`,
      refund: ({ bought, price, returned }) =>
        returned === price
          ? `Your payment of ${price} for ${bought} was refunded to your card.`
          : `${returned} of your payment of ${price} for ${bought} was refunded to your card.`,
      dispute: ({ bought, price, returned }) =>
        `Your bank has taken back ${returned} of your payment of ${price} for ${bought}, because the payment was disputed.`,
    },
    changes: {
      plan: {
        all: 'The event no longer has the plan that the payment gave. A plan from another payment or a coupon stays. Everything you have made stays as it is.',
        part: 'The event keeps its plan.',
      },
      token: {
        all: 'The text messages that the payment gave were removed from the event’s account, unless they were used.',
        part: 'The text messages that this part of the payment gave were removed from the event’s account, unless they were used.',
      },
      unlimited_photos: {
        all: 'The payment no longer lifts the limit on the event’s photos. The photos that are there stay.',
        part: 'There is still no limit on the event’s photos.',
      },
    },
    nothing: 'This changes nothing for the event.',
    slow: 'It can take a few days for the money to reach your account.',
    receipt: 'The receipt is attached as a PDF and shows what was refunded.',
    button: 'See payments and plans',
    footer: 'You are receiving this because you made a payment on Festlig.',
  },
};

/** The mail to a buyer whose money went back (rule: payment-sent-back-mailed). */
export function sentBackMail(language: Language, paid: SentBack, name: string, link: string): MailTemplate {
  const { subject, takenBack, eyebrow, why, changes, nothing, slow, receipt, button, footer } = words[language];
  const { what, why: reason, purchase, isAll, price, returned } = paid;
  const told = why[reason]({ bought: boughtFor[language](paid), price, returned });
  const isOfUse = reason === 'refund' || reason === 'dispute';
  // The event is not there any more.
  const changed = reason === 'party_gone' ? [] : [isOfUse ? changes[purchase][isAll ? 'all' : 'part'] : nothing];
  const lasts = [...(reason === 'dispute' ? [] : [slow]), receipt].join(' ');
  const title = reason === 'dispute' ? takenBack(what) : subject(what);
  const texts = { subject: title, eyebrow, words: [told, ...changed].join(' '), button, lasts, footer };
  return linkMail(language, texts, name, link);
}

import type da from '../da/tokens';
import type { Texts } from '../texts';

export default {
  title: 'Texts',
  about: 'You pay for one text per guest, when you send.',
  price: 'A text costs {{price}} incl. VAT.',
  account_one: '{{count, number}} text on the account.',
  account_other: '{{count, number}} texts on the account.',
  reserved_one: '{{count, number}} text is set aside for what is being sent now.',
  reserved_other: '{{count, number}} texts are set aside for what is being sent now.',
  returned_one: '{{count, number}} returned for texts that were not sent',
  returned_other: '{{count, number}} returned for texts that were not sent',
  lines: {
    payment: 'Bought',
    send: 'Texts to the guests',
    named: 'Texts: {{name}}',
    coupon: 'Coupon {{code}}',
    refund: 'Refund',
  },
  see: 'See what was sent',
  seeOf: 'See what was sent: {{what}}',
  count_one: '{{count, number}} text',
  count_other: '{{count, number}} texts',
  payments: {
    title: 'Payments',
    none: 'Nothing has been paid for yet.',
    photos: 'Unlimited photos',
    byYou: 'paid by you',
    byOther: 'paid by another host',
    states: {
      sending_back: 'Not used: {{price}} is being refunded to the card',
      sent_back: 'Not used: {{price}} was refunded to the card',
      partly_refunded: '{{price}} refunded',
      refunded: 'Refunded in full',
      disputed: 'The bank has taken back {{price}}',
      refund_failed: 'The money did not reach the card: we will write to whoever paid',
    },
    receipt: 'Receipt {{number}}',
    receiptOf: 'Receipt {{number}} of {{what}}, {{date}} (PDF)',
  },
  coupon: {
    title: 'Do you have a coupon?',
    code: 'Coupon code',
    redeem: 'Use the coupon',
    percentage: '{{percent, number}}% off its next plan',
    given: 'The coupon has been used. It gives the event: {{what}}.',
  },
} satisfies Texts<typeof da>;

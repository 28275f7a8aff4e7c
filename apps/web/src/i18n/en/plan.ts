import type da from '../da/plan';
import type { Texts } from '../texts';

const texts: Texts<typeof da> = {
  title: 'Your plan',
  lead: 'Pay once for this event. There is no subscription.',
  currency: 'Currency',
  currencies: { dkk: 'Kroner', eur: 'Euro' },
  names: { free: 'Free', premium: 'Premium', pro: 'Pro' },
  for: {
    free: 'For a party with friends',
    premium: 'For the big day',
    pro: 'For those who invite many',
  },
  features: {
    free: {
      one: 'An invitation with picture and map',
      two: 'A personal e-mail to every guest',
      three: 'Replies, numbers and a spreadsheet',
    },
    premium: {
      one: 'Everything in Free',
      two: 'Your own questions in the reply, and a short link of your own',
      three: 'Photos from your guests, and co-hosts',
    },
    pro: {
      one: 'Everything in Premium',
      two: 'Import the guest list from a spreadsheet',
      three: 'Messages in great numbers',
    },
  },
  freePrice: 'Free',
  tax: 'tax included, once per event',
  was: 'Was {{price}}',
  current: 'Your plan now',
  included: 'Included in your plan',
  upgrade: 'Upgrade to {{plan}}',
  blocked: 'Your browser closed the payment window. Open it here:',
  openPayment: 'Open the payment',
  waiting: 'Waiting for the receipt of your payment …',
  late: 'Your payment has been received, but the receipt is late. It will come by itself in a while.',
  paidPlan: 'Thank you. Your event now has {{plan}}.',
  paidTokens_one: 'Thank you. You now have {{count}} message.',
  paidTokens_other: 'Thank you. You now have {{count}} messages.',
  cancelled: 'The payment was not completed. Nothing was charged.',
  tokens: {
    title: 'Text messages',
    text: 'E-mail is free. A text costs one message per guest.',
    balance_one: 'You have {{count}} message',
    balance_other: 'You have {{count}} messages',
    amount: 'How many would you like to buy?',
    invalid: 'Write a number from 1 to 100,000.',
    total: '{{price}} in total',
    each: '{{price}} per message, tax included',
    buy: 'Buy messages',
  },
  result: {
    success: 'The payment went through',
    successText: 'Thank you. You can close this window and go back to your event.',
    cancelled: 'The payment was cancelled',
    cancelledText: 'Nothing was charged. You can close this window and try again.',
    closing: 'This window closes by itself.',
    parties: 'Go to my parties',
  },
};
export default texts;

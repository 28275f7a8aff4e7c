import type { PricesText } from '../texts';

export const prices: PricesText = {
  name: 'Prices',
  title: 'Prices: free to start, Premium and Pro for one event · Festlig',
  description:
    'Making an invitation, sending it by e-mail and collecting replies is free. Premium and Pro are bought for one event, without a subscription.',
  heading: 'Prices that are easy to understand',
  lead: 'Start for free. If you want more for an event, buy Premium or Pro for that one. There is no subscription.',
  plans: {
    free: { name: 'Free', text: 'Everything most events need.' },
    premium: { name: 'Premium', text: 'For a day that comes only once.' },
    pro: { name: 'Pro', text: 'For very large guest lists.' },
  },
  perParty: 'incl. VAT, per event',
  allOf: { premium: 'Everything in Free', pro: 'Everything in Premium' },
  features: {
    rsvp_fields: 'Your own questions to the guests',
    custom_url: 'Your own address for the page',
    photos: 'Photos from your guests',
    sms_sender: 'Your number as the sender of texts',
    cohosts: 'Co-hosts',
    import: 'Guest lists of more than 50 brought in from a spreadsheet at once',
  },
  always: [
    'An invitation page with picture, directions and calendar',
    'As many guests as you like: type them in, or paste 50 at a time',
    'Personal e-mails to your guests',
    'Replies, greetings and numbers in one place',
    'Guest list and replies as a spreadsheet',
    'A wishlist that guests can reserve from',
  ],
  photos: {
    limited: 'Up to {count} photos from your guests',
    unlimited: 'As many photos as your guests will share',
    book: 'A photo book of them, ready for print',
  },
  tax: 'All prices include VAT. Whether you pay in euros or Danish kroner depends on the language you buy in.',
  tokens: {
    title: 'Text messages to guests',
    text: 'E-mails are free. You pay for one text message per guest. You buy as many as you need, and they belong to the event.',
    price: 'A text message costs {price}.',
  },
  questions: [
    {
      title: 'Is there a subscription?',
      text: 'No. You pay once for one event, and it keeps what you have bought for as long as it is here.',
    },
    {
      title: 'Can I upgrade later?',
      text: 'Yes, at any time. The page, the guest list and the replies stay where they are; you simply get more to choose from. You only pay the difference: what you have paid for the event’s present plan is deducted.',
    },
    {
      title: 'Does it cost anything to send e-mails?',
      text: 'No. Invitations and messages by e-mail are free on every plan. There is a daily limit, which is there to keep spam out.',
    },
    {
      title: 'Will my guests see advertising?',
      text: 'No. There is no advertising on Festlig, neither on Free, Premium nor Pro.',
    },
  ],
};

import type da from '../da/plan';
import type { Texts } from '../texts';

export default {
  title: 'Plans',
  lead: 'A plan is for this one event, and you pay once. Everything you have made stays as it is.',
  upgrade: 'Upgrade',
  menu: 'Plan',
  currency: 'Currency',
  before: 'Before',
  withTax: 'incl. VAT',
  current: 'Your plan',
  buy: 'Buy {{plan}}',
  fullPrice: '{{plan}} costs the same even if the event already has {{now}}: what has been paid is not deducted.',
  allOf: 'Everything in {{plan}}',
  mails: {
    most: 'Up to {{now, number}} e-mails a day',
    growing: 'Up to {{now, number}} e-mails a day, and {{later, number}} when your account is a week old',
  },
  basics: {
    page: 'An invitation on its own page',
    guests: 'A guest list of any length',
    mails: 'Personal e-mails to the guests',
    replies: 'Replies, statistics and spreadsheets',
  },
  photos: {
    most: 'Photos from guests, up to {{count, number}}',
    unlimited: 'Photos from guests, as many as they like',
  },
  purchase: {
    paying: 'Pay in the window that has opened. If you cannot find it, press the button again.',
    waiting: 'The payment went through. The event gets its plan in a moment …',
    bought: 'Thank you! The event now has {{plan}}.',
    late: 'The payment went through, but the plan is not in place yet. It will be shortly, so there is no need to pay again.',
    cancelled: 'The payment was not completed. You have not been charged.',
  },
  unlimited: {
    title: 'Unlimited photos',
    text: 'The event can have up to {{count, number}} photos from guests. With unlimited photos there is no limit.',
    buy: 'Buy unlimited photos',
    waiting: 'The payment went through. The limit will be lifted in a moment …',
    bought: 'Thank you! The event now has unlimited photos.',
    late: 'The payment went through, but the limit is still there. It will be lifted shortly, so there is no need to pay again.',
  },
  askAgain: 'Check again',
  names: { free: 'Free', premium: 'Premium', pro: 'Pro' },
  features: {
    rsvp_fields: 'Your own questions to guests',
    custom_url: 'Your own address for the event',
    photos: 'Photos from guests',
    sms_sender: 'Your own number as the sender of texts',
    cohosts: 'Co-hosts',
    import: 'Guest list import from a spreadsheet',
  },
  about: {
    rsvp_fields: 'Ask about allergies, beds or the bus home, and see the answers with the replies.',
    custom_url: 'Choose the address of the invitation yourself, so that it is easy to remember and pass on.',
    photos: 'Collect your guests’ pictures of the day on the event’s page.',
    sms_sender: 'Guests see your number when they get a text, and know who it is from.',
    cohosts: 'Invite others to manage the event together with you.',
    import: 'Paste the whole guest list at once instead of typing the guests in one by one.',
  },
  locked: '{{feature}}: part of {{plan}}. See what the plan gives',
  sheet: {
    title: '{{feature}}: part of {{plan}}',
    also: 'The plan also gives',
    choose: 'See the plans',
  },
} satisfies Texts<typeof da>;

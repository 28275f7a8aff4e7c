import type da from '../da/plan';
import type { Texts } from '../texts';

export default {
  names: { free: 'Free', premium: 'Premium', pro: 'Pro' },
  features: {
    rsvp_fields: 'Your own questions to guests',
    custom_url: 'Your own address for the event',
    photos: 'Photos from guests',
    sms_sender: 'Your own number as the sender of texts',
    cohosts: 'Co-hosts',
    import: 'Import of the guest list from a spreadsheet',
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

import type da from '../da/gallery-editor';
import type { Texts } from '../texts';

export default {
  book: 'Photo book',
  settings: 'Settings',
  settingsLabel: 'Photo settings',
  tell: 'Tell the guests',
  wall: 'Show on a screen',
  zip: 'Download all (zip)',
  room: '{{used, number}} of {{limit, number}} photos',
  more: 'Make room for more',
  hide: 'Hide it from the guests',
  show: 'Show it to the guests',
  shown: 'Guests can see it',
  shownLabel: 'Guests can see it: {{photo}}',
  deleteLabel: 'Delete: {{photo}}',
  guests: {
    plan: 'Photos from guests are part of a larger plan.',
    off: 'The gallery is not open to guests.',
    later: 'The gallery opens to guests on {{when}}.',
    hosts_only: 'Guests can neither see photos nor add them.',
    seeOnly: 'Guests can see the photos, but not add any.',
    uploadOnly: 'Guests can add photos, but not see them.',
    open: 'Open the gallery to guests',
    change: 'Change what guests can do',
  },
  empty: {
    title: 'Everyone’s photos, in one place',
    planText: 'With a larger plan, guests can see and share photos here.',
    closedText: 'The gallery is not open to guests yet. Open it, and they can see and share photos.',
    text: 'Share the link or the QR code with your guests. They need no account.',
  },
} as const satisfies Texts<typeof da>;

import type da from '../da/wall';
import type { Texts } from '../texts';

export default {
  title: 'Photos on a screen: {{party}}',
  photo: 'A photo from the event',
  new: 'New photo',
  count_one: '{{count, number}} photo',
  count_other: '{{count, number}} photos',
  share: 'Share your photo',
  codeAlt: 'QR code that leads to {{link}}',
  empty: {
    title: 'The photos will appear here',
    text: 'Scan the code and share the first one.',
    hosts: 'They appear as soon as they are added.',
  },
  later: 'The gallery opens {{when}}.',
  closed: 'The gallery is not open to guests.',
  lost: 'Trying to connect …',
  pause: 'Pause',
  resume: 'Resume',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  close: 'To the gallery',
} as const satisfies Texts<typeof da>;

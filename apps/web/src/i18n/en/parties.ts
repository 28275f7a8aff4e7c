import type da from '../da/parties';
import type { Texts } from '../texts';

export default {
  title: 'My events',
  create: 'Create an event',
  cohost: 'Co-host',
  plan: { premium: 'Premium', pro: 'Pro' },
  cancelled: 'Cancelled',
  past: 'Past',
  notSent: 'Not sent yet',
  empty: {
    title: 'Your events will be listed here',
    text: 'Create a page for the first one. It takes a few minutes, and you can change everything afterwards.',
    action: 'Create your first invitation',
  },
} as const satisfies Texts<typeof da>;

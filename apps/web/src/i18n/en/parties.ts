import type da from '../da/parties';
import type { Texts } from '../texts';

export default {
  title: 'My events',
  create: 'Make a new one',
  cohost: 'Co-host',
  plan: { premium: 'Premium', pro: 'Pro' },
  past: 'Held',
  empty: {
    title: 'Your events will be listed here',
    text: 'Make a page for the first one. It takes a few minutes, and you can change everything afterwards.',
    action: 'Make your first invitation',
  },
} as const satisfies Texts<typeof da>;

import type da from '../da/thread';
import type { Texts } from '../texts';

export default {
  title: 'Messages',
  me: 'You',
  host: 'Your host',
  empty: 'No messages yet.',
  message: 'Write to {{name}}',
  messageHost: 'Write to your host',
  send: 'Send message',
} as const satisfies Texts<typeof da>;

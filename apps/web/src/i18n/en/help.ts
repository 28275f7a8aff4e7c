import type da from '../da/help';
import type { Texts } from '../texts';

export default {
  title: 'Help',
  lead: 'Tell us what you need help with. We will answer by e-mail as soon as we can.',
  email: 'Your e-mail',
  emailHint: 'This is where you will get our answer.',
  entry: 'What can we help with?',
  submit: 'Send',
  sent: {
    title: 'Thank you, we have your message',
    text: 'We will read it and answer by e-mail.',
  },
} as const satisfies Texts<typeof da>;

import type da from '../da/account';
import type { Texts } from '../texts';

export default {
  title: 'Your account',
  save: 'Save',
  saved: 'Your details have been saved',
  you: { title: 'You', name: 'Your name' },
  language: { title: 'Your language', lead: 'The tool, and the e-mails we send you, are in this language.' },
  email: {
    title: 'E-mail',
    lead: 'You log in with {{email}}.',
    open: 'Change e-mail …',
    question: 'Change e-mail',
    text: 'We will send a link to the new address. Click it, and you can send invitations from it.',
    new: 'New e-mail',
    password: 'Your password',
    submit: 'Change e-mail',
    done: 'We have sent a link to {{email}}',
  },
  password: {
    title: 'Password',
    lead: 'When you change it, you are logged out everywhere but here.',
    current: 'Current password',
    new: 'New password',
    repeat: 'Repeat new password',
    hint: 'At least {{count}} characters',
    submit: 'Change password',
    done: 'Your new password has been saved',
  },
  notices: {
    title: 'Notifications',
    lead: 'We write to {{email}}. When many replies come at once, we gather them in one e-mail.',
    replies: 'New replies',
    repliesHint: 'When a guest replies to the invitation or changes the reply.',
    messages: 'Messages from guests',
    messagesHint: 'When a guest writes to you under their reply.',
    marketing: 'Good advice for parties',
    marketingHint: 'One e-mail a month at most.',
  },
  delete: {
    title: 'Delete your account',
    lead: 'Your events, guest lists and all replies go with it. This cannot be undone.',
    open: 'Delete the account …',
    question: 'Delete your account?',
    text: 'Your pages close at once, and your guests’ links stop working.',
    failed: 'The account could not be deleted. Try again in a moment.',
  },
} as const satisfies Texts<typeof da>;

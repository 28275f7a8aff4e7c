import type da from '../da/unsubscribe';
import type { Texts } from '../texts';

export default {
  mail: {
    title: 'Invitations by e-mail',
    subscribed: {
      title: 'Unsubscribe from all e-mails?',
      text: 'This stops every invitation and message sent through Festlig to the address that received the e-mail: from all hosts and for all events, even if the one in the e-mail is over or deleted. If you just cannot come, reply to the invitation instead.',
      action: 'Unsubscribe me',
    },
    unsubscribed: {
      title: 'You are unsubscribed',
      text: 'We no longer send invitations to your address, from any host. If you change your mind, you can receive them again.',
      action: 'Receive invitations again',
    },
    again: {
      title: 'You are subscribed again',
      text: 'Invitations and messages will reach the address that received the e-mail again.',
      action: 'Unsubscribe me after all',
    },
  },
  text: {
    title: 'Invitations by text message',
    subscribed: {
      title: 'Unsubscribe from all text messages?',
      text: 'This stops every invitation and message sent through Festlig to the number that received the text: from all hosts and for all events, even if the one in the text is over or deleted. If you just cannot come, reply to the invitation instead.',
      action: 'Unsubscribe me',
    },
    unsubscribed: {
      title: 'You are unsubscribed',
      text: 'We no longer send text messages to your number, from any host. If you change your mind, you can receive them again. E-mails still reach you.',
      action: 'Receive texts again',
    },
    again: {
      title: 'You are subscribed again',
      text: 'Invitations and messages will reach the number that received the text again.',
      action: 'Unsubscribe me after all',
    },
  },
  badLink: {
    title: 'The link does not work',
    text: 'Open the latest e-mail or text you received from Festlig and use the link at the bottom. If that does not help, your mail app may have cut the link short: copy the whole address and paste it into your browser. Or write to us, and we will unsubscribe you.',
    help: 'Write to us',
  },
} as const satisfies Texts<typeof da>;

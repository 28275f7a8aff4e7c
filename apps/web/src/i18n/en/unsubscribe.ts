import type da from '../da/unsubscribe';
import type { Texts } from '../texts';

export default {
  mail: {
    title: 'Invitations by e-mail',
    subscribed: {
      title: 'No more e-mails?',
      text: 'You will no longer get invitations and messages from Festlig at the address that received the e-mail. This counts for all events, also if the one in the e-mail is over or deleted.',
      action: 'Unsubscribe me',
    },
    unsubscribed: {
      title: 'You are unsubscribed',
      text: 'We send no more invitations to your address from any host. If you change your mind, you can receive them again.',
      action: 'Receive invitations again',
    },
    again: {
      title: 'You get invitations again',
      text: 'Invitations and messages from Festlig come again to the address that received the e-mail.',
      action: 'Unsubscribe me after all',
    },
  },
  text: {
    title: 'Invitations by text message',
    subscribed: {
      title: 'No more text messages?',
      text: 'You will no longer get invitations and messages from Festlig at the number that received the text. This counts for all events, also if the one in the text is over or deleted.',
      action: 'Unsubscribe me',
    },
    unsubscribed: {
      title: 'You are unsubscribed',
      text: 'We send no more text messages to your number from any host. If you change your mind, you can receive them again. E-mails still reach you.',
      action: 'Receive texts again',
    },
    again: {
      title: 'You get text messages again',
      text: 'Invitations and messages from Festlig come again to the number that received the text.',
      action: 'Unsubscribe me after all',
    },
  },
  badLink: {
    title: 'The link does not work',
    text: 'Open the latest e-mail or text you received from Festlig and use the link at the bottom. If that does not help, your mail app may have cut the link short: copy the whole address and paste it into your browser. Or write to us, and we will unsubscribe you.',
    help: 'Write to us',
  },
} as const satisfies Texts<typeof da>;

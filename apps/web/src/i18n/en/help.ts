import type da from '../da/help';
import type { Texts } from '../texts';

export default {
  title: 'Help',
  lead: 'See if the answer is here. If not, write to us and we’ll reply by e-mail as soon as we can.',
  answers: {
    host: {
      title: 'If you are the host',
      missing: {
        question: 'A guest has not received the invitation. What can I do?',
        answer:
          'Find the guest in the guest list. It shows whether the invitation was sent and whether the e-mail bounced. Ask the guest to look in their spam folder. You can also open the guest, copy their own link and send it yourself in a message.',
      },
      changed: {
        question: 'Can I change the time or place after sending?',
        answer:
          'Yes. Press Edit on the invitation page, make the change and save. Everyone sees it straight away, and we offer to write to those you have invited.',
      },
      remind: {
        question: 'How do I remind guests who have not replied?',
        answer:
          'Replies shows how many are missing. Beside it, Remind them prepares a friendly reminder. Only guests who have not replied receive it.',
      },
      list: {
        question: 'How do I bring in my whole guest list at once?',
        answer:
          'Press Add guests on the guest list, and paste up to 50 guests at a time, or choose a file with them. With Pro you import a whole spreadsheet. We find the names, e-mail addresses and phone numbers, and you see everything before it is saved.',
      },
      noEmail: {
        question: 'Can I invite guests who have no e-mail?',
        answer:
          'Yes. Send the invitation by text, which you pay for per guest, or copy the guest’s own link and send it from your phone. You can also enter a reply you were given by phone.',
      },
      whoSees: {
        question: 'Who can see the page?',
        answer:
          'Anyone with the link. Search engines do not show it unless you choose so in the settings. There you can also decide that only guests on your list may reply.',
      },
      price: {
        question: 'What is free, and what costs money?',
        answer:
          'The page, e-mails and replies are free. Premium and Pro are bought for one event and add things like photos from guests, your own questions and co-hosts. There is no subscription. See Prices at the foot of the page.',
      },
      delete: {
        question: 'How do I delete an event or my account?',
        answer:
          'Delete an event at the end of its settings, and your account under Your account. Both also delete your guests’ details and cannot be undone.',
      },
    },
    guest: {
      title: 'If you are invited',
      change: {
        question: 'How do I change my reply?',
        answer:
          'Open the link in your invitation or receipt again. Below your reply is a button to change it, as long as the host takes replies. After that, you can write to the host in the same place.',
      },
      lost: {
        question: 'I can’t find my invitation.',
        answer:
          'Search your inbox for “Festlig”, and look in your spam folder. If it is not there, the host can send you your link again. We may not pass it on ourselves.',
      },
      reserve: {
        question: 'Do I need an account to reserve a gift?',
        answer:
          'No, not if you open the wishlist from your own invitation. If you have the page from a link that several people share, you log in first, so that we know who is giving the gift.',
      },
      stop: {
        question: 'How do I stop the e-mails?',
        answer: 'Each e-mail ends with a link that unsubscribes you. To stop texts, reply STOP.',
      },
    },
  },
  write: 'Write to us',
  email: 'Your e-mail',
  emailHint: 'This is where you will get our answer.',
  entry: 'What can we help with?',
  submit: 'Send',
  sent: {
    title: 'Thank you, we have your message',
    text: 'We will read it and answer by e-mail.',
  },
} as const satisfies Texts<typeof da>;

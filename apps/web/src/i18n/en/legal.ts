import type da from '../da/legal';
import type { Texts } from '../texts';

export default {
  write: {
    title: 'Write to us',
    mail: 'Write to <mail>{{email}}</mail>, or use <help>the help form</help>.',
    form: 'Write to us using <help>the help form</help>.',
  },
  terms: {
    title: 'Terms of use',
    lead: 'What we agree with you when you sign up as a host.',
    what: 'What Festlig is',
    whatText:
      'You make an invitation, gather your guest list, send a personal e-mail to each guest and get the replies in one place. All that Festlig can do today is free.',
    yours: 'What you write is yours',
    yoursText:
      'Your words and your guest list are yours. We only use them to show your invitation, send your e-mails and collect your replies.',
    guests: 'Your guests',
    guestsText:
      'Only invite people who can expect to hear from you. The guest list is your responsibility: that the details are right, and that the guests may be on it. Guests who unsubscribe get no more e-mails through Festlig.',
    misuse: 'What you may not do',
    misuseText:
      'You may not use Festlig for advertising, spam, threats or anything unlawful, and you may not invite in somebody else’s name. If you do, we may close your page and your account.',
    promise: 'What you can count on',
    promiseText:
      'We take care that everything works and that no guest is forgotten. But an e-mail can end up in spam, and the site can be down. Keep an eye on your e-mails and replies. The guest list and the replies can always be downloaded as a spreadsheet.',
    end: 'When you want to stop',
    endText:
      'You can delete an event under Settings whenever you like. You delete your whole account under Your account.',
  },
  privacy: {
    title: 'Your details',
    lead: 'What we keep, why and for how long, who sees it, and how to have it deleted.',
    hosts: 'If you are a host',
    hostsText:
      'We keep your name, your e-mail address, your language, which e-mails you want, and your password in a form nobody can read. And what you make yourself: invitations, guest lists, e-mails and replies. We need it to show your page, send your e-mails and collect your replies. We only send you good advice about parties if you have said yes to it.',
    guests: 'If you are a guest',
    guestsText:
      'Your host has put your name and your e-mail address or phone number on their guest list, and we keep it for them. We also keep which e-mails you have been sent, when you first opened your invitation, and what you yourself reply and write to your host.',
    seen: 'Who sees it',
    seenText:
      'Only the host sees the guest list and the replies. The invitation itself can be seen by anybody who has the link; we ask search engines to stay away. We sell nothing and show no advertising. The map on the invitation comes from OpenStreetMap or Google, who then see your IP address. If you ask us for help, we get it as an e-mail.',
    time: 'For how long',
    timeText:
      'An event stays until its host deletes it. Then the page, the guest list, the e-mails and the replies are deleted; only the event’s empty number stays for up to 30 days. The same goes for your account: it stays until you delete it, and your events go with it. A guest list that is being imported is kept for a day at most. You are logged in for 12 hours, or for 30 days if you ask for it. We keep a request for help for 30 days at most after it has been passed on.',
    cookies: 'Cookies',
    cookiesText:
      'One cookie keeps you logged in and protects what you send. One remembers your language, if you have chosen it. What you are writing is kept in your own browser. There is no tracking.',
    unsubscribe: 'If you want no more e-mails',
    unsubscribeText:
      'At the bottom of each invitation is a link to unsubscribe. We then remember your e-mail address as a code it cannot be read from, so that no host can write to you through Festlig. With the same link you can say yes again.',
    deletion: 'See it, correct it, have it deleted',
    deletionText:
      'As a host you can correct most things yourself, delete an event under Settings and everything under Your account. As a guest you can ask your host. Or write to us: we tell you what we have about you, and correct or delete it. You can also complain to the Danish Data Protection Agency.',
  },
} satisfies Texts<typeof da>;

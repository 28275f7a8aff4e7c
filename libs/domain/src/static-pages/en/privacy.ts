import type { LegalText } from '../texts';

export const privacy: LegalText = {
  name: 'Privacy',
  title: 'Privacy · Festlig',
  description: 'What we keep, why and for how long, who sees it, and how to have it deleted.',
  heading: 'Privacy',
  lead: 'What we keep, why and for how long, who sees it, and how to have it deleted.',
  sections: [
    {
      title: 'If you are a host',
      text: 'We keep your name, your e-mail address, your phone number if you confirm it, your language, which e-mails you want, and your password in a form nobody can read. And what you make yourself: invitations, pictures, guest lists, e-mails and replies. If you log in with Google or Facebook, they tell us your name and e-mail address. We need it to show your page, send your e-mails and collect your replies. We only send you party tips if you have said yes to them.',
    },
    {
      title: 'If you are a guest',
      text: 'Your host has put your name and your e-mail address or phone number on their guest list, and we keep it for them. We also keep which e-mails you have been sent, when you first opened your invitation, and what you yourself reply, write to your host and reserve on the wishlist.',
    },
    {
      title: 'Who sees it',
      text: 'Only the host, and the co-hosts they choose, see the guest list and the replies. The invitation itself can be seen by anybody who has the link; we ask search engines to stay away, unless the host has made the page public. We sell nothing and show no advertising. The map on the invitation comes from OpenStreetMap or Google, who then sees your IP address. The code for your phone number is sent as a text by Twilio, who then sees the number. If you ask us for help, we get it as an e-mail.',
    },
    {
      title: 'How long we keep it',
      text: 'An event stays until its host deletes it. Then the page, the guest list, the e-mails and the replies are deleted; only the event’s empty number stays for up to 30 days. The same goes for your account: it stays until you delete it, and your events go with it. A guest list that is being imported is kept for a day at most. You are logged in for 12 hours, or for 30 days if you ask for it. We keep a request for help for 30 days at most after it has been passed on.',
    },
    {
      title: 'Cookies',
      text: 'One cookie keeps you logged in and protects what you send. One remembers your language, if you have chosen it. What you are writing, and invitations you have opened, are kept in your own browser. There is no tracking.',
    },
    {
      title: 'If you want no more e-mails',
      text: 'At the bottom of each invitation is a link to unsubscribe. We then remember your e-mail address as a code it cannot be read from, so that no host can write to you through Festlig. With the same link you can say yes again.',
    },
    {
      title: 'See it, correct it, have it deleted',
      text: 'As a host you can correct most things yourself, delete an event under Settings and everything under Your account. As a guest you can ask your host. Or write to us: we tell you what we have about you, and correct or delete it. You can also complain to the Danish Data Protection Agency.',
    },
  ],
};

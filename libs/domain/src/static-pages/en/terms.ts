import type { LegalText } from '../texts';

export const terms: LegalText = {
  name: 'Terms',
  title: 'Terms of use · Festlig',
  description: 'What we agree with you when you sign up as a host.',
  heading: 'Terms of use',
  lead: 'What we agree with you when you sign up as a host.',
  sections: [
    {
      title: 'What Festlig is',
      text: 'You make an invitation, gather your guest list, send a personal e-mail to each guest and get the replies in one place. It is free to start. Premium and Pro are bought for a single event, and the prices page says what they cost.',
    },
    {
      title: 'Buying, and changing your mind',
      text: 'You pay once for one event, and nothing renews by itself. Prices include VAT. If you change your mind within 14 days and have not used what you bought, write to us and we pay the money back. Who sells is on the receipt, with name, address and VAT number; you find it on the event’s page of plans.',
    },
    {
      title: 'What you write is yours',
      text: 'Your words and your guest list are yours. We only use them to show your invitation, send your e-mails and collect your replies.',
    },
    {
      title: 'Your guests',
      text: 'Only invite people who can expect to hear from you. The guest list is your responsibility: that the details are right, and that you may use them. Guests who unsubscribe get no more e-mails through Festlig.',
    },
    {
      title: 'What you may not do',
      text: 'You may not use Festlig for advertising, spam, threats or anything unlawful, and you may not invite in somebody else’s name. If you do, we may close your page and your account.',
    },
    {
      title: 'What you can count on',
      text: 'We take care that everything works and that no guest is forgotten. But an e-mail can end up in spam, and the site can be down. Keep an eye on your e-mails and replies. The guest list and the replies can always be downloaded as a spreadsheet.',
    },
    {
      title: 'When you want to stop',
      text: 'You can delete an event under Settings whenever you like. You delete your whole account under Your account.',
    },
  ],
};

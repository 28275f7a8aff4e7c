import type da from '../da/share';
import type { Texts } from '../texts';

export default {
  title: 'Share the invitation',
  lead: {
    see: 'Anyone with the link can see the page. Guests you invite by e-mail get a link of their own.',
    reply: 'Anyone with the link can see the page and reply. Guests you invite by e-mail get a link of their own.',
  },
  brief: { see: 'Anyone can see the page', reply: 'Anyone can see and reply' },
  restricted: 'Only guests on the list can reply',
  restrictedHint: 'They reply from their own link. Others can see the page, but not reply.',
  link: 'The link to the invitation',
  photosLink: 'The link to the photos',
  copy: 'Copy the link',
  copied: 'The link is copied',
  notCopied: 'The link could not be copied. Select it and copy it yourself.',
  share: 'Share',
  mail: 'E-mail',
  sms: 'Text message',
  whatsApp: 'WhatsApp',
  guestLead: '{{name}} has a link of their own. Send it yourself, for example in a message from your phone.',
  guestCopy: 'Copy the guest’s link',
  showCode: 'Show a QR code',
  hideCode: 'Hide the QR code',
  making: 'Creating the QR code …',
  codeAlt: 'QR code that leads to {{link}}',
  codeHint: 'Put the code on a card or a poster. It leads to the invitation, even if you choose another address later.',
  svg: 'Download for print (SVG)',
  png: 'Download as a picture (PNG)',
} as const satisfies Texts<typeof da>;

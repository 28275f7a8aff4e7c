import type da from '../da/app';
import type { Texts } from '../texts';

export default {
  product: 'Festlig',
  skip: 'Skip to content',
  language: { label: 'Language', da: 'Dansk', en: 'English' },
  nav: {
    party: 'Pages of the event',
    user: 'Your menu',
    front: 'Invitation',
    contacts: 'Guest list',
    invitations: 'Sending',
    rsvps: 'Replies',
    wishlist: 'Wishlist',
    settings: 'Settings',
    login: 'Log in',
    create: 'Make an invitation',
    account: 'Your account',
    parties: 'My events',
    help: 'Help',
    prices: 'Prices',
    terms: 'Terms',
    privacy: 'Your details',
    logout: 'Log out',
  },
  action: {
    retry: 'Try again',
    reload: 'Reload the page',
    cancel: 'Cancel',
    close: 'Close',
    save: 'Save',
    clearSearch: 'Clear the search',
    home: 'Go to the front page',
  },
  loading: 'Loading …',
  error: {
    title: 'That did not work',
    crash: 'The page broke',
    crashText: 'That is our fault. Reload the page and you are usually back on track.',
    unfetched: 'The page could not be loaded',
    unfetchedText:
      'There may be no network right now. The page comes back by itself once there is, or when you reload.',
    reference: 'Reference: {{id}}',
  },
  notFound: {
    title: 'We cannot find the page',
    text: 'Perhaps the link is misspelt, or the invitation has been taken down. Try the link from your invitation again.',
    ofParty: 'The event has no page at that address. Choose one of its pages in the menu.',
    invitation: 'To the invitation',
  },
  offline: 'You are offline. What you have written is still here.',
} as const satisfies Texts<typeof da>;

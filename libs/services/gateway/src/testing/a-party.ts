import type { Party } from '@festlig/contracts/party';

/** A party as guests see it. */
export const aParty = (more: Partial<Party> = {}): Party => ({
  id: '64c000000000000000000001',
  sid: 'abcdEFGH',
  slug: 'karens-fest',
  type: 'party',
  language: 'en',
  plan: 'free',
  title: '</script> & party',
  body: '<p>Come</p>',
  description: '',
  date: '2099-06-20T16:00:00Z',
  zone: 'Europe/Copenhagen',
  heroImage: '/media/hero-images/party/confetti-light.jpg',
  location: { address: 'Rungsted', latitude: null, longitude: null },
  themeName: 'default',
  suDate: null,
  rsvpEnabled: true,
  rsvpRestricted: false,
  rsvpDeadlineEnabled: false,
  guestCountChoiceEnabled: true,
  rsvpReplyEmailDisabled: false,
  rsvpFields: [],
  isOwner: false,
  isCohost: false,
  ...more,
});

import type { RequestOf } from '@festlig/contracts/define';
import { type Party, type party } from '@festlig/contracts/party';
import { PLAN_LIMITS, UNLIMITED_PHOTOS_PRICE } from '@festlig/domain/billing/prices';
import { usualSettings } from '@festlig/domain/party/usual-settings';

/** The input for a party on 20 June 2026 at 18:00 in Copenhagen. */
export const newParty: RequestOf<typeof party.calls.createParty> = {
  type: 'birthday',
  language: 'da',
  title: 'Sofies 40 års fødselsdag',
  body: '<p>Kom og fejr mig</p>',
  description: '<p>Fødselsdag</p>',
  date: '2026-06-20T16:00:00Z',
  zone: 'Europe/Copenhagen',
  location: { address: 'Strandvejen 1, 2100 København' },
};

/** A party as describeParty returns it. */
export const describedParty = (
  fields: Partial<Omit<Party, 'isOwner' | 'isCohost' | 'version' | 'pages'>> & { id: string },
): Omit<Party, 'isOwner' | 'isCohost' | 'version' | 'pages'> => ({
  sid: 'Feststar',
  slug: null,
  hostName: null,
  invitedBy: '',
  type: 'birthday',
  language: 'da',
  title: 'Sofies 40 års fødselsdag',
  body: '<p>Kom og fejr mig</p>',
  description: '<p>Fødselsdag</p>',
  date: '2026-06-20T16:00:00.000Z',
  zone: 'Europe/Copenhagen',
  endDate: null,
  heroImage: null,
  location: { address: 'Strandvejen 1, 2100 København', latitude: null, longitude: null },
  programme: [],
  themeName: 'default',
  lettering: 'picture',
  layout: 'picture',
  colour: 'picture',
  suDate: null,
  plan: 'free',
  rsvpEnabled: true,
  rsvpRestricted: false,
  rsvpDeadlineEnabled: false,
  guestCountChoiceEnabled: true,
  rsvpReplyEmailDisabled: false,
  rsvpFields: [],
  ...usualSettings,
  actions: {},
  features: [],
  limits: PLAN_LIMITS[fields.plan ?? 'free'],
  prices: { unlimited_photos: UNLIMITED_PHOTOS_PRICE },
  ...fields,
});

/** A party as a guest's browser receives it. */
export const aParty = (fields: Partial<Party> & { id: string }): Party => ({
  pages: { photos: false, wishlist: false },
  isOwner: false,
  isCohost: false,
  version: 0,
  ...describedParty(fields),
});

/** A party with a slug, a picture, and a title that contains the end of a script. */
export const aPublishedParty = (more: Partial<Party> = {}): Party =>
  aParty({
    id: '64c000000000000000000001',
    sid: 'abcdEFGH',
    slug: 'karens-fest',
    type: 'party',
    language: 'en',
    title: '</script> & party',
    body: '<p>Come</p>',
    description: '',
    date: '2099-06-20T16:00:00Z',
    heroImage: '/media/hero-images/party/confetti-light.jpg',
    location: { address: 'Rungsted', latitude: null, longitude: null },
    ...more,
  });

import type { Language } from '@festlig/contracts/define';

/** What a link to one of our pages says of itself in a chat or a search. */
export const PAGE_TEXTS: Record<Language, { home: string; description: string; notFound: string; heroAlt: string }> = {
  da: {
    home: 'Festlig: invitationer, gæsteliste og svar',
    description: 'Invitationer, gæsteliste og svar til fester, bryllupper og barnedåb. Samlet ét sted.',
    notFound: 'Vi kan ikke finde siden',
    heroAlt: 'Invitationens billede',
  },
  en: {
    home: 'Festlig: invitations, guest list and replies',
    description: 'Invitations, guest list and replies for parties, weddings and christenings. All in one place.',
    notFound: 'We cannot find the page',
    heroAlt: 'The picture of the invitation',
  },
};

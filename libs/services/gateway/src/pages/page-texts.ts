import type { Language } from '@festlig/contracts/define';

interface PageTexts {
  /** For an address without a page or a party (not-found-page.ts); the app has the same words. */
  notFound: Record<'title' | 'why' | 'invited' | 'home' | 'parties' | 'help', string>;
  heroAlt: string;
  /** After the first items of a programme. */
  programmeMore: string;
  /** Where nothing of the programme is there. */
  placeOfParty: (place: string) => string;
  /** Above the address of an invitation on paper. */
  paperCode: string;
  /** The title of a cancelled party. */
  cancelled: (title: string) => string;
  /** For a file or a page that has to wait (retry-page.ts). */
  retry: Record<'file_of_many' | 'file' | 'page' | 'form', { title: string; why: string }> & { again: string };
  /** Above the form where a reply was sent from the same browser (guest-pages.ts). */
  sentBefore: { said: string; see: string; other: string };
  /** For a form that has to wait and that the page can send again (retry-page.ts). */
  resend: { why: string; send: string };
}

/**
 * The texts of our pages before, or without, the app, besides those of static pages: for chats, and for a file that
 * has to wait.
 */
export const PAGE_TEXTS: Record<Language, PageTexts> = {
  da: {
    notFound: {
      title: 'Vi kan ikke finde siden',
      why: 'Her er desværre ingen fest at finde. Linket kan være skrevet forkert, eller invitationen kan være fjernet.',
      invited: 'Er du inviteret? Find mailen eller sms’en med din invitation, og åbn linket i den igen.',
      home: 'Til forsiden',
      parties: 'Mine fester',
      help: 'Få hjælp',
    },
    heroAlt: 'Invitationens billede',
    programmeMore: 'og mere i programmet',
    placeOfParty: (place) => `Festen: ${place}`,
    paperCode: 'Invitationen på nettet',
    cancelled: (title) => `Aflyst: ${title}`,
    retry: {
      file_of_many: {
        title: 'Filen må vente lidt',
        why: 'Du henter allerede to filer. Vent, til en af dem er hentet, og prøv så igen.',
      },
      file: { title: 'Filen må vente lidt', why: 'Vi har meget at se til lige nu. Vent et øjeblik, og prøv igen.' },
      page: { title: 'Et øjeblik', why: 'Vi har meget at se til lige nu. Siden kommer af sig selv om lidt.' },
      form: {
        title: 'Det blev ikke sendt endnu',
        why: 'Gå tilbage i din browser, så står det, du har skrevet, der stadig. Vent et øjeblik, og send igen.',
      },
      again: 'Prøv igen',
    },
    sentBefore: {
      said: 'Der er lige sendt et svar herfra.',
      see: 'Se eller ret det.',
      other: 'Her kan en anden svare.',
    },
    resend: {
      why: 'Vi har meget at se til lige nu. Det, du har skrevet, er stadig her. Vent et øjeblik, og send det igen.',
      send: 'Send igen',
    },
  },
  en: {
    notFound: {
      title: 'We cannot find the page',
      why: 'Sorry, there is no party to be found here. The link may be misspelt, or the invitation may have been taken down.',
      invited: 'Have you been invited? Find the e-mail or text message with your invitation and open its link again.',
      home: 'Go to the front page',
      parties: 'My events',
      help: 'Get help',
    },
    heroAlt: 'The picture of the invitation',
    programmeMore: 'and more in the programme',
    placeOfParty: (place) => `The party: ${place}`,
    paperCode: 'The invitation online',
    cancelled: (title) => `Cancelled: ${title}`,
    retry: {
      file_of_many: {
        title: 'The file has to wait',
        why: 'You are already downloading two files. Wait until one of them has been downloaded, then try again.',
      },
      file: { title: 'The file has to wait', why: 'We are very busy right now. Wait a moment, then try again.' },
      page: { title: 'One moment', why: 'We are very busy right now. The page will load automatically in a moment.' },
      form: {
        title: 'Not sent yet',
        why: 'Go back in your browser, and what you have written will still be there. Wait a moment, then send it again.',
      },
      again: 'Try again',
    },
    sentBefore: {
      said: 'A reply has just been sent from here.',
      see: 'See or change it.',
      other: 'Somebody else can reply below.',
    },
    resend: {
      why: 'We are very busy right now. What you have written is still here. Wait a moment, then send it again.',
      send: 'Send again',
    },
  },
};

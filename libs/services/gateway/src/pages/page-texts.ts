import type { Language } from '@festlig/contracts/define';

interface PageTexts {
  notFound: string;
  heroAlt: string;
  /** Above the address of an invitation on paper. */
  paperCode: string;
  /** The title of a cancelled party. */
  cancelled: (title: string) => string;
  /** For a file or a page that has to wait (retry-page.ts). */
  retry: Record<'file_of_many' | 'file' | 'page' | 'form', { title: string; why: string }> & { again: string };
}

/**
 * The texts of our pages before, or without, the app, besides those of static pages: for chats, and for a file that
 * has to wait.
 */
export const PAGE_TEXTS: Record<Language, PageTexts> = {
  da: {
    notFound: 'Vi kan ikke finde siden',
    heroAlt: 'Invitationens billede',
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
  },
  en: {
    notFound: 'We cannot find the page',
    heroAlt: 'The picture of the invitation',
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
  },
};

import type { PricesText } from '../texts';

export const prices: PricesText = {
  name: 'Priser',
  title: 'Priser: gratis at begynde, Premium og Pro pr. fest · Festlig',
  description:
    'Det er gratis at lave en invitation, sende den på mail og samle svar. Premium og Pro købes til den enkelte fest, uden abonnement.',
  heading: 'Priser, der er til at forstå',
  lead: 'Begynd gratis. Vil du mere med en fest, køber du Premium eller Pro til netop den. Der er intet abonnement.',
  plans: {
    free: { name: 'Gratis', text: 'Alt, hvad de fleste fester har brug for.' },
    premium: { name: 'Premium', text: 'Til dagen, der kun kommer én gang.' },
    pro: { name: 'Pro', text: 'Til de helt store gæstelister.' },
  },
  perParty: 'inkl. moms, pr. fest',
  allOf: { premium: 'Alt i Gratis', pro: 'Alt i Premium' },
  features: {
    rsvp_fields: 'Dine egne spørgsmål til gæsterne',
    custom_url: 'Din egen adresse til siden',
    photos: 'Gæsternes billeder',
    sms_sender: 'Dit nummer som afsender af sms’er',
    cohosts: 'Medværter',
    import: 'Gæstelister på over 50 hentet fra et regneark på én gang',
  },
  always: [
    'Invitationsside med billede, rute og kalender',
    'Så mange gæster, du vil: skriv dem ind, eller indsæt 50 ad gangen',
    'Personlige mails til gæsterne',
    'Svar, hilsner og antal på ét sted',
    'Gæsteliste og svar som regneark',
    'Ønskeliste, som gæsterne kan reservere fra',
  ],
  photos: {
    limited: 'Op til {count} billeder fra gæsterne',
    unlimited: 'Så mange billeder, gæsterne vil dele',
    book: 'Fotobog af billederne, klar til tryk',
  },
  tax: 'Alle priser er med moms. Betaler du i kroner eller euro, bestemmer sproget, du køber på.',
  tokens: {
    title: 'Sms’er til gæsterne',
    text: 'Mails er gratis. Du betaler for én sms pr. gæst. Du køber det antal, du har brug for, og de hører til festen.',
    price: 'En sms koster {price}.',
  },
  questions: [
    {
      title: 'Er der et abonnement?',
      text: 'Nej. Du betaler én gang for én fest, og den beholder det, du har købt, så længe den er her.',
    },
    {
      title: 'Kan jeg opgradere senere?',
      text: 'Ja, når som helst. Siden, gæstelisten og svarene bliver, hvor de er; der kommer bare flere muligheder. Du betaler kun forskellen: det, du har betalt for den plan, festen har, trækkes fra.',
    },
    {
      title: 'Koster det noget at sende mails?',
      text: 'Nej. Invitationer og beskeder på mail er gratis i alle planer. Der er en grænse pr. dag, som skal holde spam ude.',
    },
    {
      title: 'Ser mine gæster reklamer?',
      text: 'Nej. Der er ingen reklamer på Festlig, hverken i Gratis, Premium eller Pro.',
    },
  ],
};

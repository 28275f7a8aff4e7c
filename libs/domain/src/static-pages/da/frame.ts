import type { FrameText } from '../texts';

export const frame: FrameText = {
  product: 'Festlig',
  skip: 'Gå til indholdet',
  toFront: 'Festlig: Til forsiden',
  other: { short: 'EN', name: 'EN: English' },
  logIn: 'Log ind',
  create: 'Lav en invitation',
  help: 'Hjælp',
  free: 'Gratis at begynde, og du kan se din invitation, før du opretter en konto. Gæsterne svarer uden app og uden konto.',
  trust: {
    label: 'Det kan du regne med',
    items: [
      'Ingen gæst får noget, før du sender.',
      'Gæster kan framelde sig nederst i hver invitation.',
      'Ingen reklamer og ingen sporing.',
      'Sletter du festen, slettes gæstelisten, mailene og svarene.',
      'Du betaler for én fest, med moms og uden abonnement.',
    ],
    write: 'Spørg os: ',
  },
  gets: 'Det får du',
  steps: 'Sådan gør du',
  questions: 'Spørgsmål og svar',
  occasions: 'Flere anledninger',
  ready: 'Er du klar til at invitere?',
  sample: {
    label: 'Eksempel på en invitation',
    ask: 'Prøv at svare som gæst',
    yes: 'Jeg kommer',
    no: 'Jeg kan ikke',
    thanks: {
      yes: {
        title: 'Vi ses!',
        text: 'Sådan takker siden dine gæster, og du ser svaret med det samme. Her er intet sendt.',
      },
      no: {
        title: 'Tak, fordi du gav besked',
        text: 'Du bliver savnet. Dine gæster kan altid rette deres svar. Her er intet sendt.',
      },
    },
  },
  gallery: {
    title: 'Find stemningen til din fest',
    lead: 'Vælg en, skriv jeres egne ord, og se den færdig på et minut.',
    pictures: '{n} billeder',
    own: 'Lav din egen',
    more: 'Læs mere om hver fest',
  },
  prices: {
    title: 'Hvad det koster',
    beyond: 'Gæsternes billeder, egne spørgsmål og medværter er med i {plan}.',
    all: 'Se, hvad du får',
    mails: 'Mails er gratis.',
  },
  behind: {
    title: 'Hvem står bag?',
    text: 'Festlig lever af det, værter betaler for større fester og sms’er. Vi viser ingen reklamer og sælger ingen oplysninger videre. Vil du spørge om noget, før du begynder?',
  },
  runBy: {
    title: 'Hvem der driver Festlig',
    before: {
      front: 'Festlig drives af ',
      terms: 'Du indgår aftalen med ',
      privacy: 'Dataansvarlig er ',
    },
    after: '.',
  },
  write: {
    title: 'Skriv til os',
    before: 'Skriv til ',
    between: ', eller brug ',
    help: 'hjælpen',
    after: '.',
    form: 'Brug ',
  },
};

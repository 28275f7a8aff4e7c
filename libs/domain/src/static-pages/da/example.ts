import type { ExampleText } from '../texts';

export const example: ExampleText = {
  name: 'Eksempel',
  title: 'Eksempel på en invitation, som gæsterne ser den · Festlig',
  description:
    'Se en hel invitation, som gæsterne ser den: billede, program, ønskeliste og svar. Prøv at svare; intet bliver sendt.',
  heading: 'Ida og Jonas skal giftes',
  lead: 'Du er inviteret',
  link: 'Se en invitation, som gæsterne ser den',
  note: 'Et eksempel: Sådan ser dine gæster siden. Prøv at svare; intet bliver sendt.',
  make: 'Lav din egen',
  under: '22. august · kl. 13.30 · Hornbæk Kirke',
  reply: 'Svar på invitationen',
  facts: [
    { title: 'Hvornår', text: '22. august kl. 13.30' },
    { title: 'Hvor', text: 'Hornbæk Kirke' },
    { title: 'Svar senest', text: '1. juli' },
  ],
  programme: {
    title: 'Program',
    entries: [
      { time: '13.30', what: 'Vielse', where: 'Hornbæk Kirke' },
      { time: '15.00', what: 'Bobler i haven', where: 'Strandhotellet' },
      { time: '18.00', what: 'Middag', where: 'Strandhotellet' },
      { time: '22.00', what: 'Dans', where: 'Til den lyse morgen' },
    ],
  },
  words: [
    'Kære familie og venner',
    'Vi siger ja til hinanden, og vi håber, at I siger ja til at være med. Efter vielsen er der fest på Strandhotellet, med langborde, taler og dans.',
  ],
  wishes: 'Ønskeliste',
  photos: 'Billeder',
  asks: {
    title: 'Kommer du?',
    text: 'Det tager kun et øjeblik.',
    yes: 'Ja, jeg kommer',
    no: 'Nej, jeg kan ikke',
  },
};

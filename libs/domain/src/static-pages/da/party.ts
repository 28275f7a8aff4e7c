import type { OccasionText } from '../texts';

export const party: OccasionText = {
  name: 'Fest',
  title: 'Invitation til fest online med tilmelding · Festlig',
  description:
    'Inviter til fest, sommerfest, firmafest eller reception med en flot side og nem tilmelding. Se, hvem der kommer, mens svarene tikker ind. Gratis at begynde.',
  heading: 'Inviter til fest, og få et svar',
  lead: 'Sommerfest, firmafest, reception eller bare fredag: én side med det hele og en tilmelding, der tager ti sekunder.',
  button: 'Lav festinvitationen',
  sample: {
    title: 'Sommerfest i gården',
    date: '20. juni kl. 17.00',
    place: 'Gården bag Vesterbrogade 40',
    text: 'Tag en ret med til det lange bord. Vi sørger for grillen, musikken og lyskæderne.',
  },
  gets: [
    {
      title: 'Én adresse til alt',
      text: 'Tid, sted, rute og praktiske ting står på siden. Retter du noget, ser alle det nye.',
    },
    {
      title: 'Tilmelding uden besvær',
      text: 'Ja eller nej, hvor mange, og en bemærkning, hvis der er en. Det er hurtigere end at skrive en besked.',
    },
    {
      title: 'Til ti eller ti tusind',
      text: 'Gæstelisten kan søges og deles op, og du kan skrive til alle, til dem, der kommer, eller til dem, der mangler at svare.',
    },
    {
      title: 'Et link, der ser godt ud',
      text: 'Deler du siden i en chat, vises billedet, datoen og stedet. Så er den åbnet, før den er glemt.',
    },
  ],
  steps: [
    {
      title: 'Fortæl om festen',
      text: 'Giv den et navn, en dag og et sted, og vælg et billede, der siger, hvilken slags fest det er.',
    },
    {
      title: 'Send den ud',
      text: 'Skriv én mail; hver gæst får den med sit eget navn og link. Eller del linket frit.',
    },
    { title: 'Tæl op', text: 'Hvor mange kommer, hvem mangler, og hvad har de skrevet? Det står på én side.' },
  ],
  questions: [
    {
      title: 'Kan jeg bruge det til en firmafest?',
      text: 'Ja. Hent kollegerne ind fra et regneark med Pro, sæt en svarfrist, og hent svarene som regneark til køkkenet.',
    },
    {
      title: 'Kan jeg begrænse, hvem der kan svare?',
      text: 'Ja. Du kan nøjes med svar fra dem på gæstelisten, og du bestemmer, hvor mange hver kan tage med.',
    },
    {
      title: 'Kan vi være flere om at holde festen?',
      text: 'Ja. Med Premium inviterer du medværter, som kan rette siden, se svar og sende beskeder. Kun du kan slette festen.',
    },
    {
      title: 'Hvad sker der, hvis festen flytter?',
      text: 'Ret tid eller sted på siden, og skriv en mail til dem, der kommer. Hentes datoen til kalenderen igen, flytter den sig der.',
    },
  ],
};

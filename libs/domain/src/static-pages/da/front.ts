import type { OccasionText } from '../texts';

export const front: OccasionText = {
  name: 'Forside',
  title: 'Festlig: invitationer, gæsteliste og svar',
  description: 'Invitationer, gæsteliste og svar til fester, bryllupper og barnedåb. Samlet ét sted.',
  heading: 'Inviter, så de glæder sig',
  lead: 'En smuk side til din fest, en personlig mail til hver gæst og alle svar samlet ét sted.',
  button: 'Lav din invitation',
  sample: {
    title: 'Emma fylder 30',
    date: '14. juni kl. 18.00',
    place: 'Orangeriet, Frederiksberg',
    text: 'Kom og dans sommeren ind. Der er langborde i haven, mad fra grillen og plads til alle.',
  },
  gets: [
    {
      title: 'En side, der ligner en fest',
      text: 'Vælg et af vores billeder eller et af dine egne, og skriv med dine egne ord. Tid, sted og rute er på plads fra begyndelsen, og med et sted fra vores forslag er der også et kort.',
    },
    {
      title: 'En mail med navn på',
      text: 'Hver gæst får sin egen invitation og sit eget link. Ingen skal huske en kode eller oprette sig.',
    },
    {
      title: 'Overblik uden regneark',
      text: 'Hvem kommer, hvor mange er de, og hvem mangler at svare? Det står der, og du kan hente det hele som fil.',
    },
    {
      title: 'En tråd med hver gæst',
      text: 'Gæsten kan skrive en hilsen eller et spørgsmål sammen med svaret, og du svarer samme sted.',
    },
    {
      title: 'Ønsker, ingen køber to gange',
      text: 'Skriv, hvad du ønsker dig. Gæsterne reserverer et ønske eller går sammen om det, og for dig bliver det en overraskelse.',
    },
    {
      title: 'Alles billeder i ét album',
      text: 'Gæsterne lægger deres billeder op fra telefonen, og du kan få dem som fotobog, klar til tryk (Premium).',
    },
  ],
  steps: [
    { title: 'Lav siden', text: 'Vælg anledning og billede, og skriv, som du taler.' },
    {
      title: 'Tilføj gæsterne',
      text: 'Skriv dem ind, indsæt op til 50 ad gangen fra en tekst eller en lille fil, eller hent hele listen fra et regneark (Pro).',
    },
    {
      title: 'Se svarene komme',
      text: 'Gæsterne svarer uden at oprette sig, og du ser, hvem der kommer, og hvor mange.',
    },
  ],
  questions: [
    {
      title: 'Hvad koster det?',
      text: 'Du kan lave siden, invitere på mail og samle svar gratis. Til store fester og særlige ønsker kan du købe Premium eller Pro til den enkelte fest. Der er intet abonnement.',
    },
    {
      title: 'Skal gæsterne oprette sig?',
      text: 'Nej. De åbner linket i mailen, og så kan de både svare og reservere ønsker. Kun den, der vil reservere uden sit eget link, logger ind. Det virker i enhver browser, også på en gammel telefon.',
    },
    {
      title: 'Kan andre finde min invitation?',
      text: 'Kun den, der har linket, kan åbne siden, medmindre du selv vælger andet. Gæstelisten og svarene ser kun du og dem, du gør til medværter.',
    },
    {
      title: 'Hvor store fester kan I klare?',
      text: 'Alt fra et middagsbord til mange tusinde gæster. Listen kan søges og deles op, og en udsendelse kan sættes på pause undervejs.',
    },
  ],
};

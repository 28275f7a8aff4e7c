import type { OccasionText } from '../texts';

export const baptism: OccasionText = {
  name: 'Barnedåb',
  title: 'Invitation til barnedåb online · Festlig',
  description:
    'Lav en kærlig invitation til barnedåb, send den til familien på mail, og få svarene samlet, mens den lille sover. Gratis at begynde.',
  heading: 'Invitation til barnedåb, lavet mellem to lure',
  lead: 'Skriv navn, kirke og klokkeslæt. Siden er klar på et par minutter, og svarene samler sig selv.',
  button: 'Lav invitationen til dåben',
  sample: {
    title: 'Alma skal døbes',
    date: '7. september kl. 10.30',
    place: 'Sankt Pauls Kirke, Aarhus',
    text: 'Vi vil så gerne fejre Alma sammen med jer, der holder af hende. Efter kirken er der frokost hjemme i haven.',
  },
  gets: [
    {
      title: 'Kirken og frokosten samme sted',
      text: 'Skriv, hvornår dåben begynder, og hvor I samles bagefter. Gæsterne kan finde ruten og lægge dagen i kalenderen. Vælger I stedet blandt vores forslag, er der også et kort.',
    },
    {
      title: 'Hvor mange store og små',
      text: 'Gæsterne skriver, hvor mange de kommer. Så ved I, om der skal dækkes op til tolv eller toogtyve.',
    },
    {
      title: 'Bedsteforældre kan også være med',
      text: 'Der er ingen app og ingen adgangskode: tryk på linket, svar ja, og skriv en hilsen. Det er det hele.',
    },
    {
      title: 'En hilsen at gemme',
      text: 'Gæsterne kan skrive et par ord, når de svarer. Mange ord til den lille er værd at læse igen.',
    },
  ],
  steps: [
    {
      title: 'Skriv om dåben',
      text: 'Barnets navn, dagen og kirken er nok. Vi foreslår en tekst, og I retter den, som I vil.',
    },
    {
      title: 'Vælg, hvem der skal med',
      text: 'Skriv familien og fadderne ind, og send dem hver deres mail. Eller del linket i familiens gruppe.',
    },
    {
      title: 'Se, hvem der kommer',
      text: 'Svarene står på én liste. Er der nogen, der har glemt det, minder I dem om det med en mail.',
    },
  ],
  questions: [
    {
      title: 'Hvornår sender man invitationen til barnedåb?',
      text: 'Fire til seks uger før passer de fleste. Send den, når datoen er aftalt med kirken; klokkeslættet til frokosten kan I altid rette.',
    },
    {
      title: 'Kan vi invitere til navnefest i stedet?',
      text: 'Ja. Overskriften og teksten bestemmer I selv, så siden passer lige så godt til en navnefest som til en dåb.',
    },
    {
      title: 'Kan fadderne få en anden besked?',
      text: 'Ja. Vælg fadderne på gæstelisten, og skriv en mail kun til dem, for eksempel om, hvor de skal sidde i kirken.',
    },
    {
      title: 'Hvem kan se barnets navn?',
      text: 'Kun dem med linket, medmindre I selv vælger andet. Søgemaskiner bliver bedt om at holde sig væk fra siden.',
    },
  ],
};

import type { OccasionText } from '../texts';

export const birthday: OccasionText = {
  name: 'Fødselsdag',
  title: 'Fødselsdagsinvitation online, rund eller skæv · Festlig',
  description:
    'Inviter til fødselsdag med en side, der ligner en fest. Send den på mail eller del linket, og se straks, hvem der kommer. Gratis at begynde.',
  heading: 'Fødselsdags\u00adinvitation, rund eller skæv',
  lead: 'Fra børnefødselsdag til 90 år: en flot side, et link at dele og svar, du ikke skal lede efter.',
  button: 'Lav fødselsdagsinvitationen',
  sample: {
    title: 'Emma fylder 30',
    date: '14. juni kl. 18.00',
    place: 'Orangeriet, Frederiksberg',
    text: 'Kom og dans sommeren ind. Der er langborde i haven, mad fra grillen og plads til alle.',
  },
  gets: [
    {
      title: 'Klar på fem minutter',
      text: 'Navn, dag og sted, og siden står der. Ballonerne har vi pustet op.',
    },
    {
      title: 'Del den, hvor I skriver sammen',
      text: 'Linket viser billede, dato og sted, når du sætter det ind i en besked. Gæsterne svarer uden at oprette sig.',
    },
    {
      title: 'Hvor mange kommer?',
      text: 'Tallet står øverst, hver gang du kigger. Så ved du, hvor mange boller der skal bages.',
    },
    {
      title: 'Svar med en hilsen',
      text: 'Gæsten kan skrive et par ord eller spørge, hvad du ønsker dig. Du svarer samme sted, kun til dem.',
    },
  ],
  steps: [
    { title: 'Skriv, hvem der fylder', text: 'Vi laver et udkast, og du retter det, til det lyder som jer.' },
    {
      title: 'Inviter på din måde',
      text: 'Send en mail til hver enkelt, eller del linket i gruppen. Begge dele går også.',
    },
    { title: 'Glæd dig', text: 'Svarene kommer på én liste. Dem, der har glemt det, får en venlig mail.' },
  ],
  questions: [
    {
      title: 'Kan jeg invitere til en overraskelsesfest?',
      text: 'Ja. Mailen går kun til dem på gæstelisten, og siden kan kun åbnes med linket. Skriv i teksten, at det er hemmeligt.',
    },
    {
      title: 'Kan forældre svare for deres børn?',
      text: 'Ja. De skriver barnets navn, når de svarer, og kan fortælle om allergi og afhentning i en hilsen.',
    },
    {
      title: 'Kan gæsten ombestemme sig?',
      text: 'Ja. Den, der har fået sit eget link, åbner det igen og retter svaret, så længe man kan svare.',
    },
    {
      title: 'Hvor tidligt skal jeg invitere?',
      text: 'To til tre uger til en børnefødselsdag, fire til otte uger til en rund fest. Om sommeren er folk hurtigt optaget.',
    },
  ],
};

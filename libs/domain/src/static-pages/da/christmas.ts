import type { OccasionText } from '../texts';

export const christmas: OccasionText = {
  name: 'Jul',
  title: 'Juleinvitation til julefrokost og juleaften online · Festlig',
  description:
    'Inviter til julefrokost, gløgg eller juleaften med en hyggelig side, og se, hvem der kommer, før du køber ind. Gratis at begynde.',
  heading: 'Juleinvitation til frokost, gløgg og juleaften',
  lead: 'December er kort. Få datoen i kalenderen hos alle, og ved, hvor mange der skal have and.',
  button: 'Lav juleinvitationen',
  sample: {
    title: 'Julefrokost hos Lise og Omar',
    date: '6. december kl. 13.00',
    place: 'Nørregade 12, Odense',
    text: 'Sild, snaps og sange efter bogen, og risalamande med én mandel. Tag en pakke med til under 50 kroner.',
  },
  gets: [
    {
      title: 'Datoen på plads tidligt',
      text: 'Send invitationen i oktober, og lad gæsterne lægge dagen i kalenderen med ét tryk. Så er den der, når december bliver fuld.',
    },
    {
      title: 'Hvem tager hvad med?',
      text: 'Med Premium spørger du, hvem der står for silden, og hvem der tager snapsen. Svarene står samlet.',
    },
    {
      title: 'Pakkeleg uden forvirring',
      text: 'Reglerne står på siden, og ingen behøver at lede efter dem i en lang tråd.',
    },
    {
      title: 'Antallet, før du køber ind',
      text: 'Svarene tælles op af sig selv, også børn og dem, der kun kommer til kaffen.',
    },
  ],
  steps: [
    {
      title: 'Skriv, hvad I samles om',
      text: 'Julefrokost, gløgg eller juleaften: vælg et vinterbillede, og skriv tid og sted.',
    },
    {
      title: 'Send den til familien',
      text: 'En mail til hver, eller linket i familiens gruppe. Bedstemor svarer på sin tablet.',
    },
    {
      title: 'Lav indkøbslisten',
      text: 'Du ser, hvor mange der kommer, og hvem der mangler at svare, længe før butikkerne lukker.',
    },
  ],
  questions: [
    {
      title: 'Hvornår skal man invitere til julefrokost?',
      text: 'Fredage og lørdage i december er optaget tidligt. Send datoen i september eller oktober, og skriv detaljerne på siden senere.',
    },
    {
      title: 'Kan vi bruge det på arbejdet?',
      text: 'Ja. Hent kollegerne ind fra et regneark med Pro, og få allergier og antal samlet til kantinen.',
    },
    {
      title: 'Kan nogen melde afbud senere?',
      text: 'Ja. Gæsten åbner sit link igen og retter svaret, så længe man kan svare. Tallet retter sig med det samme.',
    },
    {
      title: 'Kan jeg bruge siden igen næste år?',
      text: 'Lav en ny invitation til næste år. Med Pro henter du gæstelisten ind fra den gamle, og alle får et nyt link og svarer forfra.',
    },
  ],
};

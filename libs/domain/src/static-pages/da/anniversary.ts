import type { OccasionText } from '../texts';

export const anniversary: OccasionText = {
  name: 'Jubilæum',
  title: 'Invitation til jubilæum og bryllupsdag online · Festlig',
  description:
    'Inviter til sølvbryllup, guldbryllup, firmajubilæum eller reception med en værdig side og svar samlet ét sted. Gratis at begynde.',
  heading: 'Invitation til jubilæum, sølvbryllup og guldbryllup',
  lead: 'Mange år fortjener mere end en kædemail: en side med ro over, og svar fra alle dem, I har mødt på vejen.',
  button: 'Lav invitationen til jubilæet',
  sample: {
    title: 'Birthe og Kajs guldbryllup',
    date: '27. september kl. 12.00',
    place: 'Forsamlingshuset, Tranekær',
    text: '50 år skal fejres. Kom til frokost, sang og kaffe, og tag gerne et gammelt billede med.',
  },
  gets: [
    {
      title: 'En side med ro over',
      text: 'God skrift, et smukt billede og jeres egne ord. Ingen reklamer ved siden af.',
    },
    {
      title: 'Find alle, der skal med',
      text: 'Familie, naboer og kolleger fra dengang samles på én liste. Er der en, der kun har telefon, deler I linket.',
    },
    {
      title: 'Let for alle aldre',
      text: 'Store knapper og tydelig tekst, og man svarer uden konto. Siden kan læses op og betjenes uden mus.',
    },
    {
      title: 'Svar og minder',
      text: 'Når gæsterne svarer, kan de skrive en hilsen. Hent dem alle bagefter, til talen eller til albummet.',
    },
  ],
  steps: [
    {
      title: 'Skriv, hvad der fejres',
      text: 'Navnet og antallet af år er nok. Resten af teksten foreslår vi, og I retter den.',
    },
    { title: 'Inviter', text: 'Send en personlig mail til hver gæst, og se, hvem den er nået frem til.' },
    {
      title: 'Hold øje med svarene',
      text: 'I ser, hvor mange der kommer, og minder dem om det, der endnu ikke har svaret.',
    },
  ],
  questions: [
    {
      title: 'Kan børnene lave invitationen for parret?',
      text: 'Ja, det gør mange. Den, der laver siden, er vært, og med Premium kan søskende være medværter og følge med i svarene.',
    },
    {
      title: 'Kan vi bruge det til en reception?',
      text: 'Ja. Er der ikke brug for svar, slår I svarene fra, og siden viser blot tid og sted.',
    },
    {
      title: 'Hvad med et firmajubilæum?',
      text: 'Det passer også. Med Pro henter I gæstelisten fra et regneark, også når den er på flere tusinde.',
    },
    {
      title: 'Kan vi skrive, at gaver er unødvendige?',
      text: 'Ja. Skriv det i teksten, som I ville sige det. Der er plads til både ønsker, kørselsvejledning og program.',
    },
  ],
};

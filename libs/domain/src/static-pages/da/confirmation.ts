import type { OccasionText } from '../texts';

export const confirmation: OccasionText = {
  name: 'Konfirmation',
  title: 'Konfirmationsinvitation online med svar · Festlig',
  description:
    'Lav invitationen til konfirmation eller nonfirmation sammen, send den til hele familien, og hold styr på svarene. Gratis at begynde.',
  heading: 'Konfirmations\u00adinvitationen, I laver sammen',
  lead: 'Konfirmanden vælger billedet, I skriver gæstelisten, og svarene lander ét sted. Også dem fra onkel Per.',
  button: 'Lav konfirmationsinvitationen',
  sample: {
    title: 'Viggos konfirmation',
    date: '3. maj kl. 11.00',
    place: 'Skovshoved Kirke',
    text: 'Jeg skal konfirmeres, og dagen bliver bedre med dig. Bagefter er der fest i Sejlklubben med mad, taler og musik.',
  },
  gets: [
    {
      title: 'En side, konfirmanden er glad for',
      text: 'Vælg mellem billeder, der er til at se på uden at krympe sig, og skriv, som en på fjorten ville sige det.',
    },
    {
      title: 'Kirke, fest og blå mandag',
      text: 'Skriv dagens program på siden. Flytter frokosten sig en halv time, retter I det ét sted.',
    },
    {
      title: 'Styr på taler og sange',
      text: 'Med Premium spørger I, om gæsten vil holde tale eller har en sang med, og svaret står i listen til toastmasteren.',
    },
    {
      title: 'Ingen svar i tre forskellige tråde',
      text: 'Alle svarer på siden, også dem, der plejer at ringe. I ser, hvem der mangler, og minder dem om det.',
    },
  ],
  steps: [
    {
      title: 'Lav siden ved køkkenbordet',
      text: 'Navn, dato og sted er nok til at begynde. Teksten kan konfirmanden rette bagefter.',
    },
    {
      title: 'Skriv til familien',
      text: 'Hver gæst får en mail med sit eget navn. Send prøven til jer selv først.',
    },
    {
      title: 'Bestil mad til det rigtige antal',
      text: 'I ser løbende, hvor mange der kommer, og kan hente listen, når restauranten spørger.',
    },
  ],
  questions: [
    {
      title: 'Hvornår skal vi invitere til konfirmation?',
      text: 'Mange familier har flere konfirmationer samme forår. Send gerne datoen et halvt år før og resten, når lokalet er på plads.',
    },
    {
      title: 'Dur det også til nonfirmation?',
      text: 'Ja. Det hele kan skrives om: overskrift, tekst og billede. Siden siger kun det, I selv skriver.',
    },
    {
      title: 'Kan konfirmanden selv være med til at styre det?',
      text: 'Ja. Med Premium kan I gøre flere til medværter, så den ene forælder, den anden og konfirmanden ser de samme svar.',
    },
    {
      title: 'Kan vi sætte en svarfrist?',
      text: 'Ja. Fristen står på siden. Når den er gået, kan gæsterne stadig læse det hele, men ikke svare; det kan I så gøre for dem.',
    },
  ],
};

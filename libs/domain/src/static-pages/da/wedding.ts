import type { OccasionText } from '../texts';

export const wedding: OccasionText = {
  name: 'Bryllup',
  title: 'Bryllupsinvitation online med gæsteliste og svar · Festlig',
  description:
    'Lav jeres bryllupsinvitation som en smuk side, send den personligt til hver gæst, og få alle svar samlet ét sted. Gratis at begynde.',
  heading: 'Bryllups\u00adinvitationen, som gæsterne svarer på',
  lead: 'Én side med hele dagen, en mail med navn til hver gæst og et antal, I roligt kan give videre til køkkenet.',
  button: 'Lav jeres bryllupsinvitation',
  sample: {
    title: 'Ida og Jonas skal giftes',
    date: '22. august kl. 13.30',
    place: 'Hornbæk Kirke',
    text: 'Vi siger ja til hinanden, og vi håber, at I siger ja til at være med. Efter vielsen er der fest på Strandhotellet.',
  },
  gets: [
    {
      title: 'Hele dagen på én side',
      text: 'Vielsen, vejen til festen, overnatning og ønsker til påklædning. Gæsterne finder ruten og lægger dagen i deres kalender med ét tryk. Vælger I stedet blandt vores forslag, er der også et kort.',
    },
    {
      title: 'Et antal, der holder',
      text: 'For hver invitation vælger I, hvor mange den gælder. Så er der ingen, der er i tvivl om kæresten og børnene.',
    },
    {
      title: 'Svar på det, I skal vide',
      text: 'Allergier, bus fra kirken, en seng til natten: med Premium stiller I jeres egne spørgsmål, og svarene står ved siden af navnet.',
    },
    {
      title: 'En venlig påmindelse',
      text: 'Når svarfristen nærmer sig, skriver I kun til dem, der ikke har svaret. De andre får fred.',
    },
  ],
  steps: [
    {
      title: 'Fortæl om dagen',
      text: 'Skriv jeres navne, datoen og kirken eller rådhuset. Siden er der med det samme, og I retter teksten, til den lyder som jer.',
    },
    {
      title: 'Inviter gæsterne',
      text: 'Saml gæstelisten, skriv mailen, og send den først til jer selv. Når den ser rigtig ud, går den ud til alle.',
    },
    {
      title: 'Læg bordplanen i ro',
      text: 'Svarene kommer ind, mens I sover. Hent dem som regneark, når kokken og bordplanen skal bruge dem.',
    },
  ],
  questions: [
    {
      title: 'Hvornår skal vi sende invitationen?',
      text: 'De fleste sender den tre til seks måneder før. Skal nogen rejse langt, så send den, så snart I kender datoen. I kan skrive mere på siden bagefter; linket er det samme.',
    },
    {
      title: 'Kan vi stadig sende et trykt kort?',
      text: 'Ja. Skriv sidens adresse på kortet. Så svarer gæsterne der, og I slipper for at skrive svar af fra sms’er og kuverter.',
    },
    {
      title: 'Kan vi begge to styre det?',
      text: 'Ja. Med Premium gør den ene den anden til medvært. Så kan I begge rette siden, se svarene og skrive til gæsterne.',
    },
    {
      title: 'Hvad med gæster uden e-mail?',
      text: 'Del linket i en besked, eller læs det op i telefonen. Gæsten skriver selv sit navn på siden, eller I skriver svaret ind for dem.',
    },
  ],
};

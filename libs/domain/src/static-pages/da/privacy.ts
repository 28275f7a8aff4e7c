import type { LegalText } from '../texts';

export const privacy: LegalText = {
  name: 'Dine oplysninger',
  title: 'Dine oplysninger · Festlig',
  description: 'Hvad vi gemmer, hvorfor og hvor længe, hvem der ser det, og hvordan du får det slettet.',
  heading: 'Dine oplysninger',
  lead: 'Hvad vi gemmer, hvorfor og hvor længe, hvem der ser det, og hvordan du får det slettet.',
  sections: [
    {
      title: 'Er du vært',
      text: 'Vi gemmer dit navn, din e-mail, dit telefonnummer, hvis du bekræfter det, dit sprog, hvilke mails du vil have, og din adgangskode i en form, ingen kan læse. Og det, du selv laver: invitationer, billeder, gæstelister, mails og svar. Logger du ind med Google eller Facebook, får vi dit navn og din e-mail derfra. Det skal vi bruge for at vise din side, sende dine mails og samle dine svar. Gode råd om fester sender vi kun, hvis du har sagt ja til dem.',
    },
    {
      title: 'Er du gæst',
      text: 'Værten har skrevet dit navn og din e-mail eller dit telefonnummer på sin gæsteliste, og vi gemmer det for værten. Vi gemmer også, hvilke mails du har fået, hvornår du første gang åbnede din invitation, og det, du selv svarer, skriver til værten og reserverer på ønskelisten.',
    },
    {
      title: 'Hvem der ser det',
      text: 'Kun værten og de medværter, værten selv vælger, ser gæstelisten og svarene. Selve invitationen kan ses af alle, der har linket; søgemaskiner beder vi holde sig væk, medmindre værten har gjort siden offentlig. Vi sælger ingenting og viser ingen reklamer. Kortet på invitationen hentes fra OpenStreetMap eller Google, som dermed ser din IP-adresse. Koden til dit telefonnummer sendes som sms gennem Twilio, der dermed ser nummeret. Skriver du til os om hjælp, får vi det som en mail.',
    },
    {
      title: 'Hvor længe',
      text: 'En fest bliver, til værten sletter den. Så slettes siden, gæstelisten, mailene og svarene; kun festens tomme nummer bliver op til 30 dage. Det samme gælder din konto: den bliver, til du sletter den, og dine fester går med den. En gæsteliste, der er ved at blive importeret, ligger højst et døgn. Du er logget ind i 12 timer, eller i 30 dage, hvis du beder om det. En henvendelse til hjælpen gemmer vi højst 30 dage, efter at den er sendt videre.',
    },
    {
      title: 'Cookies',
      text: 'Én cookie holder dig logget ind og beskytter det, du sender. Én husker dit sprog, hvis du har valgt det. Det, du er i gang med at skrive, og invitationer, du har åbnet, ligger i din egen browser. Der er ingen sporing.',
    },
    {
      title: 'Vil du ikke have flere mails',
      text: 'Nederst i hver invitation er der et link til at framelde sig. Så husker vi din e-mail som en kode, den ikke kan læses ud af, så ingen vært kan skrive til dig gennem Festlig. Med det samme link kan du sige ja igen.',
    },
    {
      title: 'Få det at se, rettet eller slettet',
      text: 'Er du vært, kan du rette det meste selv, slette en fest under Indstillinger og alt under Din konto. Er du gæst, kan du spørge værten. Ellers skriv til os: så får du at vide, hvad vi har om dig, og får det rettet eller slettet. Du kan også klage til Datatilsynet.',
    },
  ],
};

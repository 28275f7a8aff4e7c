export default {
  write: {
    title: 'Skriv til os',
    mail: 'Skriv til <mail>{{email}}</mail>, eller brug <help>hjælpen</help>.',
    form: 'Skriv til os gennem <help>hjælpen</help>.',
  },
  terms: {
    title: 'Betingelser',
    lead: 'Det, vi aftaler med dig, når du opretter dig som vært.',
    what: 'Hvad Festlig er',
    whatText:
      'Du laver en invitation, samler din gæsteliste, sender en personlig mail til hver gæst og får svarene ét sted. Alt, hvad Festlig kan i dag, er gratis.',
    yours: 'Det, du skriver, er dit',
    yoursText:
      'Dine tekster og din gæsteliste er dine. Vi bruger dem kun til at vise din invitation, sende dine mails og samle dine svar.',
    guests: 'Dine gæster',
    guestsText:
      'Invitér kun nogen, der kan regne med at høre fra dig. Du har ansvaret for gæstelisten: at oplysningerne er rigtige, og at gæsterne må stå på den. Gæster, der framelder sig, får ikke flere mails gennem Festlig.',
    misuse: 'Det må du ikke',
    misuseText:
      'Du må ikke bruge Festlig til reklame, spam, trusler eller noget ulovligt, og du må ikke invitere i en andens navn. Gør du det, kan vi lukke din side og din konto.',
    promise: 'Hvad du kan regne med',
    promiseText:
      'Vi gør os umage for, at alt virker, og at ingen gæst bliver glemt. Men en mail kan havne i spam, og siden kan være nede. Hold øje med dine udsendelser og svar. Gæstelisten og svarene kan altid hentes som regneark.',
    end: 'Når du vil stoppe',
    endText: 'Du kan slette en fest under Indstillinger, når du vil. Hele din konto sletter du under Din konto.',
  },
  privacy: {
    title: 'Dine oplysninger',
    lead: 'Hvad vi gemmer, hvorfor og hvor længe, hvem der ser det, og hvordan du får det slettet.',
    hosts: 'Er du vært',
    hostsText:
      'Vi gemmer dit navn, din e-mail, dit sprog, hvilke mails du vil have, og din adgangskode i en form, ingen kan læse. Og det, du selv laver: invitationer, gæstelister, mails og svar. Det skal vi bruge for at vise din side, sende dine mails og samle dine svar. Gode råd om fester sender vi kun, hvis du har sagt ja til dem.',
    guests: 'Er du gæst',
    guestsText:
      'Værten har skrevet dit navn og din e-mail eller dit telefonnummer på sin gæsteliste, og vi gemmer det for værten. Vi gemmer også, hvilke mails du har fået, hvornår du første gang åbnede din invitation, og det, du selv svarer og skriver til værten.',
    seen: 'Hvem der ser det',
    seenText:
      'Kun værten ser gæstelisten og svarene. Selve invitationen kan ses af alle, der har linket; søgemaskiner beder vi holde sig væk. Vi sælger ingenting og viser ingen reklamer. Kortet på invitationen hentes fra OpenStreetMap eller Google, som dermed ser din IP-adresse. Skriver du til os om hjælp, får vi det som en mail.',
    time: 'Hvor længe',
    timeText:
      'En fest bliver, til værten sletter den. Så slettes siden, gæstelisten, mailene og svarene; kun festens tomme nummer bliver op til 30 dage. Det samme gælder din konto: den bliver, til du sletter den, og dine fester går med den. En gæsteliste, der er ved at blive importeret, ligger højst et døgn. Du er logget ind i 12 timer, eller i 30 dage, hvis du beder om det. En henvendelse til hjælpen gemmer vi højst 30 dage, efter at den er sendt videre.',
    cookies: 'Cookies',
    cookiesText:
      'Én cookie holder dig logget ind og beskytter det, du sender. Én husker dit sprog, hvis du har valgt det. Det, du er i gang med at skrive, ligger i din egen browser. Der er ingen sporing.',
    unsubscribe: 'Vil du ikke have flere mails',
    unsubscribeText:
      'Nederst i hver invitation er der et link til at framelde sig. Så husker vi din e-mail som en kode, den ikke kan læses ud af, så ingen vært kan skrive til dig gennem Festlig. Med det samme link kan du sige ja igen.',
    deletion: 'Få det at se, rettet eller slettet',
    deletionText:
      'Er du vært, kan du rette det meste selv, slette en fest under Indstillinger og alt under Din konto. Er du gæst, kan du spørge værten. Ellers skriv til os: så får du at vide, hvad vi har om dig, og får det rettet eller slettet. Du kan også klage til Datatilsynet.',
  },
} as const;

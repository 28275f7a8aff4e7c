export default {
  title: 'Hjælp',
  lead: 'Se, om svaret står her. Ellers skriv til os, så svarer vi på din e-mail, så snart vi kan.',
  answers: {
    host: {
      title: 'Når du holder festen',
      missing: {
        question: 'En gæst har ikke fået invitationen. Hvad gør jeg?',
        answer:
          'Find gæsten på gæstelisten. Der står, om invitationen er sendt, og om mailen er kommet retur. Bed gæsten se efter i uønsket post. Du kan også åbne gæsten, kopiere gæstens eget link og selv sende det i en besked.',
      },
      changed: {
        question: 'Kan jeg rette tid og sted, når invitationen er sendt?',
        answer:
          'Ja. Tryk Rediger på invitationens side, ret og gem. Alle ser det nye med det samme, og vi tilbyder at skrive til de inviterede om det.',
      },
      remind: {
        question: 'Hvordan rykker jeg dem, der ikke har svaret?',
        answer:
          'Under Svar står, hvor mange der mangler. Ved siden af står Mind dem, som gør en venlig påmindelse klar. Kun de gæster, der mangler at svare, får den.',
      },
      list: {
        question: 'Hvordan får jeg hele gæstelisten ind på én gang?',
        answer:
          'Tryk Tilføj gæster på gæstelisten, og indsæt op til 50 gæster ad gangen, eller hent dem fra en fil. Med Pro importerer du et helt regneark. Vi finder selv navne, e-mailadresser og telefonnumre, og du ser det hele, før noget bliver gemt.',
      },
      noEmail: {
        question: 'Kan jeg invitere gæster, der ikke har en e-mail?',
        answer:
          'Ja. Send invitationen på sms, som du betaler for pr. gæst, eller kopier gæstens eget link og send det fra din telefon. Du kan også selv skrive et svar ind, som du har fået i telefonen.',
      },
      whoSees: {
        question: 'Hvem kan se siden?',
        answer:
          'Alle, der har linket. Søgemaskiner viser den ikke, medmindre du selv vælger det i indstillingerne. Der kan du også bestemme, at kun gæster på listen kan svare.',
      },
      price: {
        question: 'Hvad er gratis, og hvad koster noget?',
        answer:
          'Siden, mails og svar er gratis. Premium og Pro købes til én fest og giver for eksempel billeder fra gæsterne, egne spørgsmål og medværter. Der er intet abonnement. Se Priser nederst på siden.',
      },
      delete: {
        question: 'Hvordan sletter jeg en fest eller min konto?',
        answer:
          'Festen sletter du nederst i dens indstillinger, og kontoen under Din konto. Begge dele sletter også gæsternes oplysninger og kan ikke fortrydes.',
      },
    },
    guest: {
      title: 'Når du er inviteret',
      change: {
        question: 'Hvordan retter jeg mit svar?',
        answer:
          'Åbn linket i din invitation eller kvittering igen. Under dit svar er en knap til at rette det, så længe værten tager imod svar. Bagefter kan du skrive til værten samme sted.',
      },
      lost: {
        question: 'Jeg kan ikke finde min invitation.',
        answer:
          'Søg efter ”Festlig” i din indbakke, og se efter i uønsket post. Ellers kan værten sende dig dit link igen. Vi må ikke selv give linket videre.',
      },
      reserve: {
        question: 'Skal jeg have en konto for at reservere et ønske?',
        answer:
          'Nej, ikke når du åbner ønskelisten fra din egen invitation. Har du siden fra et link, der er delt med flere, logger du ind først, så vi ved, hvem der giver gaven.',
      },
      stop: {
        question: 'Hvordan slipper jeg for flere mails?',
        answer: 'Nederst i hver mail er et link, der framelder dig. Sms’er stopper du ved at svare STOP.',
      },
    },
  },
  write: 'Skriv til os',
  email: 'Din e-mail',
  emailHint: 'Her får du vores svar.',
  entry: 'Hvad kan vi hjælpe med?',
  submit: 'Send',
  sent: {
    title: 'Tak, vi har fået din besked',
    text: 'Vi læser den og svarer på din e-mail.',
  },
} as const;

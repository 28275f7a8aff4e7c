import type { LegalText } from '../texts';

export const terms: LegalText = {
  name: 'Betingelser',
  title: 'Betingelser · Festlig',
  description: 'Det, vi aftaler med dig, når du opretter dig som vært.',
  heading: 'Betingelser',
  lead: 'Det, vi aftaler med dig, når du opretter dig som vært.',
  sections: [
    {
      title: 'Hvad Festlig er',
      text: 'Du laver en invitation, samler din gæsteliste, sender en personlig mail til hver gæst og får svarene ét sted. Det er gratis at begynde. Premium og Pro købes til en enkelt fest, og priserne står på siden med priser.',
    },
    {
      title: 'Køb og fortrydelse',
      text: 'Du betaler én gang for én fest, og intet fornyes af sig selv. Priserne er med moms. Fortryder du inden 14 dage, og har du ikke taget det købte i brug, så skriv til os, og vi betaler pengene tilbage. Hvem der sælger, står med navn, adresse og CVR-nummer på kvitteringen, som du henter på festens side med planer.',
    },
    {
      title: 'Det, du skriver, er dit',
      text: 'Dine tekster og din gæsteliste er dine. Vi bruger dem kun til at vise din invitation, sende dine mails og samle dine svar.',
    },
    {
      title: 'Dine gæster',
      text: 'Inviter kun nogen, der kan regne med at høre fra dig. Du har ansvaret for gæstelisten: at oplysningerne er rigtige, og at gæsterne må stå på den. Gæster, der framelder sig, får ikke flere mails gennem Festlig.',
    },
    {
      title: 'Det må du ikke',
      text: 'Du må ikke bruge Festlig til reklame, spam, trusler eller noget ulovligt, og du må ikke invitere i en andens navn. Gør du det, kan vi lukke din side og din konto.',
    },
    {
      title: 'Hvad du kan regne med',
      text: 'Vi gør os umage for, at alt virker, og at ingen gæst bliver glemt. Men en mail kan havne i spam, og siden kan være nede. Hold øje med dine udsendelser og svar. Gæstelisten og svarene kan altid hentes som regneark.',
    },
    {
      title: 'Når du vil stoppe',
      text: 'Du kan slette en fest under Indstillinger, når du vil. Hele din konto sletter du under Din konto.',
    },
  ],
};

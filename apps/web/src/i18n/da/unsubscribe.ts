export default {
  mail: {
    title: 'Invitationer på mail',
    subscribed: {
      title: 'Vil du framelde alle mails?',
      text: 'Så får du ingen invitationer eller beskeder gennem Festlig mere på den adresse, du fik mailen på: fra alle værter og til alle fester, også hvis den i mailen er overstået eller slettet. Kan du bare ikke komme, så svar på invitationen i stedet.',
      action: 'Frameld mig',
    },
    unsubscribed: {
      title: 'Du er frameldt',
      text: 'Vi sender ikke flere invitationer til din adresse, uanset hvem der holder fest. Ombestemmer du dig, kan du få dem igen.',
      action: 'Modtag invitationer igen',
    },
    again: {
      title: 'Du får invitationer igen',
      text: 'Invitationer og beskeder fra Festlig kommer igen til den adresse, du fik mailen på.',
      action: 'Frameld mig alligevel',
    },
  },
  text: {
    title: 'Invitationer på sms',
    subscribed: {
      title: 'Vil du framelde alle sms’er?',
      text: 'Så får du ingen invitationer eller beskeder gennem Festlig mere på det nummer, du fik sms’en på: fra alle værter og til alle fester, også hvis den i sms’en er overstået eller slettet. Kan du bare ikke komme, så svar på invitationen i stedet.',
      action: 'Frameld mig',
    },
    unsubscribed: {
      title: 'Du er frameldt',
      text: 'Vi sender ikke flere sms’er til dit nummer, uanset hvem der holder fest. Ombestemmer du dig, kan du få dem igen. Mails får du stadig.',
      action: 'Modtag sms’er igen',
    },
    again: {
      title: 'Du får sms’er igen',
      text: 'Invitationer og beskeder fra Festlig kommer igen til det nummer, du fik sms’en på.',
      action: 'Frameld mig alligevel',
    },
  },
  badLink: {
    title: 'Linket virker ikke',
    text: 'Åbn den nyeste mail eller sms, du har fået fra Festlig, og tryk på linket nederst. Hjælper det ikke, kan dit mailprogram have knækket linket: Kopier hele adressen, og sæt den ind i browserens adresselinje. Ellers skriv til os, så framelder vi dig.',
    help: 'Skriv til os',
  },
} as const;

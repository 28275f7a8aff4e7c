import type { Language } from '@festlig/contracts/define';

/** What the page shows: the question, that nothing is sent any more, or that it is sent again. */
export type SubscriptionState = 'subscribed' | 'unsubscribed' | 'again';

interface StateTexts {
  title: string;
  text: string;
  action: string;
}

interface UnsubscribeTexts {
  /** For the link of an address, and for that of a phone number. */
  mail: Record<SubscriptionState, StateTexts>;
  text: Record<SubscriptionState, StateTexts>;
  badLink: { title: string; text: string; help: string };
  /** After a change that could not be made. */
  later: string;
  /** The other language, in that language. */
  other: string;
}

export const UNSUBSCRIBE_TEXTS: Record<Language, UnsubscribeTexts> = {
  da: {
    mail: {
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
    later: 'Vi kan ikke svare lige nu. Prøv igen om lidt.',
    other: 'In English',
  },
  en: {
    mail: {
      subscribed: {
        title: 'Unsubscribe from all e-mails?',
        text: 'This stops every invitation and message sent through Festlig to the address that received the e-mail: from all hosts and for all events, even if the one in the e-mail is over or deleted. If you just cannot come, reply to the invitation instead.',
        action: 'Unsubscribe me',
      },
      unsubscribed: {
        title: 'You are unsubscribed',
        text: 'We no longer send invitations to your address, from any host. If you change your mind, you can receive them again.',
        action: 'Receive invitations again',
      },
      again: {
        title: 'You are subscribed again',
        text: 'Invitations and messages will reach the address that received the e-mail again.',
        action: 'Unsubscribe me after all',
      },
    },
    text: {
      subscribed: {
        title: 'Unsubscribe from all text messages?',
        text: 'This stops every invitation and message sent through Festlig to the number that received the text: from all hosts and for all events, even if the one in the text is over or deleted. If you just cannot come, reply to the invitation instead.',
        action: 'Unsubscribe me',
      },
      unsubscribed: {
        title: 'You are unsubscribed',
        text: 'We no longer send text messages to your number, from any host. If you change your mind, you can receive them again. E-mails still reach you.',
        action: 'Receive texts again',
      },
      again: {
        title: 'You are subscribed again',
        text: 'Invitations and messages will reach the number that received the text again.',
        action: 'Unsubscribe me after all',
      },
    },
    badLink: {
      title: 'The link does not work',
      text: 'Open the latest e-mail or text you received from Festlig and use the link at the bottom. If that does not help, your mail app may have cut the link short: copy the whole address and paste it into your browser. Or write to us, and we will unsubscribe you.',
      help: 'Write to us',
    },
    later: 'We cannot answer right now. Try again in a moment.',
    other: 'På dansk',
  },
};

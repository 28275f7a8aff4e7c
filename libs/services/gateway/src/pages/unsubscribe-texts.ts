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
        title: 'Vil du stoppe alle invitationer og beskeder?',
        text: 'Så får du ingen invitationer, påmindelser eller beskeder mere på den adresse, du fik mailen på: fra alle værter og til alle fester. Kan du bare ikke komme, så svar på invitationen i stedet.',
        action: 'Stop alle mails',
      },
      unsubscribed: {
        title: 'Du får ikke flere mails',
        text: 'Invitationer, påmindelser og beskeder er stoppet på den adresse, du fik mailen på, uanset hvem der holder fest.',
        action: 'Fortryd, og få mails igen',
      },
      again: {
        title: 'Du får mails igen',
        text: 'Invitationer, påmindelser og beskeder kommer igen til den adresse, du fik mailen på.',
        action: 'Stop alle mails alligevel',
      },
    },
    text: {
      subscribed: {
        title: 'Vil du stoppe alle invitationer og beskeder på sms?',
        text: 'Så får du ingen invitationer, påmindelser eller beskeder mere på det nummer, du fik sms’en på: fra alle værter og til alle fester. Kan du bare ikke komme, så svar på invitationen i stedet.',
        action: 'Stop alle sms’er',
      },
      unsubscribed: {
        title: 'Du får ikke flere sms’er',
        text: 'Invitationer, påmindelser og beskeder er stoppet på det nummer, du fik sms’en på, uanset hvem der holder fest. Mails får du stadig.',
        action: 'Fortryd, og få sms’er igen',
      },
      again: {
        title: 'Du får sms’er igen',
        text: 'Invitationer, påmindelser og beskeder kommer igen til det nummer, du fik sms’en på.',
        action: 'Stop alle sms’er alligevel',
      },
    },
    badLink: {
      title: 'Linket virker ikke',
      text: 'Åbn den nyeste mail eller sms, du har fået fra Festlig, og tryk på linket nederst. Hjælper det ikke, kan dit mailprogram have knækket linket: Kopier hele adressen, og sæt den ind i browserens adresselinje. Ellers skriv til os, så stopper vi mails eller sms’er for dig.',
      help: 'Skriv til os',
    },
    later: 'Vi kan ikke svare lige nu. Prøv igen om lidt.',
    other: 'English',
  },
  en: {
    mail: {
      subscribed: {
        title: 'Stop all invitations and messages?',
        text: 'You will get no more invitations, reminders or messages at the address that received the e-mail: from any host, for any event. If you just cannot come, reply to the invitation instead.',
        action: 'Stop all e-mails',
      },
      unsubscribed: {
        title: 'You will get no more e-mails',
        text: 'Invitations, reminders and messages to the address that received the e-mail have been stopped, whoever the host is.',
        action: 'Undo, and get e-mails again',
      },
      again: {
        title: 'You will get e-mails again',
        text: 'Invitations, reminders and messages will reach the address that received the e-mail again.',
        action: 'Stop all e-mails after all',
      },
    },
    text: {
      subscribed: {
        title: 'Stop all invitations and messages by text?',
        text: 'You will get no more invitations, reminders or messages at the number that received the text: from any host, for any event. If you just cannot come, reply to the invitation instead.',
        action: 'Stop all texts',
      },
      unsubscribed: {
        title: 'You will get no more texts',
        text: 'Invitations, reminders and messages to the number that received the text have been stopped, whoever the host is. E-mails still reach you.',
        action: 'Undo, and get texts again',
      },
      again: {
        title: 'You will get texts again',
        text: 'Invitations, reminders and messages will reach the number that received the text again.',
        action: 'Stop all texts after all',
      },
    },
    badLink: {
      title: 'The link does not work',
      text: 'Open the latest e-mail or text you received from Festlig and use the link at the bottom. If that does not help, your mail app may have cut the link short: copy the whole address and paste it into your browser. Or write to us, and we will stop them for you.',
      help: 'Write to us',
    },
    later: 'We cannot answer right now. Try again in a moment.',
    other: 'Dansk',
  },
};

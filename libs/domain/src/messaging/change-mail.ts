import type { AccountChange } from '@festlig/contracts/identity';
import type { Language } from '@festlig/contracts/define';
import { type AccountTexts, linkMail } from './account-mail';
import type { MailTemplate } from './invitation-mail';

type Words = Pick<AccountTexts, 'subject' | 'words'> & Partial<Pick<AccountTexts, 'lasts'>>;

const changes: Record<Language, Record<AccountChange, Words>> = {
  da: {
    password: {
      subject: 'Din adgangskode er skiftet',
      words: 'Adgangskoden til din konto er lige blevet skiftet, og der er logget ud alle andre steder.',
    },
    email: {
      subject: 'Din konto har fået en ny e-mail',
      words: 'Din konto har lige fået en anden e-mailadresse. Denne adresse hører ikke længere til kontoen.',
    },
    'email-asked': {
      subject: 'Der er bedt om en ny e-mail til din konto',
      words:
        'Nogen har lige bedt om at skifte e-mail på din konto. Denne gælder, til den nye er bekræftet. En ny adgangskode, valgt med knappen her, stopper skiftet.',
      lasts: 'Var det dig selv, så tryk på knappen i mailen til den nye adresse.',
    },
    phone: {
      subject: 'Dit telefonnummer er bekræftet',
      words: 'Et telefonnummer er lige blevet bekræftet på din konto.',
    },
    'phone-moved': {
      subject: 'Dit telefonnummer skal bekræftes igen',
      words: 'En anden konto har lige bekræftet det telefonnummer, der står på din, med en kode sendt til det.',
    },
    'phone-removed': {
      subject: 'Dit bekræftede telefonnummer er fjernet',
      words: 'Det bekræftede telefonnummer er lige blevet fjernet fra din konto eller skiftet ud med et andet.',
    },
    'login-linked': {
      subject: 'En ny måde at logge ind på',
      words:
        'Din konto er lige blevet forbundet med en konto hos Google eller Facebook, som nu kan logge ind. En ny adgangskode, valgt med knappen her, fjerner forbindelsen igen.',
    },
    'login-unlinked': {
      subject: 'En måde at logge ind på er fjernet',
      words: 'Forbindelsen fra din konto til Google eller Facebook er lige blevet fjernet.',
    },
    deleted: {
      subject: 'Din konto er slettet',
      words: 'Din konto hos Festlig er lige blevet slettet sammen med dine fester. Den kan ikke hentes tilbage.',
    },
  },
  en: {
    password: {
      subject: 'Your password has been changed',
      words: 'The password of your account has just been changed, and all your other devices have been logged out.',
    },
    email: {
      subject: 'Your account has a new e-mail address',
      words: 'The e-mail address of your account has just been changed. This address no longer belongs to the account.',
    },
    'email-asked': {
      subject: 'A new e-mail address was requested for your account',
      words:
        'Somebody has just asked for another e-mail address for your account. This address stays in use until the new one is confirmed. To stop the change, choose a new password with the button here.',
      lasts: 'If it was you, click the button in the e-mail to the new address.',
    },
    phone: {
      subject: 'Your phone number has been verified',
      words: 'A phone number has just been verified on your account.',
    },
    'phone-moved': {
      subject: 'Verify your phone number again',
      words: 'Another account has just verified the phone number on yours, with a code that was sent to it.',
    },
    'phone-removed': {
      subject: 'Your verified phone number has been removed',
      words: 'The verified phone number has just been removed from your account, or replaced by another one.',
    },
    'login-linked': {
      subject: 'A new way to log in',
      words:
        'Your account has just been linked to an account at Google or Facebook, which can now log in. To remove that link, choose a new password with the button here.',
    },
    'login-unlinked': {
      subject: 'A way to log in has been removed',
      words: 'The link between your account and Google or Facebook has just been removed.',
    },
    deleted: {
      subject: 'Your account has been deleted',
      words: 'Your Festlig account has just been deleted, together with your events. It cannot be restored.',
    },
  },
};

const around: Record<Language, Omit<AccountTexts, 'subject' | 'words' | 'button'>> = {
  da: {
    eyebrow: 'Din konto hos Festlig',
    lasts: 'Var det dig selv, skal du ikke gøre noget.',
    footer: 'Du får altid en mail, når nogen ændrer, hvordan man logger ind på din konto.',
  },
  en: {
    eyebrow: 'Your Festlig account',
    lasts: 'If it was you, you do not need to do anything.',
    footer: 'We always send you an e-mail when somebody changes how to log in to your account.',
  },
};

/** What an owner who did not make the change can do: choose a new password, or ask us where that is too late. */
const buttons: Record<Language, { password: string; help: string }> = {
  da: { password: 'Det var ikke mig: vælg en ny adgangskode', help: 'Det var ikke mig: skriv til os' },
  en: { password: 'It was not me: choose a new password', help: 'It was not me: write to us' },
};

/**
 * The page to which the button leads. After a change of the address a link to choose a password would be mailed to the
 * new one, and a deleted account has no password.
 */
export const pageAfter = (what: AccountChange): 'password' | 'help' =>
  what === 'email' || what === 'deleted' ? 'help' : 'password';

/** The mail that `user.account-changed` causes. */
export const changeMail = (language: Language, what: AccountChange, name: string, link: string): MailTemplate =>
  linkMail(
    language,
    { ...around[language], ...changes[language][what], button: buttons[language][pageAfter(what)] },
    name,
    link,
  );

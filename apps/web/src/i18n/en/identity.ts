import type da from '../da/identity';
import type { Texts } from '../texts';

export default {
  login: {
    title: 'Welcome back',
    lead: 'Log in to see your events and replies.',
    submit: 'Log in',
    remember: 'Remember me on this computer',
    forgotten: 'Forgotten your password?',
    other: 'No account yet?',
    toOther: 'Sign up',
  },
  register: {
    title: 'Create an account',
    lead: 'So we can keep your invitation and your replies. It is free.',
    submit: 'Sign up',
    terms: 'I accept the <terms>terms of use</terms> and have seen <privacy>how you look after my details</privacy>',
    marketing: 'You may send me good advice about parties (one e-mail a month at most)',
    other: 'Already have an account?',
    toOther: 'Log in',
  },
  prompt: {
    title: 'Log in again',
    lead: 'It has been a while since you logged in. Log in again and we carry on where you left off. What you have written is still here.',
    login: 'Log in to continue',
    register: 'Sign up to continue',
    goesOn: 'It takes a moment. Then we continue by ourselves, and what you typed is still here.',
  },
  draftKept: 'We have kept your invitation. It is waiting for you afterwards.',
  field: {
    name: 'Your name',
    email: 'E-mail',
    password: 'Password',
    passwordHint: 'At least {{count, number}} characters',
  },
  recover: {
    title: 'Forgotten password',
    lead: 'Enter your e-mail and we will send you a link to choose a new one.',
    submit: 'Send me a link',
    sentTitle: 'Check your inbox',
    sent: 'If there is an account for {{email}}, the link is on its way. It works for one hour. If nothing arrives, look in your junk folder.',
    toLogin: 'Back to log in',
  },
  replace: {
    title: 'Choose a new password',
    lead: 'Afterwards you are logged in here and logged out everywhere else.',
    password: 'New password',
    submit: 'Save new password',
    done: 'Your new password has been saved',
    again: 'Ask for a new link',
  },
  verify: {
    title: 'Confirm your e-mail',
    own: 'Hi {{name}}. Click the button if {{email}} is your address.',
    stranger:
      'The link belongs to {{email}}. Enter the password you chose when you signed up, and your e-mail is confirmed.',
    another:
      'The link belongs to {{email}}, but you are logged in with {{mine}}. Enter the password of {{email}} to confirm it.',
    password: 'Password',
    confirm: 'Confirm my e-mail',
    confirmAndLogIn: 'Confirm and log in',
    done: 'Thank you, your e-mail is confirmed',
    doneText: 'Now you can send invitations to your guests.',
    toParties: 'Go to my events',
    failed: 'The link did not work',
    again: 'Send a new link',
    sent: 'We have sent a new link. Check your inbox.',
    login: 'Log in to get a new link',
  },
} as const satisfies Texts<typeof da>;

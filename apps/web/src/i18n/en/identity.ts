import type da from '../da/identity';
import type { Texts } from '../texts';

export default {
  login: {
    title: 'Welcome back',
    lead: 'Log in to see your events and replies.',
    submit: 'Log in',
    remember: 'Remember me on this computer',
    noAccount: 'No account yet?',
    toRegister: 'Sign up',
  },
  register: {
    title: 'Create an account',
    lead: 'So we can keep your invitation and your replies. It is free.',
    submit: 'Sign up',
    terms: 'I accept the terms of use, and that you keep my details to show the page and send my invitations',
    marketing: 'You may send me good advice about parties (one e-mail a month at most)',
    hasAccount: 'Already have an account?',
    toLogin: 'Log in',
  },
  prompt: {
    title: 'Log in again',
    lead: 'You have been logged out. Log in and we carry on where you left off. What you have written is still here.',
  },
  draftKept: 'We have kept your invitation. It is waiting for you afterwards.',
  field: {
    name: 'Your name',
    email: 'E-mail',
    password: 'Password',
    passwordHint: 'At least {{count}} characters',
    showPassword: 'Show the password',
    hidePassword: 'Hide the password',
  },
  verify: {
    title: 'Confirm your e-mail',
    pending: 'Confirming your e-mail …',
    done: 'Thank you, your e-mail is confirmed',
    doneText: 'Now you can send invitations to your guests.',
    toParties: 'Go to my events',
    failed: 'The link did not work',
    again: 'Send a new link',
    sent: 'We have sent a new link. Check your inbox.',
    login: 'Log in to get a new link',
  },
} as const satisfies Texts<typeof da>;

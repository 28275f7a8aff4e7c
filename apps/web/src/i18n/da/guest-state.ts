/** Where a guest stands, in every list of guests, and what does not reach them, on the guest list. */
export default {
  state: {
    coming_one: 'Kommer',
    coming_other: 'Kommer, {{count, number}}',
    notComing: 'Kommer ikke',
    seen: 'Har set invitationen',
    invited: 'Inviteret',
    new: 'Ikke inviteret',
    unreachable: 'Kan ikke nås',
    textOnly: 'Kun sms',
    silent: { seen: 'Ikke svaret · set', invited: 'Ikke svaret', unopened: 'Ikke svaret · ikke åbnet' },
  },
  hindrance: {
    unreachable: 'Kan ikke nås',
    emailOff: 'Får ikke mail',
    unsubscribed: 'Frameldt mails',
    textStopped: 'Frameldt sms',
    textAbroad: 'Sms når ikke nummeret',
    textLost: 'Sms nåede ikke frem',
  },
} as const;

import type da from '../da/guest-state';
import type { Texts } from '../texts';

/** Where a guest stands, in every list of guests, and what does not reach them, on the guest list. */
export default {
  state: {
    coming_one: 'Coming',
    coming_other: 'Coming, {{count, number}}',
    notComing: 'Not coming',
    seen: 'Has seen the invitation',
    invited: 'Invited',
    new: 'Not invited',
    unreachable: 'Can’t be reached',
    textOnly: 'Text messages only',
    silent: { seen: 'No reply · seen', invited: 'No reply', unopened: 'No reply · not opened' },
  },
  hindrance: {
    unreachable: 'Can’t be reached',
    emailOff: 'E-mail turned off',
    unsubscribed: 'Unsubscribed from e-mails',
    textStopped: 'Unsubscribed from texts',
    textAbroad: 'No texts to this number',
    textLost: 'Text did not arrive',
  },
} as const satisfies Texts<typeof da>;

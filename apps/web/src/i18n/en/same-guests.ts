import type da from '../da/same-guests';
import type { Texts } from '../texts';

/** A guest whose e-mail or phone number another guest has already. */
export default {
  shares: {
    email_one: '{{names}} on the list has the same e-mail. That is fine: a family can share one.',
    email_other: '{{names}} on the list have the same e-mail. That is fine: a family can share one.',
    phone_one: '{{names}} on the list has the same phone number. That is fine: a family can share one.',
    phone_other: '{{names}} on the list have the same phone number. That is fine: a family can share one.',
  },
  same: {
    email: '{{name}} is on the list already, with that e-mail.',
    phone: '{{name}} is on the list already, with that phone number.',
  },
  added: '{{name}} is on the list, and shares an e-mail or a phone with {{names}}.',
  onList: {
    email: 'On the list already as {{name}} (same e-mail).',
    phone: 'On the list already as {{name}} (same phone number).',
    name: 'A guest of that name is on the list already.',
  },
  above: {
    email: 'Same e-mail as number {{nth, number}} ({{name}}).',
    phone: 'Same phone number as number {{nth, number}} ({{name}}).',
    name: 'Same name as number {{nth, number}}. Both are added.',
  },
  anyway: 'Add anyway',
  anywayOf: 'Add anyway: {{name}}',
  skip: 'Skip',
  skipOf: 'Skip: {{name}}',
  skipped_one: '{{count, number}} line is skipped, because its e-mail or phone number is there already.',
  skipped_other: '{{count, number}} lines are skipped, because their e-mail or phone number is there already.',
  leftOut_one: '{{count, number}} was skipped.',
  leftOut_other: '{{count, number}} were skipped.',
  unchecked: 'We could not check whether any of them are on the list already.',
} as const satisfies Texts<typeof da>;

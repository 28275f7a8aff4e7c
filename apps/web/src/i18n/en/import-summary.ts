import type da from '../da/import-summary';
import type { Texts } from '../texts';

export default {
  lead_one: '{{ready, number}} of {{total, number}} are ready, {{count, number}} needs your help.',
  lead_other: '{{ready, number}} of {{total, number}} are ready, {{count, number}} need your help.',
  dropped_one: 'We could not read all of {{count, number}} row.',
  dropped_other: 'We could not read all of {{count, number}} rows.',
  missing_one: '{{count, number}} has neither e-mail nor phone.',
  missing_other: '{{count, number}} have neither e-mail nor phone.',
  mended_one: '{{count, number}} was interpreted by us, such as “2 adults” as 2.',
  mended_other: '{{count, number}} were interpreted by us, such as “2 adults” as 2.',
  phoneOnly_one: '{{count, number}} has only a phone number.',
  phoneOnly_other: '{{count, number}} have only a phone number.',
  family_one: '{{count, number}} has the same e-mail or phone as someone else.',
  family_other: '{{count, number}} have the same e-mail or phone as someone else.',
  duplicate_one: '{{count, number}} is in the file twice or already on the guest list.',
  duplicate_other: '{{count, number}} are in the file twice or already on the guest list.',
  wrong_one: '{{count, number}} row is not a guest and is left out.',
  wrong_other: '{{count, number}} rows are not guests and are left out.',
  unused_one: 'The column {{names}} is not used.',
  unused_other: 'The columns {{names}} are not used.',
  above_one: 'The row above the column names is not a guest and is left out: {{rows}}',
  above_other: 'The {{count, number}} rows above the column names are not guests and are left out: {{rows}}',
  quoted: '“{{name}}”',
} as const satisfies Texts<typeof da>;

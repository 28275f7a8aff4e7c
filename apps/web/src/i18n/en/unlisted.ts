import type da from '../da/unlisted';
import type { Texts } from '../texts';

export default {
  chip: 'Not on the guest list',
  second: 'Has another reply',
  secondText: '{{name}} is on the guest list with another reply. Delete the one that does not count.',
  noEmail: 'There is no e-mail in the reply. You can add one once {{name}} is on the guest list.',
  one: 'Add to the guest list',
  oneNamed: 'Add to the guest list: {{name}}',
  all_one: 'Add this guest',
  all_other: 'Add them to the list',
  atLeast: 'At least {{count, number}}',
  says: {
    list_one: '{{many}} guest has replied without being on the list.',
    list_other: '{{many}} guests have replied without being on the list.',
    rsvp_one: '{{many}} guest who has replied is not on the guest list and won’t get it.',
    rsvp_other: '{{many}} guests who have replied are not on the guest list and won’t get it.',
    rsvpYes_one: '{{many}} guest who is coming is not on the guest list and won’t get it.',
    rsvpYes_other: '{{many}} guests who are coming are not on the guest list and won’t get it.',
    rsvpNo_one: '{{many}} guest who isn’t coming is not on the guest list and won’t get it.',
    rsvpNo_other: '{{many}} guests who aren’t coming are not on the guest list and won’t get it.',
    withoutRsvp_one:
      '{{many}} reply isn’t linked to the guest list. If its guest is on the list, they will still get this.',
    withoutRsvp_other:
      '{{many}} replies aren’t linked to the guest list. Those of their guests who are on the list will still get this.',
  },
  progress_one: '{{count, number}} reply checked',
  progress_other: '{{count, number}} replies checked',
  done_one: '{{count, number}} guest is now on the guest list.',
  done_other: '{{count, number}} guests are now on the guest list.',
  left_one: '{{count, number}} reply is from a guest who already has another one.',
  left_other: '{{count, number}} replies are from guests who already have another one.',
} as const satisfies Texts<typeof da>;

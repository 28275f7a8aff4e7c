import type da from '../da/errors';
import type { Texts } from '../texts';

export default {
  invalid: 'That does not look right.',
  required: 'Please fill this in.',
  too_long: 'That is too long.',
  email_invalid: 'That does not look like an e-mail address.',
  bad_address: 'The address cannot be read. Try the link again.',
  not_found: 'It does not exist, or it has been removed.',
  needs_login: 'Log in to continue.',
  csrf_invalid: 'This page has been open for a long time. Reload it and try again.',
  too_many_requests: 'That was a little fast. Wait a moment and try again.',
  too_large: 'That is too large.',
  unavailable: 'We cannot answer right now. Try again in a moment.',
  unknown_field: 'The page sent something we did not recognise. Reload it and try again.',
  conflict: 'It was changed in the meantime. Reload the page and try again.',
  key_reused: 'This was changed after it was first sent. Reload the page to see what reached us.',
  unexpected: 'Something went wrong at our end. Try again in a moment.',
  signature_invalid: 'The link does not work. Use the link from the e-mail.',
  rsvp_disabled: 'Your host is not collecting replies here.',
  rsvp_after_deadline: 'The reply-by date has passed. Please contact your host.',
  rsvp_event_passed: 'The day has passed, so replies are closed.',
  rsvp_restricted: 'Only invited guests can reply. Use the link in your invitation.',
  too_many_people: 'That is more people than the invitation is for.',
  thread_full: 'There is no room for more messages here.',
  too_many_replies_today:
    'There have been unusually many replies today. Use the link in your own invitation, or try again tomorrow.',
  email_not_verified: 'Confirm your e-mail first.',
  offline: 'That did not go through because you were offline. Try again when you are back.',
  unreached: 'We cannot connect. Check your connection and try again.',
  timeout: 'That took too long. Try again.',
  bad_answer: 'We received an unexpected answer. Reload the page and try again.',
} as const satisfies Texts<typeof da>;

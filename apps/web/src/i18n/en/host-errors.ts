import type da from '../da/host-errors';
import type { Texts } from '../texts';

export default {
  too_short: 'Write at least {{minimum, number}} characters.',
  too_many_tags: 'The text has too much formatting. Paste it without formatting (Ctrl+Shift+V) and try again.',
  phone_invalid: 'That does not look like a phone number.',
  too_slow: 'The file reached us too slowly. Try again, on a faster connection if you can.',
  email_taken: 'There is already an account with that e-mail. Log in instead.',
  too_many_mails:
    'We have already sent several e-mails to that address. Look in the inbox and the junk folder, or try again in {{minutes, number}} min.',
  too_many_mails_today:
    'So many e-mails have been sent today that the next one has to wait until tomorrow. Look in the inbox and the junk folder meanwhile.',
  too_many_tries:
    'Too many wrong passwords have been tried. Try again in {{minutes, number}} min., or choose a new one.',
  password_guessable:
    'That password is one of the first that somebody would guess. Choose another, for example three words in a row.',
  name_holds_address: 'Write the name without an e-mail address or a link. It is shown as the sender of your e-mails.',
  name_passes_for_ours: 'That looks like something from us. Write something your guests know as yours.',
  sending_quota_reached:
    'You have sent the {{limit, number}} e-mails you can send in one day. Try again tomorrow, or write to us if you need to reach more people.',
  login_failed: 'The e-mail or password does not match.',
  terms_required: 'You need to accept the terms to sign up.',
  verification_expired: 'The link has expired or is incomplete. Ask for a new one.',
  date_in_past: 'Date must be today or in the future',
  date_too_late: 'The date can be 50 years from now at most.',
  cohost_link_invalid:
    'The link does not work. It may have been used or withdrawn, or be too old. Ask the host for a new one.',
  owner_cannot_accept: 'This is your own event, so you are already its host.',
  own_address: 'This is your own address.',
  already_cohost: 'This address has already been invited.',
  too_many_cohosts: 'An event can have {{maximum, number}} co-hosts and invitations at most.',
  too_many_cohosted: 'You can be a co-host of {{maximum, number}} events at most.',
  too_many_parties: 'You can have {{maximum, number}} events at most. Delete one you do not use any more.',
  party_has_started: 'The date cannot be changed once the event has started.',
  reply_by_late: 'The reply-by date must be no later than the day itself.',
  edited_meanwhile: 'This was changed somewhere else while you were writing.',
  plan_required: 'This needs a larger plan.',
  too_many_actions: 'There can be 10 links at most.',
  too_many_fields: 'There can be 20 fields at most.',
  already_on_list: 'This guest is already on the list.',
  invitation_received: 'This guest has received the invitation and cannot be deleted.',
  csv_empty: 'Choose a file or paste your list.',
  csv_too_many_rows: 'The list has more than 500,000 lines. Split it into several and import them one at a time.',
  csv_not_text:
    'That is not a CSV file. Choose Save as and CSV in your spreadsheet, then the new file here, or copy the rows and paste them.',
  csv_no_header: 'We cannot find the column of names. The first line should say, for example, Name, E-mail and Phone.',
  csv_too_large: 'The list is too large. Split it into several files.',
  too_many_picked: 'You can pick 500 guests one by one. For more, search and select all that are found.',
  too_many_excepted: 'You can leave out 500 guests. Search for fewer, or pick those who should have the e-mail.',
  too_many_lists: 'You have imported unusually many long lists today. Try again tomorrow.',
  import_differs: 'The list has already been imported with other choices. Undo that import first if it is wrong.',
  audience_empty: 'There is nobody to send to.',
  send_in_progress: 'Another send is already running. Wait until it has finished.',
  idempotency_key_reused: 'This send was changed after it was first sent off. Close this and press Send again.',
  too_many_templates: 'There can be 50 templates at most. Delete one you do not use.',
  too_many_placeholders: 'Name and link can be used {{maximum, number}} times at most in one e-mail.',
  help_limit_reached:
    'You have asked for help unusually many times today. Try again tomorrow, or write to us by e-mail.',
  subject_too_short: 'Write a subject of at least two characters.',
  plan_not_an_upgrade: 'You already have that.',
  webhook_signature_invalid: 'The payment could not be confirmed.',
  payment_unavailable: 'Payment does not work right now. Try again in a moment.',
  recovery_expired: 'The link is too old or has been used. Ask for a new one.',
  current_password_required: 'Enter your password.',
  current_password_wrong: 'That is not your password.',
  passwords_differ: 'The two passwords are not the same.',
} as const satisfies Texts<typeof da>;

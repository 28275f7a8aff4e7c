import type da from '../da/path';
import type { Texts } from '../texts';

export default {
  headline: {
    persons_one: '{{count, number}} person coming',
    persons_other: '{{count, number}} people coming',
    guests_one: '{{count, number}} guest coming, {{persons, number}} people in all',
    guests_other: '{{count, number}} guests coming, {{persons, number}} people in all',
    noResponse_one: '{{count, number}} guest yet to reply',
    noResponse_other: '{{count, number}} guests yet to reply',
    waiting_one: '{{count, number}} needs your answer',
    waiting_other: '{{count, number}} need your answer',
    label: 'Replies in numbers',
  },
  short: {
    persons: '{{count, number}} coming in all',
    noResponse: '{{count, number}} yet to reply',
    waiting: '{{count, number}} waiting for you',
  },
  opened: 'Seen the invitation',
  steps: {
    label: 'Steps to your first invitation',
    page: 'Page',
    pageDone: 'Saved',
    guests: 'Guests',
    guestsNone: 'Add them',
    guestsDone_one: '{{count, number}} guest',
    guestsDone_other: '{{count, number}} guests',
    send: 'Send',
    sendNone: 'To do',
    sendWaits: 'Waiting for you',
    done: 'done',
  },
  later: {
    subject: '{{name}} – to new guests',
    count_one: '{{count, number}} guest has no invitation yet.',
    count_other: '{{count, number}} guests have no invitation yet.',
    invite_one: 'Invite the new guest',
    invite_other: 'Invite the {{count, number}} new guests',
  },
  status: {
    title: 'Your guests right now',
    back: 'Back to the messages',
    replies: 'See who has replied',
    allInvited: 'Everyone on the guest list is invited.',
  },
  first: {
    title: 'Who gets the first invitation?',
    name: 'Guest’s name',
    email: 'Guest’s e-mail',
    go: 'Continue',
  },
} as const satisfies Texts<typeof da>;

import type { HostRsvp, OwnRsvp } from '@festlig/contracts/rsvp';

/** Anne comes with one more person, and the thread is empty. */
const SHOWN = {
  id: 'a'.repeat(24),
  rid: 'secretkey',
  name: 'Anne Holm',
  isComming: true,
  numberOfPeople: 2,
  companions: [],
  comment: 'Hooray',
  email: null,
  createdAt: '2036-01-01T10:00:00Z',
  changedAt: '2036-01-01T10:00:00Z',
  hasEmail: true,
  fields: {},
  messages: [],
};

/** A reply as hosts see it. */
export const aReply = (more: Partial<HostRsvp> = {}): HostRsvp => ({
  ...SHOWN,
  contact: null,
  contactEmail: null,
  entered: false,
  messageCount: 0,
  waits: false,
  earlier: null,
  secondOf: null,
  ...more,
});

/** A reply as its guest sees it, for a guest who is not on the guest list. */
export const anOwnReply = (more: Partial<OwnRsvp> = {}): OwnRsvp => ({
  ...SHOWN,
  isKnown: false,
  earlier: null,
  ...more,
});

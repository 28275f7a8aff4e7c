import type { HostRsvp } from '@festlig/contracts/rsvp';

/** A reply as hosts see it: Anne comes with one more, and nothing has been written in the thread. */
export const aReply = (more: Partial<HostRsvp> = {}): HostRsvp => ({
  id: 'a'.repeat(24),
  rid: 'secretkey',
  name: 'Anne Holm',
  isComming: true,
  numberOfPeople: 2,
  comment: 'Hooray',
  email: null,
  createdAt: '2036-01-01T10:00:00Z',
  changedAt: '2036-01-01T10:00:00Z',
  contact: null,
  contactEmail: null,
  hasEmail: true,
  entered: false,
  fields: {},
  messages: [],
  messageCount: 0,
  ...more,
});

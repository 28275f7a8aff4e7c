import type { Send } from '@festlig/contracts/messaging';

/** An invitation of which 400 of 1,000 mails were sent; it has no texts. */
export const aSend = (changes: Partial<Send> = {}): Send => ({
  id: '1'.repeat(24),
  templateId: '0'.repeat(24),
  type: 'invitation',
  name: 'Come!',
  audience: 'missing',
  status: 'sending',
  total: 1000,
  emailsSent: 400,
  errors: 0,
  unsubscribed: 0,
  textTotal: 0,
  textSent: 0,
  textErrors: 0,
  textLost: 0,
  unpaid: 0,
  nothing: 0,
  tokens: 0,
  limited: false,
  left: null,
  createdAt: '2027-01-01T10:00:00Z',
  endedAt: null,
  rate: 10,
  ended: false,
  ...changes,
});

import type { NewSend } from './store/send.repository';

/** A new invitation to everybody, without texts. */
export const aSend = (changes: Partial<NewSend> & Pick<NewSend, 'createdAt'>): NewSend => ({
  _id: 'b'.repeat(24),
  partyId: 'a'.repeat(24),
  templateId: 'c'.repeat(24),
  idempotencyKey: 'press-one',
  audience: 'all',
  picked: [],
  invitation: {
    type: 'invitation',
    language: 'da',
    subject: 'Kære ((name))',
    body: '<p>((link))</p>',
    title: 'Fest',
    date: '2026-06-20T16:00:00.000Z',
    zone: 'Europe/Copenhagen',
    place: 'Her',
    heroUrl: null,
    hostName: 'Karen',
  },
  page: 'fest',
  replyTo: { name: 'Karen', address: 'karen@post.example' },
  ...changes,
});

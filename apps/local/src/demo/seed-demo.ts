import { contacts, type Contact } from '@festlig/contracts/contacts';
import { identity } from '@festlig/contracts/identity';
import { media } from '@festlig/contracts/media';
import { messaging } from '@festlig/contracts/messaging';
import { party } from '@festlig/contracts/party';
import { rsvp } from '@festlig/contracts/rsvp';
import { payOnCardPage } from '@festlig/testing/product/card-page';
import { Inbox } from '@festlig/testing/product/inbox';
import { Refused, Visitor } from '@festlig/testing/product/visitor';
import { waitFor } from '@festlig/testing/product/wait-for';
import type { Surroundings } from '../surroundings';
import { demoGuestList } from './guest-list';
import { addPhotos } from './photos';
import { addWedding } from './wedding';
import { addWishes } from './wishes';

const HOST = { email: 'vaert@festlig.example', password: 'festlig-demo' };
const GUEST = { ...HOST, email: 'gaest@festlig.example' };
const GUESTS = 200;
/** Of these, by name, three in five reply, and one opens the page. */
const ACTIVE = 150;
const YES = ['Vi glæder os!', 'Hurra, hvor dejligt.', 'Jeg tager kage med.', 'Tak, fordi vi må være med.', ''];
const NO = [
  'Vi er desværre på ferie. Hav en dejlig fest!',
  'Øv, vi er optaget den dag.',
  'Tak for invitationen – næste gang!',
  '',
];
/** Who come with a guest; some guests name nobody. */
const COMPANIONS = ['Bo', 'Liv', 'Kirstine', 'Aksel', 'Mads', 'Ellen'];
/** Of one guest, who waits for an answer. */
const QUESTION = 'Er der noget med parkering?';

async function reply(url: string, partyId: string, guests: Contact[]): Promise<void> {
  const visitor = await Visitor.open(url);
  for (const [index, guest] of guests.entries()) {
    const isComming = index % 5 !== 0;
    const comments = isComming ? YES : NO;
    const numberOfPeople = 1 + (index % 3);
    const named = index % 4 === 0 ? 0 : numberOfPeople - 1;
    await visitor.call(rsvp.calls.submitRsvp, {
      partyId,
      contact: guest.sid,
      isComming,
      numberOfPeople,
      companions: isComming ? COMPANIONS.slice(index % 5).slice(0, named) : [],
      comment: index === 3 ? QUESTION : (comments[index % comments.length] ?? ''),
    });
  }
}

/** Some guests open their page and do not reply. */
async function open(url: string, partyId: string, guests: Contact[]): Promise<void> {
  const visitor = await Visitor.open(url);
  for (const { sid } of guests) await visitor.call(contacts.calls.visitGuest, { partyId, cid: sid });
}

/** Guests who were added after the invitation went out; nothing reaches the last. */
async function addLater(host: Visitor, partyId: string): Promise<void> {
  for (const guest of [
    { name: 'Familien Juul', email: 'juul@gaest.example', maxPeople: 4, tags: ['Naboer'] },
    { name: 'Ole og Birthe', email: 'ole.birthe@gaest.example', maxPeople: 2, tags: ['Naboer'] },
    { name: 'Farmor Inger', receiveEmail: false, note: 'Ring til hende' },
  ])
    await host.call(contacts.calls.addContact, { partyId, ...guest });
}

/**
 * Creates, once, a host with a party of 200 invited guests, some of whom have replied, and a few who were added later, with a
 * wishlist and photos, and a wedding that nobody is invited to yet, through the product's own calls. Returns the line that says how
 * to log in.
 */
export async function seedDemo({ url, inboxUrl }: Pick<Surroundings, 'url' | 'inboxUrl'>): Promise<string> {
  const told = `Demo host    ${HOST.email}, password ${HOST.password} (a guest who has reserved wishes: ${GUEST.email})`;
  const host = await Visitor.open(url);
  try {
    await host.call(identity.calls.login, HOST);
    return told;
  } catch (error) {
    if (!(error instanceof Refused && error.status === 401)) throw error;
  }
  await host.call(identity.calls.register, { ...HOST, name: 'Karen Holm', accept_terms: true });
  await host.call(identity.calls.confirmEmail, { token: await new Inbox(inboxUrl).verificationToken(HOST.email) });
  const hero = await waitFor(async () => (await host.call(media.calls.listHeroImages, {}))['birthday']?.[0]);
  const date = new Date(Date.now() + 45 * 24 * 3600 * 1000);
  date.setUTCHours(16, 30, 0, 0);
  const made = await host.call(party.calls.createParty, {
    type: 'birthday',
    language: 'da',
    title: 'Karen fylder 50',
    invitedBy: 'Karen og Per',
    body: '<p>Kære venner og familie</p><p>Det skal fejres med langbord, god mad og dans til den lyse morgen. Kom, som du er, og tag danseskoene med.</p>',
    description: '',
    date: date.toISOString(),
    heroImage: hero,
    location: { address: 'Strandvejen 12, 5700 Svendborg', latitude: 55.0576, longitude: 10.6228 },
    suDate: new Date(date.getTime() - 14 * 24 * 3600 * 1000).toISOString().slice(0, 10),
  });
  // The pro plan has every feature, so the demo shows them all.
  await payOnCardPage(host, `/payment/plan/${made.sid}/pro/dkk`);
  await waitFor(async () => (await host.call(party.calls.getParty, { partyId: made.sid })).plan === 'pro');
  await host.call(contacts.calls.importContacts, { partyId: made.sid, csv: demoGuestList(GUESTS) });
  const { items: templates } = await host.call(messaging.calls.listTemplates, { partyId: made.sid });
  const templateId = templates[0]?.id ?? '';
  const send = { partyId: made.sid, templateId, audience: 'all', idempotencyKey: `demo-${made.id}` } as const;
  const { id: sendId } = await host.call(messaging.calls.send, send);
  await waitFor(async () => {
    const { ended } = await host.call(messaging.calls.getSend, { partyId: made.sid, sendId });
    return ended || undefined;
  });
  const { items: guests } = await host.call(contacts.calls.listContacts, {
    partyId: made.sid,
    pageSize: ACTIVE,
  });
  const fifths = (...which: number[]) => guests.filter((_, index) => which.includes(index % 5));
  // So many receipts would hide the other mails of the inbox.
  const receipts = (rsvpReplyEmailDisabled: boolean) =>
    host.call(party.calls.updateSettings, { partyId: made.sid, rsvpReplyEmailDisabled });
  await receipts(true);
  await reply(url, made.sid, fifths(0, 1, 3));
  await receipts(false);
  await open(url, made.sid, fifths(2));
  await addLater(host, made.sid);
  await addWishes(host, made.sid, GUEST);
  await addPhotos(host, made.sid);
  await addWedding(host);
  return told;
}

import { contacts, AUDIENCES, CONTACTS_PAGE_SIZE } from '@festlig/contracts/contacts';
import { messaging } from '@festlig/contracts/messaging';
import { rsvp, RSVPS_PAGE_SIZE } from '@festlig/contracts/rsvp';
import { Visitor } from '@festlig/testing/product/visitor';
import { GuestSink } from './lib/guest-sink';
import { changeTogether, filterGuests, filterReplies } from './lib/filtered-list';
import { COMMON_NAME, COMMON_TAG, emailOf, taggedFile } from './lib/guest-file';
import { measure } from './lib/measure';
import { meanwhile } from './lib/meanwhile';
import { persist, refusedSince } from './lib/patiently';
import { treeMemory, watchMemory } from './lib/process-tree';
import { addParty, type HostedParty, hostParty, importGuests, sendEnded, sendToAll, startWholeProduct } from './lib/whole-product'; // prettier-ignore

/** Sizes of the guest lists, one party each. `unsent` skips the send and the steps that depend on it. */
const SIZES = process.argv.slice(2).filter(Number).map(Number);
const UNSENT = process.argv.includes('unsent');
/** A text that a page with the invitation's text includes. */
const WORDS = 'Kom og vær med.';
const ROUNDS = 5;
const LANES = 8;
/** Targets, in milliseconds; the ratio of a measurement compares it with its target. */
const [WAITED, CALL, SEARCH, IMPORT] = [100, 300, 500, 30_000];

/** The times of several rounds, in milliseconds, the shortest first. */
async function timesOf(work: () => Promise<unknown>, rounds = ROUNDS): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await persist(work);
    times.push(performance.now() - started);
  }
  return times.sort((one, other) => one - other);
}

/** All measurements at one size. */
class Scale {
  constructor(
    private readonly party: HostedParty,
    private readonly size: number,
  ) {}

  say(what: string, milliseconds: number, wanted: number): void {
    measure(`${what}, at ${this.size.toLocaleString('en')} guests`, milliseconds, 'ms', milliseconds / wanted);
  }

  private async call(what: string, work: () => Promise<unknown>, wanted = CALL): Promise<void> {
    this.say(what, (await timesOf(work))[Math.floor(ROUNDS / 2)]!, wanted);
  }

  /** Measures how a guest's page is answered while other work runs. */
  private async pageDuring<T>(what: string, work: Promise<T>): Promise<T> {
    const page = async () => {
      const response = await this.party.visitor.fetch(`/${this.party.partyId}`, { headers: { accept: 'text/html' } });
      if (!response.ok || !(await response.text()).includes(WORDS)) throw new Error(`${response.status}`);
    };
    const { done, answers } = await meanwhile(work, page);
    const { p50, p95, worst, asked, failed } = answers;
    this.say(`a guest's page during ${what}: p50`, p50, CALL);
    this.say(`a guest's page during ${what}: p95`, p95, CALL);
    this.say(`a guest's page during ${what}: the slowest`, worst, CALL);
    measure(`a guest's page during ${what}: failed or without words`, failed, 'pages', failed / asked);
    return done;
  }

  async importing(): Promise<void> {
    const { preview, run } = await this.pageDuring(
      'an import',
      importGuests(this.party, this.size, taggedFile(this.size)),
    );
    this.say('import: upload and preview', preview, IMPORT);
    this.say('import: until ended', run, IMPORT);
    this.say('import: in all', preview + run, IMPORT);
  }

  async contactList(): Promise<void> {
    const { visitor, partyId } = this.party;
    const pages = Math.ceil(this.size / CONTACTS_PAGE_SIZE);
    const page = (input: object) => () => visitor.call(contacts.calls.listContacts, { partyId, ...input });
    await this.call('contacts: first page', page({ page: 1 }));
    await this.call('contacts: middle page', page({ page: Math.ceil(pages / 2) }));
    await this.call('contacts: last page', page({ page: pages }));
    await this.call('contacts: last page by e-mail', page({ page: pages, sort: '-email' }));
    await this.call('search: a common first name', page({ search: COMMON_NAME }), SEARCH);
    await this.call('search: two words', page({ search: `${COMMON_NAME} nør` }), SEARCH);
    await this.call('search: one e-mail', page({ search: emailOf(this.size - 1) }), SEARCH);
    await this.call('search: one letter', page({ search: COMMON_NAME[0] }), SEARCH);
    await this.call('search: a name that nobody has', page({ search: 'Zacharias' }), SEARCH);
  }

  /** What a host waits for in the list, the slowest of twenty but one. */
  private readonly waits = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    const times = await timesOf(work, 20);
    this.say(`${what}: p50`, times[10]!, WAITED);
    this.say(`${what}: p95`, times[18]!, WAITED);
  };

  filters = () => filterGuests(this.party, this.waits);
  replyFilters = () => filterReplies(this.party, this.waits);

  async changes(): Promise<void> {
    const change = async (what: string, of: { tag?: string; add?: string[]; remove?: string[] }) => {
      const started = performance.now();
      const work = changeTogether(this.party, of);
      const { answered, changed } = await this.pageDuring(`a change: ${what}`, work);
      this.say(`change: ${what}: until answered`, answered, WAITED);
      const took = (performance.now() - started) / 1000;
      measure(`change: ${what}, at ${this.size.toLocaleString('en')} guests`, changed / took, 'guests/s', 1);
    };
    await change('everybody gets a tag', { add: ['Alle'] });
    await change('everybody with a tag gets another', { tag: COMMON_TAG, add: ['Tæt familie'] });
    await change('everybody loses a tag', { remove: ['Alle'] });
  }

  async presend(): Promise<void> {
    const { visitor, partyId, templateId } = this.party;
    const { items } = await visitor.call(contacts.calls.listContacts, { partyId });
    const picked = items.map(({ sid }) => sid);
    for (const audience of AUDIENCES) {
      const input = { partyId, templateId, audience, picked: audience === 'custom' ? picked : [] };
      await this.call(`presend: ${audience}`, () => visitor.call(messaging.calls.presend, input));
    }
    const found = { partyId, templateId, audience: 'custom' as const, picked: [], search: COMMON_NAME };
    await this.call('presend: all whom a search finds', () => visitor.call(messaging.calls.presend, found));
  }

  async downloads(): Promise<void> {
    for (const file of ['contacts.csv', 'rsvp-all.csv'])
      await this.call(`${file}: first byte`, async () => {
        const response = await this.party.visitor.fetch(`/export/${this.party.partyId}/${file}`);
        const reader = response.body?.getReader();
        if (!response.ok || !reader || (await reader.read()).done) throw new Error(`${file}: ${response.status}`);
        await reader.cancel();
      });
  }

  /** Sends the replies of some thousand guests, several at a time. */
  async reply(count: number): Promise<void> {
    const { visitor, partyId } = this.party;
    const guests: string[] = [];
    for (let page = 1; guests.length < count; page++) {
      const { items } = await visitor.call(contacts.calls.listContacts, { partyId, page });
      guests.push(...items.map(({ sid }) => sid));
    }
    let next = 0;
    const lane = async () => {
      const guest = await Visitor.open(visitor.url);
      for (let n = next++; n < count; n = next++) {
        const isComming = n % 5 !== 0;
        const reply = { partyId, contact: guests[n]!, isComming, numberOfPeople: 1 + (n % 4) };
        await persist(() => guest.call(rsvp.calls.submitRsvp, reply));
      }
    };
    const started = performance.now();
    await Promise.all(Array.from({ length: LANES }, lane));
    const took = (performance.now() - started) / 1000;
    measure(`replies: ${LANES} guests at a time, at ${this.size.toLocaleString('en')} guests`, count / took, 'replies/s', 1); // prettier-ignore
  }

  async replies(count: number): Promise<void> {
    const { visitor, partyId } = this.party;
    const page = (input: object) => () => visitor.call(rsvp.calls.listRsvps, { partyId, ...input });
    await this.call('statistics', () => visitor.call(rsvp.calls.getStats, { partyId }));
    await this.call('rsvps: first page', page({ page: 1 }));
    await this.call('rsvps: last page', page({ page: Math.ceil(count / RSVPS_PAGE_SIZE) }));
    await this.call('rsvps: search', page({ search: COMMON_NAME }), SEARCH);
  }

  async sending(sink: GuestSink): Promise<string> {
    sink.watch();
    const started = performance.now();
    const { id } = await sendToAll(this.party);
    this.say('send: until accepted', performance.now() - started, CALL);
    while (sink.firstAt === null) await new Promise((resolve) => setImmediate(resolve));
    this.say('send: until the first mail is out', sink.firstAt - started, CALL);
    await this.pageDuring('a send', sendEnded(this.party, id, this.size));
    const took = (performance.now() - started) / 1000;
    measure(`send: to everybody, at ${this.size.toLocaleString('en')} guests`, this.size / took, 'mails/s', 1);
    return id;
  }

  async sent(sendId: string, replies: number): Promise<void> {
    const { visitor, partyId } = this.party;
    const deliveries = (input: object) => () =>
      visitor.call(messaging.calls.listDeliveries, { partyId, sendId, ...input });
    await this.call('deliveries: first page', deliveries({ page: 1 }));
    await this.call('deliveries: last page', deliveries({ page: Math.ceil(this.size / 50) }));
    await this.call('deliveries: failed', deliveries({ only: 'failed' }));
    await this.call('sends', () => visitor.call(messaging.calls.listSends, { partyId }));
    const missing = (input: object) => () => visitor.call(contacts.calls.listMissingRsvps, { partyId, ...input });
    await this.call('missing list: first page', missing({ page: 1 }));
    await this.call('missing list: last page', missing({ page: Math.ceil((this.size - replies) / 200) }));
    await this.call('missing list: search', missing({ search: COMMON_NAME }), SEARCH);
    await this.call('statistics, all invited', () => visitor.call(rsvp.calls.getStats, { partyId }));
  }
}

async function bench(): Promise<void> {
  const sink = await GuestSink.start();
  const product = await startWholeProduct(sink.port);
  const idle = treeMemory(product.pid);
  measure('memory of the product and its store, empty', idle / 1e6, 'MB', 1);
  try {
    let party: HostedParty | undefined;
    for (const size of SIZES) {
      party = party ? await addParty(party.visitor) : await hostParty(product, sink);
      const memory = watchMemory(product.pid);
      const scale = new Scale(party, size);
      const replies = Math.min(3000, Math.floor(size / 4));
      await scale.importing();
      await scale.contactList();
      await scale.filters();
      await scale.presend();
      await scale.reply(replies);
      await scale.replies(replies);
      await scale.replyFilters();
      await scale.downloads();
      await scale.changes();
      if (!UNSENT) await scale.sent(await scale.sending(sink), replies);
      memory.stop();
      const most = memory.most();
      measure(`calls refused by a busy product, at ${size.toLocaleString('en')} guests`, refusedSince(), 'calls', 1);
      measure(`memory, the most, at ${size.toLocaleString('en')} guests`, most / 1e6, 'MB', most / idle);
    }
  } finally {
    await product.stop();
    await sink.stop();
  }
}

if (SIZES.length === 0) SIZES.push(2000, 20_000, 200_000);
await bench().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

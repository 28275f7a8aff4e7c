import { setTimeout as delay } from 'node:timers/promises';
import { billing, MOST_TOKENS } from '@festlig/contracts/billing';
import { messaging } from '@festlig/contracts/messaging';
import { payOnCardPage } from '@festlig/testing/product/card-page';
import { waitFor } from '@festlig/testing/product/wait-for';
import { freePort } from '@festlig/platform/net/free-port';
import { MongoClient } from 'mongodb';
import { startSimulators } from '../../apps/local/src/simulators/simulators';
import { GuestSink } from './lib/guest-sink';
import { phoneFile } from './lib/guest-file';
import { measure } from './lib/measure';
import { addParty, type HostedParty, hostParty, importGuests, startWholeProduct } from './lib/whole-product';

const TEXTS = Number(process.argv[2] ?? 10_000);
/** Guests of the list of which the quote is measured; 0 leaves it out. */
const QUOTED = Number(process.argv[3] ?? 200_000);
/** Texts a second, of the provider and of the product. */
const RATE = 300;
/** Milliseconds in which a host is shown a quote. */
const QUOTE = 300;
const ROUNDS = 9;
const WORDS = 'Kære ((name)). Vi holder fest og håber, at du kommer. Svar her: ((link))';
/** Recipients of one chunk of a send. */
const CHUNK = 500;

/** The product, and the provider of texts, which as everywhere but on a developer's machine is none of its processes. */
type Product = Awaited<ReturnType<typeof startWholeProduct>> & { providerUrl: string };
const whole = (number: number): string => number.toLocaleString('en');

/** The texts that the provider has taken, page by page. */
async function textsTaken({ environment, providerUrl }: Product): Promise<{ to: string }[]> {
  const { TWILIO_ACCOUNT_SID: account = '', TWILIO_AUTH_TOKEN: token = '' } = environment;
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  const texts: { to: string }[] = [];
  let next: string | null = `/2010-04-01/Accounts/${account}/Messages.json?PageSize=1000`;
  while (next !== null) {
    const answer: Response = await fetch(providerUrl + next, { headers: { authorization } });
    const page = (await answer.json()) as { messages: typeof texts; next_page_uri: string | null };
    texts.push(...page.messages);
    next = page.next_page_uri;
  }
  return texts;
}

/** Writes a text for the invitation, and buys tokens for as many guests. */
async function prepare({ visitor, partyId, templateId }: HostedParty, tokens: number): Promise<void> {
  await visitor.call(messaging.calls.updateTemplate, { partyId, templateId, text: WORDS });
  for (let left = tokens; left > 0; left -= MOST_TOKENS)
    await payOnCardPage(visitor, `/payment/token/${partyId}/${Math.min(left, MOST_TOKENS)}/dkk`);
  const credited = async () => (await visitor.call(billing.calls.getBalance, { partyId })).tokens === tokens;
  await waitFor(credited, 'the tokens', 60);
}

const quote = ({ visitor, partyId, templateId }: HostedParty) =>
  visitor.call(messaging.calls.presend, { partyId, templateId, audience: 'all', picked: [] });

/** Sends a text to every guest; returns the send and the seconds until it had ended. */
async function sendTexts(party: HostedParty): Promise<{ sendId: string; took: number }> {
  const { visitor, partyId, templateId } = party;
  await importGuests(party, TEXTS, phoneFile(TEXTS));
  await prepare(party, TEXTS);
  const { text, tokens, account } = await quote(party);
  if (text !== TEXTS || tokens !== TEXTS || account !== TEXTS)
    throw new Error(`${text} texts, ${tokens} of ${account}`);
  const started = performance.now();
  const input = { partyId, templateId, audience: 'all' as const, picked: [], idempotencyKey: 'bench-text', tokens };
  const { id: sendId } = await visitor.call(messaging.calls.send, input);
  const ended = async () => {
    const send = await visitor.call(messaging.calls.getSend, { partyId, sendId }).catch(() => null);
    return send?.ended ? send : null;
  };
  const { textSent, textErrors } = await waitFor(ended, 'the end of the send', 600);
  const took = (performance.now() - started) / 1000;
  if (textSent !== TEXTS || textErrors !== 0) throw new Error(`${textSent} sent and ${textErrors} failed of ${TEXTS}`);
  return { sendId, took };
}

/** Sends a text to every guest, and compares what the provider took with what was paid. */
async function sending(product: Product, party: HostedParty): Promise<void> {
  const { sendId, took } = await sendTexts(party);
  measure(
    `text: from the request until all ${whole(TEXTS)} texts are sent`,
    TEXTS / took,
    'texts/s',
    TEXTS / took / RATE,
  );
  const taken = await textsTaken(product);
  const phones = new Set(taken.map(({ to }) => to)).size;
  measure('text: texts that the provider took twice', taken.length - phones, 'texts', (taken.length - phones) / TEXTS);
  await ledger(product, party, sendId, taken.length);
}

/** Waits until the reports are recorded and the send is booked, and counts what was written for it. */
async function ledger(product: Product, party: HostedParty, sendId: string, taken: number): Promise<void> {
  const store = new MongoClient(product.environment['MONGODB_URI'] ?? '');
  const started = performance.now();
  try {
    const chunks = store.db('festlig-messaging').collection('chunks');
    const delivered = async () => {
      const all = await chunks.find({ sendId, channel: 'text' }, { projection: { delivered: 1 } }).toArray();
      return all.reduce((sum, chunk) => sum + ((chunk['delivered'] as number[] | undefined)?.length ?? 0), 0) === taken;
    };
    await waitFor(delivered, 'the reports', 120);
    measure(
      'text: until every delivery is recorded, after the last text',
      (performance.now() - started) / 1000,
      's',
      1,
    );
    const entries = store.db('festlig-billing').collection('ledger');
    const booked = async () => {
      const sum = (await entries.find({ sendId }).toArray()).reduce(
        (tokens, entry) => tokens + Number(entry['tokens']),
        0,
      );
      return sum === -taken && entries.countDocuments({ sendId });
    };
    const written = await waitFor(booked, 'the ledger', 60);
    const expected = Math.ceil(TEXTS / CHUNK);
    measure(`text: entries of the ledger for ${whole(expected)} chunks`, written, 'entries', written / expected);
    const { tokens } = await party.visitor.call(billing.calls.getBalance, { partyId: party.partyId });
    measure('text: tokens paid, less the texts that the provider took', TEXTS - tokens - taken, 'tokens', 0);
  } finally {
    await store.close();
  }
}

/** Measures the quote of a long list, of which a third has a phone number. */
async function quoting(party: HostedParty): Promise<void> {
  await importGuests(party, QUOTED);
  await prepare(party, 100);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    const { text } = await quote(party);
    times.push(performance.now() - started);
    if (text !== Math.ceil(QUOTED / 3)) throw new Error(`${text} texts`);
    await delay(50);
  }
  times.sort((one, other) => one - other);
  const [middle, slowest] = [times[Math.floor(ROUNDS / 2)]!, times.at(-1)!];
  measure(`text: presend with its quote, at ${whole(QUOTED)} guests`, middle, 'ms', middle / QUOTE);
  measure(`text: the slowest of ${ROUNDS}`, slowest, 'ms', slowest / QUOTE);
}

/** Twilio's part, in the process of the benchmark, because no provider takes processor time from the product. */
function startProvider(port: number, { url, environment }: Awaited<ReturnType<typeof startWholeProduct>>) {
  const { TWILIO_ACCOUNT_SID: sid = '', TWILIO_AUTH_TOKEN: token = '' } = environment;
  const [webhookUrl, textWebhookUrl] = [`${url}/webhooks/stripe`, `${url}/webhooks/twilio`];
  const textAccount = { sid, token };
  return startSimulators({ port, webhookUrl, webhookSecret: '', textAccount, textWebhookUrl, textsPerSecond: RATE });
}

async function bench(): Promise<void> {
  const sink = await GuestSink.start();
  const port = await freePort();
  const rate = { TEXTS_PER_SECOND: String(RATE), TEXT_QUOTA: '0', TWILIO_API_URL: `http://127.0.0.1:${port}` };
  const product = await startWholeProduct(sink.port, rate);
  const provider = await startProvider(port, product);
  try {
    const party = await hostParty(product, sink);
    if (TEXTS > 0) await sending({ ...product, providerUrl: provider.url }, party);
    if (QUOTED > 0) await quoting(await addParty(party.visitor));
  } finally {
    await product.stop();
    await provider.stop();
    await sink.stop();
  }
}

await bench().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

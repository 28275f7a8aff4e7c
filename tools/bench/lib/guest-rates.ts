import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import type { Visitor } from '@festlig/testing/product/visitor';
import { contacts } from '@festlig/contracts/contacts';
import { MongoClient } from 'mongodb';
import { startServer } from './mongo-server';
import { type Ask, type Reached, steadyLoad } from './steady-load';
import type { Started } from './whole-product';

/** A guest of the load. */
export interface Invited {
  sid: string;
  name: string;
}

/** The party whose guests all come at once. */
export interface Crowd {
  product: Started;
  slug: string;
  partyId: string;
  guests: readonly Invited[];
  host: Visitor;
}

/** One of so many compressed pages is unpacked and read: all of them would take the processor from the server. */
const UNPACKED = 20;
const PAGE = { seconds: 10, warm: 3 };
const REPLIES = { seconds: 15, lines: 32 };
/** Milliseconds after which facts that are still not published count as lost. */
const PUBLISHED = 60_000;

/** Every guest of the party, as its host reads them. */
export async function guestsOf(host: Visitor, partyId: string): Promise<Invited[]> {
  const guests: Invited[] = [];
  for (let page = 1; ; page++) {
    const { items, total } = await host.call(contacts.calls.listContacts, { partyId, page, pageSize: 200 });
    guests.push(...items.map(({ sid, name }) => ({ sid, name })));
    if (guests.length >= total || items.length === 0) return guests;
  }
}

const portOf = ({ url }: Pick<Started, 'url'>): number => Number(new URL(url).port);

const page = (path: string, encoding: string, check: Ask['check']): Ask => ({
  request: `GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept: text/html\r\naccept-encoding: ${encoding}\r\n\r\n`,
  check,
});

const isAnswered = (status: number): void => {
  if (status !== 200) throw new Error(`answered ${status}`);
};

/** What is asked of the page: whether the link names a guest, and whether the answer is compressed as browsers ask for it. */
export interface Opening {
  named: boolean;
  compressed: boolean;
}

/** Pages a second that guests open, each of them another guest; no page may name another than its own. */
export function openedPages(crowd: Crowd, { named, compressed }: Opening): Promise<Reached> {
  const { slug, guests } = crowd;
  return steadyLoad(
    portOf(crowd.product),
    (n) => {
      const guest = guests[n % guests.length]!;
      const path = named ? `/${slug}?cid=${guest.sid}` : `/${slug}`;
      return page(path, compressed ? 'gzip, deflate, br' : 'identity', (status, body) => {
        isAnswered(status);
        if (!named || (compressed && n % UNPACKED !== 0)) return;
        const html = compressed ? gunzipSync(body) : body;
        const other = guests[(n + 1) % guests.length]!;
        if (!html.includes(guest.sid) || html.includes(other.sid)) throw new Error('the page names another guest');
      });
    },
    PAGE,
  );
}

/** Milliseconds between two calls of the host. */
const HOST_ASKS_EVERY = 200;

/** How long a host waits for the first page of the guest list, again and again until `load` has ended. */
export async function hostMeanwhile<R>(
  { host, partyId }: Crowd,
  load: () => Promise<R>,
): Promise<[R, { p50: number; slowest: number; failed: number; asked: number }]> {
  let isOver = false;
  const times: number[] = [];
  let failed = 0;
  const asking = async (): Promise<void> => {
    while (!isOver) {
      const begun = performance.now();
      await host.call(contacts.calls.listContacts, { partyId, page: 1, pageSize: 20 }).catch(() => failed++);
      times.push(performance.now() - begun);
      await delay(HOST_ASKS_EVERY);
    }
  };
  const asked = asking();
  const reached = await load().finally(() => (isOver = true));
  await asked;
  times.sort((one, other) => one - other);
  const p50 = times[Math.floor(times.length / 2)] ?? 0;
  return [reached, { p50, slowest: times.at(-1) ?? 0, failed, asked: times.length }];
}

/** The bytes of a guest's page, not compressed. */
export async function bytesOfPage({ product, slug, guests }: Crowd): Promise<number> {
  const answer = await fetch(`${product.url}/${slug}?cid=${guests[0]!.sid}`, {
    headers: { 'accept-encoding': 'identity' },
  });
  return (await answer.arrayBuffer()).byteLength;
}

/** The same load on Fastify alone, with a page of that many bytes. */
export async function barePages(bytes: number): Promise<Reached> {
  const child = fork(join(import.meta.dirname, 'guest/bare-page.js'), [String(bytes)]);
  try {
    const [port] = (await once(child, 'message')) as [number];
    return await steadyLoad(port, () => page('/', 'identity', isAnswered), PAGE);
  } finally {
    child.kill();
  }
}

/** A cookie with the token that belongs to it, from the page as a browser takes them. */
async function proofOf({ url }: Started, slug: string): Promise<{ cookie: string; csrf: string }> {
  const opened = await fetch(`${url}/${slug}`);
  const csrf = /name="csrf-token" content="([^"]+)"/.exec(await opened.text())?.[1] ?? '';
  return { cookie: (opened.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '', csrf };
}

export interface Replied extends Reached {
  /** Replies a second until the fact of the last one was published. */
  published: number;
}

/** First replies of guests, each of another guest, until all facts are published. */
export async function sentReplies(crowd: Crowd): Promise<Replied> {
  const { product, slug, partyId, guests } = crowd;
  const { cookie, csrf } = await proofOf(product, slug);
  const store = await MongoClient.connect(product.environment['MONGODB_URI']!);
  try {
    const begun = performance.now();
    const reached = await steadyLoad(
      portOf(product),
      (n) => {
        const guest = guests[n];
        if (!guest) return null;
        const body = JSON.stringify({ contact: guest.sid, isComming: n % 3 !== 0, comment: 'Tak for invitationen' });
        const head = [
          `POST /api/party/${partyId}/rsvps HTTP/1.1`,
          'host: localhost',
          'content-type: application/json',
          `content-length: ${Buffer.byteLength(body)}`,
          `cookie: ${cookie}`,
          `x-csrf-token: ${csrf}`,
        ];
        return { request: `${head.join('\r\n')}\r\n\r\n${body}`, check: isAnswered };
      },
      REPLIES,
    );
    const replies = store.db('festlig-rsvp').collection('replies');
    const until = performance.now() + PUBLISHED;
    while (await replies.findOne({ 'outbox.0': { $exists: true } })) {
      if (performance.now() > until) throw new Error('facts of replies were not published');
      await delay(20);
    }
    return { ...reached, published: (reached.good / (performance.now() - begun)) * 1000 };
  } finally {
    await store.close();
  }
}

/** Bare inserts of documents as large as a reply, into the same document store without any service. */
export async function bareInserts(): Promise<number> {
  const directory = await mkdtemp(join(tmpdir(), 'festlig-bench-'));
  const server = await startServer('dist/embedded-mongo/main.js', directory);
  const client = await MongoClient.connect(server.uri);
  try {
    const replies = client.db('bench').collection<{ _id: string }>('replies');
    await replies.createIndexes([
      { key: { partyId: 1, contactId: 1 }, unique: true },
      { key: { partyId: 1, createdAt: 1 } },
    ]);
    const until = performance.now() + REPLIES.seconds * 300;
    const begun = performance.now();
    let count = 0;
    const writer = async (): Promise<void> => {
      while (performance.now() < until) {
        const n = count++;
        const filler = 'x'.repeat(700);
        await replies.insertOne({
          _id: String(n),
          partyId: 'p',
          contactId: `c${n}`,
          createdAt: new Date(),
          filler,
        } as never);
      }
    };
    await Promise.all(Array.from({ length: REPLIES.lines }, writer));
    return (count / (performance.now() - begun)) * 1000;
  } finally {
    await client.close();
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

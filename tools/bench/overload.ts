import { contacts } from '@festlig/contracts/contacts';
import { createParty, signedUpHost } from '@festlig/testing/product/product';
import { waitFor } from '@festlig/testing/product/wait-for';
import { type Cluster, startCluster } from './lib/cluster';
import { guestFile } from './lib/guest-file';
import { GuestLoad, type LoadGuest, type Outcome, type Proof } from './lib/guest-load';
import { measure } from './lib/measure';

/** `npm run bench overload [seconds of each load] [where the product was built]` */
const [SECONDS = 20] = process.argv.slice(2).filter(Number).map(Number);
const DIST = process.argv.slice(2).find((word) => !Number(word)) ?? 'dist';
const FIRST_RATE = 50;
/** The product keeps up with a load when it answers this share of the requests completely. */
const FOLLOWED = 0.95;
const OUTAGE = 30;
const PARTIES = 5;
const GUESTS = 40;

/** Creates parties with guests, all of one host. */
async function invite({ url }: Cluster): Promise<LoadGuest[]> {
  const { visitor } = await signedUpHost({ url, inboxUrl: '', simulatorUrl: '' }, { verified: false });
  const guests: LoadGuest[] = [];
  for (let n = 0; n < PARTIES; n++) {
    const { id: partyId, slug, sid } = await createParty(visitor, { title: `Sommerfest ${n}` });
    const { importId } = await visitor.call(contacts.calls.previewImport, { partyId, file: guestFile(GUESTS) });
    await visitor.call(contacts.calls.importContacts, { partyId, importId });
    await waitFor(async () => {
      const { import: latest } = await visitor.call(contacts.calls.latestImport, { partyId });
      return latest?.ended;
    }, 'the import');
    const { items } = await visitor.call(contacts.calls.listContacts, { partyId });
    guests.push(...items.map((guest) => ({ slug: slug ?? sid, partyId, sid: guest.sid })));
  }
  return guests;
}

/** A visitor's cookie and CSRF token, taken from the page as a browser does. */
async function proofOf(url: string): Promise<Proof> {
  const page = await fetch(url);
  const csrf = /name="csrf-token" content="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  return { cookie: (page.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '', csrf };
}

/** How many calls of a name the party service has answered. */
async function asked(cluster: Cluster, call: string): Promise<number> {
  const text = await cluster.metricsOf('party');
  const counts = text.matchAll(new RegExp(`^festlig_call_duration_seconds_count\\{call="${call}",.*\\} (\\d+)`, 'gm'));
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

function say(what: string, rate: number, outcome: Outcome, lookUps: number): void {
  measure(`${what}: answered whole`, outcome.whole, 'requests/s', outcome.whole / rate);
  measure(`${what}: answered`, outcome.answered, 'requests/s', outcome.answered / rate);
  measure(`${what}: p50`, outcome.p50, 'ms', 1);
  measure(`${what}: p95`, outcome.p95, 'ms', 1);
  measure(`${what}: failed`, outcome.failed, 'requests', outcome.failed / outcome.sent);
  measure(`${what}: told to come again`, outcome.told, 'requests', outcome.told / outcome.sent);
  measure(`${what}: replies not taken`, outcome.failedReplies, 'requests', outcome.failedReplies / outcome.sent);
  measure(`${what}: pages without words`, outcome.wordless, 'pages', outcome.wordless / outcome.sent);
  measure(`${what}: party.getAccess`, lookUps, 'calls', lookUps / outcome.sent);
  process.stderr.write(`${what}: ${JSON.stringify(outcome.answers)}\n`);
}

const cluster = await startCluster(DIST);
try {
  const guests = await invite(cluster);
  const load = new GuestLoad(cluster.url, guests, await proofOf(cluster.url));
  const under = async (what: string, rate: number, seconds: number, meanwhile?: () => Promise<void>) => {
    const before = await asked(cluster, 'party.getAccess');
    const [outcome] = await Promise.all([load.run(rate, seconds), meanwhile?.()]);
    say(what, rate, outcome, (await asked(cluster, 'party.getAccess')) - before);
    return outcome.whole;
  };
  await load.run(20, 5);
  const reached: number[] = [];
  for (let rate = FIRST_RATE; ; rate *= 2) {
    reached.push(await under(`${rate}/s`, rate, SECONDS));
    if (reached.at(-1)! < FOLLOWED * rate) break;
  }
  const best = Math.max(...reached);
  // The best rate is the capacity, because the highest load exceeded it.
  const twice = await under(`twice the best (${Math.round(2 * best)}/s)`, Math.round(2 * best), SECONDS);
  measure('twice the best: share of the best, whole answers', twice, 'requests/s', twice / best);
  for (const [name, backing] of [
    ['Redis', cluster.redis],
    ['Kafka', cluster.kafka],
  ] as const) {
    if (backing === null) continue;
    await backing.end();
    await under(`${name} away, 50/s`, 50, OUTAGE);
    await backing.begin();
    await under(`${name} back, 50/s`, 50, 10);
  }
  load.close();
} finally {
  await cluster.stop();
}

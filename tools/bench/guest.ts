import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { createParty, signedUpHost } from '@festlig/testing/product/product';
import { bareInteraction, film, type Network, NETWORKS, shownOn } from './lib/guest-phone';
import {
  bareInserts,
  barePages,
  bytesOfPage,
  type Crowd,
  guestsOf,
  hostMeanwhile,
  openedPages,
  type Opening,
  sentReplies,
} from './lib/guest-rates';
import { treeProcessorTime } from './lib/process-tree';
import type { Reached } from './lib/steady-load';
import { importGuests, painted, startBareProduct } from './lib/whole-product';

/**
 * `npm run bench guest [phone] [film] [pages] [replies]`: how fast an invitation is on a guest's slow phone, and how many
 * guests can open it and answer at once. `film` saves what the phone shows every half second in `dist/bench/film`. Without
 * a name all but the film are measured.
 */
const MEASURES = ['phone', 'film', 'pages', 'replies'] as const;
type Measure = (typeof MEASURES)[number];

/** Guests of the party: as many as can answer within the time of the measure. */
const GUESTS = 8000;

interface Row {
  measure: string;
  reached: string;
  wanted: string;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)} %`;

/** Until when "Ja" must answer, and the largest thing must be painted. */
const IN_TIME: Record<Network, { answers: string; largest: string }> = {
  '1.6 Mbit/s': { answers: '<= 2.00 s', largest: '<= 1.80 s' },
  '400 kbit/s': { answers: '<= 4.50 s', largest: '' },
};

async function phone({ product, slug, guests }: Crowd): Promise<Row[]> {
  const bare = await bareInteraction();
  const rows: Row[] = [
    {
      measure: 'a form without styles and scripts: slowest interaction',
      reached: `${Math.round(bare)} ms`,
      wanted: '',
    },
  ];
  for (const network of Object.keys(NETWORKS) as Network[]) {
    const shown = await shownOn(network, `${product.url}/${slug}?cid=${guests[0]!.sid}`);
    const row = (measure: string, reached: string, wanted: string) =>
      rows.push({ measure: `${network}: ${measure}`, reached, wanted });
    row('"Ja" is visible', seconds(shown.visible), IN_TIME[network].answers);
    row('"Ja" answers a tap', seconds(shown.answers), IN_TIME[network].answers);
    row('transferred until then', kilobytes(shown.bytes), '<= 150 kB');
    row('JavaScript in all (gzip)', kilobytes(shown.scripts), '<= 120 kB');
    row('largest paint (LCP)', seconds(shown.largest), IN_TIME[network].largest);
    row('layout shift (CLS)', shown.shift.toFixed(3), '0');
    row('slowest interaction (INP)', `${Math.round(shown.interaction)} ms`, '<= 100 ms');
  }
  return rows;
}

async function filmed({ product, slug, guests }: Crowd): Promise<Row[]> {
  const rows: Row[] = [];
  for (const network of Object.keys(NETWORKS) as Network[]) {
    const folder = join(process.cwd(), 'dist/bench/film', network.replace(/\W+/g, '-'));
    await film(network, `${product.url}/${slug}?cid=${guests[1]!.sid}`, folder);
    rows.push({ measure: `${network}: pictures`, reached: folder, wanted: '' });
  }
  return rows;
}

const rated = ({ rate, p99, failed, good, reason }: Reached) =>
  `${Math.round(rate)}/s, p99 ${Math.round(p99)} ms${failed > 0 ? `, failed ${failed} of ${failed + good} (${reason})` : ''}`;

/**
 * The processor time of the whole product for each good answer of a load, by program: unlike a rate it hardly depends on what
 * else the machine does.
 */
async function costing<R extends Reached>({ product }: Crowd, load: () => Promise<R>): Promise<[R, string]> {
  const before = treeProcessorTime(product.pid);
  const reached = await load();
  const spent = [...treeProcessorTime(product.pid)].map(([program, used]) => {
    const each = (used - (before.get(program) ?? 0)) / Math.max(1, reached.answered);
    return { program, each };
  });
  const all = spent.reduce((sum, { each }) => sum + each, 0);
  const most = spent.filter(({ each }) => each >= 0.05).map(({ program, each }) => `${program} ${each.toFixed(2)}`);
  return [reached, `${all.toFixed(2)} ms of processor time each (${most.join(', ')})`];
}

async function pages(crowd: Crowd): Promise<Row[]> {
  const bare = await barePages(await bytesOfPage(crowd));
  const rows: Row[] = [{ measure: 'pages: Fastify alone, a page of the same size', reached: rated(bare), wanted: '' }];
  const open = async (measure: string, opening: Opening, wanted: string) => {
    const [[reached, cost], host] = await hostMeanwhile(crowd, () => costing(crowd, () => openedPages(crowd, opening)));
    rows.push(
      {
        measure: `pages: ${measure}`,
        reached: `${rated(reached)} (${share(reached.rate, bare.rate)} of bare)`,
        wanted,
      },
      { measure: '', reached: cost, wanted: '' },
      {
        measure: "a host's guest list meanwhile",
        reached: `${Math.round(host.p50)} ms, slowest of ${host.asked} ${Math.round(host.slowest)} ms${host.failed > 0 ? `, failed ${host.failed}` : ''}`,
        wanted: '',
      },
    );
  };
  await open("with a guest's key, compressed", { named: true, compressed: true }, '>= 600/s, p99 < 300 ms');
  await open("with a guest's key", { named: true, compressed: false }, '>= 600/s, p99 < 300 ms');
  await open('without a key, compressed', { named: false, compressed: true }, '');
  await open('without a key', { named: false, compressed: false }, '');
  return rows;
}

async function replies(crowd: Crowd): Promise<Row[]> {
  const bare = await bareInserts();
  const [reached, cost] = await costing(crowd, () => sentReplies(crowd));
  return [
    { measure: 'replies: bare inserts into the store', reached: `${Math.round(bare)}/s`, wanted: '' },
    {
      measure: 'replies: stored',
      reached: `${rated(reached)} (${share(reached.rate, bare)} of bare)`,
      wanted: '>= 250/s, p99 < 500 ms',
    },
    {
      measure: 'replies: stored and told to the other services',
      reached: `${Math.round(reached.published)}/s`,
      wanted: '>= 250/s',
    },
    { measure: '', reached: cost, wanted: '' },
  ];
}

const MEASURED: Record<Measure, (crowd: Crowd) => Promise<Row[]>> = { phone, film: filmed, pages, replies };

function chosen(names: readonly string[]): Measure[] {
  const unknown = names.find((name) => !(MEASURES as readonly string[]).includes(name));
  if (unknown !== undefined) throw new Error(`${unknown} is none of ${MEASURES.join(', ')}`);
  return names.length === 0
    ? MEASURES.filter((name) => name !== 'film')
    : MEASURES.filter((name) => names.includes(name));
}

function print(rows: readonly Row[]): void {
  const width = (key: keyof Row) => Math.max(key.length, ...rows.map((row) => row[key].length));
  const [first, second] = [width('measure'), width('reached')];
  for (const { measure, reached, wanted } of [{ measure: 'measure', reached: 'reached', wanted: 'wanted' }, ...rows]) {
    process.stdout.write(`${measure.padEnd(first)}  ${reached.padEnd(second)}  ${wanted}\n`);
  }
}

async function bench(): Promise<void> {
  const measures = chosen(process.argv.slice(2));
  const product = await startBareProduct({});
  try {
    const { visitor } = await signedUpHost(product, { verified: false });
    const { id: partyId, slug, sid } = await createParty(visitor);
    await painted(visitor);
    const few = measures.includes('replies') ? GUESTS : GUESTS / 10;
    await importGuests({ visitor, partyId, templateId: '' }, few);
    const crowd = { product, host: visitor, slug: slug ?? sid, partyId, guests: await guestsOf(visitor, partyId) };
    const rows: Row[] = [];
    for (const measure of measures) rows.push(...(await MEASURED[measure](crowd)));
    print(rows);
    const [load = 0] = loadavg();
    process.stdout.write(
      `\n${cpus().length} processors; their load in the last minute was ${load.toFixed(1)}, this bench included.\n`,
    );
  } finally {
    await product.stop();
  }
}

await bench().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

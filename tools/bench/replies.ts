import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rsvp, RSVPS_PAGE_SIZE } from '@festlig/contracts/rsvp';
import { nameOrder } from '@festlig/domain/contacts/name-order';
import { dayIn } from '@festlig/domain/party/day-in';
import { Clock, SystemClock } from '@festlig/platform/clock';
import { wordsOf } from '@festlig/platform/mongo';
import { playNeighbours, PARTY } from '@festlig/testing/rsvp';
import { aUser, TestService } from '@festlig/testing/service';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { SweepJob } from '../../libs/services/rsvp/src/jobs/sweep.job';
import { RsvpModule } from '../../libs/services/rsvp/src/rsvp.module';
import { REPLY_HOURS, type ReplyHourDocument } from '../../libs/services/rsvp/src/store/reply-hour.schema';
import { REPLIES, type ReplyDocument } from '../../libs/services/rsvp/src/store/reply.schema';
import { COMMON_NAME, emailOf, nameOf } from './lib/guest-file';
import { measure, seconds } from './lib/measure';
import { startServer } from './lib/mongo-server';

/** `npm run bench replies [count]`: the reads of a host with that many replies, in the service and its store alone. */
const REPLIES_IN_ALL = Number(process.argv[2] ?? 200_000);
/** How many of the replies came within the last minutes; the others came in the weeks before. */
const JUST_NOW = Math.floor(REPLIES_IN_ALL / 10);
const WEEKS = 3 * 7 * 24 * 3600 * 1000;
const BATCH = 1000;
const ROUNDS = 5;
/** The target, in milliseconds. */
const WANTED = 300;
const host = aUser();

/** The nth reply: four of five are a yes, each for two people. */
function reply(n: number, now: number): ReplyDocument {
  const age = n < JUST_NOW ? (n / JUST_NOW) * 600_000 : 3_600_000 + ((n - JUST_NOW) / REPLIES_IN_ALL) * WEEKS;
  const createdAt = new Date(now - age);
  const [name, email, attending] = [nameOf(n), emailOf(n), n % 5 !== 0];
  return {
    _id: Math.floor(createdAt.getTime() / 1000).toString(16) + n.toString(16).padStart(16, '0'),
    partyId: PARTY,
    rid: `reply${n}`,
    requestId: `form${n}`,
    name,
    nameOrder: nameOrder(name),
    words: wordsOf(name, email, 'Tak for invitationen'),
    attending,
    numberOfPeople: attending ? 2 : 0,
    comment: 'Tak for invitationen',
    email,
    hasEmail: true,
    version: 1,
    day: dayIn(createdAt, 'Europe/Copenhagen'),
    createdAt,
    changedAt: createdAt,
    fields: {},
    choices: n % 3 === 0 ? ['vegetarian'] : [],
    outbox: [],
  };
}

/** Inserts the replies with the marks of their hours, as if guests had sent them. */
async function fill(service: TestService): Promise<void> {
  const replies = service.app.get<Model<ReplyDocument>>(getModelToken(REPLIES), { strict: false });
  const hours = service.app.get<Model<ReplyHourDocument>>(getModelToken(REPLY_HOURS), { strict: false });
  const now = Date.now();
  const marks = new Set<string>();
  for (let from = 0; from < REPLIES_IN_ALL; from += BATCH) {
    const some = Array.from({ length: Math.min(BATCH, REPLIES_IN_ALL - from) }, (_, n) => reply(from + n, now));
    await replies.collection.insertMany(some as never[], { ordered: false });
    for (const { createdAt } of some) marks.add(`${createdAt.toISOString().slice(0, 13)}:00:00.000Z`);
  }
  const open = { partyId: PARTY, counts: [], choices: [], recountAt: new Date(now + 30_000) };
  await hours.collection.insertMany(
    [...marks].map((hour) => ({ ...open, _id: `${PARTY}:${hour}`, hour: new Date(hour) })) as never[],
  );
}

async function bench(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'festlig-bench-'));
  const server = await startServer('dist/embedded-mongo/main.js', directory);
  process.env['MONGODB_TEST_URI'] = server.uri;
  const service = await TestService.start({
    service: 'rsvp',
    module: RsvpModule,
    now: new Date().toISOString(),
    replace: [[Clock, new SystemClock()]],
  });
  try {
    playNeighbours(service.rpc);
    service.parties.set(PARTY, { [host.id]: 'owner' });
    const hours = service.app.get<Model<ReplyHourDocument>>(getModelToken(REPLY_HOURS), { strict: false });
    await fill(service);
    const say = (what: string, took: number) =>
      measure(`${what}, of ${REPLIES_IN_ALL.toLocaleString('en')} replies`, took * 1000, 'ms', (took * 1000) / WANTED);
    const call = async (what: string, work: () => Promise<unknown>) => {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) times.push(await seconds(work));
      say(what, times.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)]!);
    };
    const stats = () => service.call(rsvp.calls.getStats, { partyId: PARTY }, host);
    const page = (input: object) => () => service.call(rsvp.calls.listRsvps, { partyId: PARTY, ...input }, host);
    say('statistics: all counted for the first time', await seconds(stats));
    await hours.updateMany(
      { hour: { $lt: new Date(Date.now() - 2 * 3_600_000) } },
      { $set: { recountAt: new Date(0) } },
    );
    say('sweep: hours counted anew', await seconds(() => service.app.get(SweepJob, { strict: false }).sweep()));
    await call(`statistics: ${JUST_NOW.toLocaleString('en')} of them in the last minutes`, stats);
    const last = Math.ceil(REPLIES_IN_ALL / RSVPS_PAGE_SIZE);
    await call('list: first page', page({ page: 1 }));
    await call('list: middle page', page({ page: Math.ceil(last / 2) }));
    await call('list: last page', page({ page: last }));
    await call('list: last page by name', page({ page: last, sort: '-name' }));
    await call('search: a common first name', page({ search: COMMON_NAME }));
    await call('search: one letter', page({ search: COMMON_NAME[0] }));
    await call('export: first page', () =>
      service.call(rsvp.calls.exportRsvps, { partyId: PARTY, which: 'all' }, host),
    );
  } finally {
    await service.stop();
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

await bench();

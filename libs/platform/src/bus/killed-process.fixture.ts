import { defineEvent, type Fact } from '@festlig/contracts/define';
import { createConnection, Schema } from 'mongoose';
import { z } from 'zod';
import { SystemClock } from '../clock';
import { RandomIds } from '../ids';
import { Logger } from '../observability';
import { addOutbox, Facts, OutboxRelay, type WithOutbox } from '../outbox';
import { InProcessBus } from './in-process-bus';
import { KafkaBus } from './kafka-bus';

/**
 * A service in a process of its own. It writes a change with its fact, publishes the fact and consumes it, and is
 * killed by SIGKILL at the point that the test names in `KILL_AT`. Without `KILL_AT` it only finishes what an
 * earlier process left.
 */
const { MONGODB_URI = '', DATABASE = '', BROKERS = '', TOPIC = '', KILL_AT } = process.env;

/** Kills this process at the named point, if that is the point the test asks for. */
async function point(name: string): Promise<void> {
  if (name !== KILL_AT) return;
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => setInterval(() => undefined, 1000));
}

const connection = await createConnection(MONGODB_URI, { dbName: DATABASE }).asPromise();
const schema = new Schema({ _id: String, title: String }, { versionKey: false });
addOutbox(schema);
const parties = connection.model<WithOutbox & { _id: string; title: string }>('parties', schema as never);
const effects = connection.collection<{ _id: string; count: number; deliveries: number; seen: string[] }>('effects');
await parties.init();

const bus = BROKERS ? new KafkaBus({ brokers: BROKERS.split(','), clientId: 'trial' }) : new InProcessBus();
const publish = bus.publish.bind(bus);
bus.publish = async (facts) => {
  await publish(facts);
  if (facts.some((fact) => fact.type === TOPIC)) await point('published');
};
await bus.subscribe({
  group: `contacts-${TOPIC}`,
  topics: [TOPIC],
  deliver: async ({ id }: Fact) => {
    await point('received');
    await effects.updateOne({ _id: 'total' }, { $inc: { deliveries: 1 } }, { upsert: true });
    // The fact's id is recorded in the same write as its effect, which makes the consumer idempotent.
    await effects.updateOne({ _id: 'total', seen: { $ne: id } }, { $inc: { count: 1 }, $push: { seen: id } });
    await point('handled');
  },
});
if (KILL_AT) {
  const renamed = defineEvent(TOPIC, z.object({ partyId: z.string() }), (data) => data.partyId);
  const fact = new Facts(new RandomIds(), new SystemClock()).of(renamed, { partyId: 'p-1' });
  await parties.updateOne({ _id: 'p-1' }, { $set: { title: 'Fest' }, $push: { outbox: fact } }, { upsert: true });
  await point('written');
}
new OutboxRelay(connection, bus, Logger.create('trial', 'silent')).start();

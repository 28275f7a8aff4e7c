import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import { Queue } from 'bullmq';
import Fastify from 'fastify';
import { Redis } from 'ioredis';
import { answerOwnPagesOnly } from './own-pages';

const PREFIX = 'festlig';
/** BullMQ keeps one such key for each queue. */
const META = /^festlig:(.+):meta$/;

/** The page that shows the job queues: those in Redis at the time of the request. Loopback only. */
export async function startDashboard(redisUrl: string) {
  const connection = new Redis(redisUrl, { maxRetriesPerRequest: null });
  const queues = new Map<string, Queue>();
  const serverAdapter = new FastifyAdapter();
  const board = createBullBoard({ queues: [], serverAdapter });

  async function findQueues(): Promise<void> {
    for await (const keys of connection.scanStream({ match: `${PREFIX}:*:meta`, count: 1000 })) {
      for (const key of keys as string[]) {
        const name = META.exec(key)?.[1];
        if (name === undefined || queues.has(name)) continue;
        const queue = new Queue(name, { connection, prefix: PREFIX });
        queues.set(name, queue);
        board.addQueue(new BullMQAdapter(queue));
      }
    }
  }

  const server = Fastify({ forceCloseConnections: true });
  server.addHook('onRequest', findQueues);
  await server.register(serverAdapter.registerPlugin());
  answerOwnPagesOnly(server.server);
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as { port: number };
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      await server.close();
      await Promise.all([...queues.values()].map((queue) => queue.close()));
      connection.disconnect();
    },
  };
}

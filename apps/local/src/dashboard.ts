import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import { Queue } from 'bullmq';
import Fastify from 'fastify';
import { Redis } from 'ioredis';

/** The page that shows the job queues. Loopback only. */
export async function startDashboard(redisUrl: string, queues: readonly string[], port: number) {
  const connection = new Redis(redisUrl, { maxRetriesPerRequest: null });
  const adapter = new FastifyAdapter();
  const boards = queues.map((name) => new Queue(name, { connection, prefix: 'festlig' }));
  createBullBoard({ queues: boards.map((queue) => new BullMQAdapter(queue)), serverAdapter: adapter });
  const server = Fastify({ forceCloseConnections: true });
  await server.register(adapter.registerPlugin());
  await server.listen({ host: '127.0.0.1', port });
  const { port: taken } = server.server.address() as { port: number };
  return {
    url: `http://localhost:${taken}`,
    stop: async () => {
      await server.close();
      await Promise.all(boards.map((queue) => queue.close()));
      connection.disconnect();
    },
  };
}

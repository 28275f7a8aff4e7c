import type { FastifyInstance } from 'fastify';

/** What the gateway answers, or does with all it answers: put on the server once, at the start. */
export interface Part {
  addTo(server: FastifyInstance): Promise<void> | void;
}

import type { FastifyInstance } from 'fastify';

/** A part of the gateway that answers requests or handles all of them; added to the server once, at the start. */
export interface Part {
  addTo(server: FastifyInstance): Promise<void> | void;
}

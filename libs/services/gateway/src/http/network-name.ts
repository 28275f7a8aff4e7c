import { normalizeIP } from '@fastify/rate-limit';

/**
 * The name of all clients that were disconnected when their request was examined: their connections have no address
 * any more.
 */
export const GONE = 'gone';

/** The key by which requests are counted: the network address; for IPv6 the half that identifies a household. */
export const networkName = (ip: string | undefined): string => (ip ? normalizeIP(ip) : GONE);

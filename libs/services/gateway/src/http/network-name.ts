import { normalizeIP } from '@fastify/rate-limit';

/** Of all those who had left when their request was looked at: their connections have no address any more. */
export const GONE = 'gone';

/** By what requests are counted: the address they come from; of IPv6 the half that a household has. */
export const networkName = (ip: string | undefined): string => (ip ? normalizeIP(ip) : GONE);

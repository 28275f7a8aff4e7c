import { setTimeout as delay } from 'node:timers/promises';
import { contacts } from '@festlig/contracts/contacts';
import type { AnyCall, OutputOf, RequestOf } from '@festlig/contracts/define';
import { identity, type User } from '@festlig/contracts/identity';
import { media } from '@festlig/contracts/media';
import { party, type Party } from '@festlig/contracts/party';
import { rsvp } from '@festlig/contracts/rsvp';
import { guestKeysOf } from '@festlig/domain/web/guest-link';
import type { PageAddress } from '@festlig/domain/web/pages';
import { CallError, RemoteFailure } from '@festlig/platform/errors';
import type { FastifyRequest } from 'fastify';
import type { GatewayContext } from '../http/gateway-context';

/** Milliseconds a page waits for its data. Then it goes out without, and asks by itself. */
const PATIENCE = 1500;

/** An answer the page would ask for first: the call's own name, what is asked, and what was answered. */
export interface FirstAnswer {
  call: string;
  input: object;
  output: unknown;
}

export interface FirstData {
  answers: FirstAnswer[];
  user: User | null;
  /** Null when the page is about none, or the services did not answer in time. */
  party: Party | null;
  /** The front page's: hero images by group. */
  pictures: OutputOf<typeof media.calls.listHeroImages> | null;
  /** The services know of no such party. */
  isMissing: boolean;
}

const isMissing = (error: unknown): boolean =>
  error instanceof RemoteFailure && (error.failure.status === 404 || error.failure.status === 422);

const nothing: FirstData = { answers: [], user: null, party: null, pictures: null, isMissing: false };

/**
 * What a page needs to be painted, so that one response is enough: who is looking, the party, for a guest's link the guest
 * and their reply, for the front page the pictures. Each is asked for as the page itself would ask, so that access is decided where it always is.
 */
export async function firstData(
  context: GatewayContext,
  request: FastifyRequest,
  address: PageAddress,
  csrf: string,
): Promise<FirstData> {
  const late = new AbortController();
  try {
    return await Promise.race([
      read(context, request, address, csrf),
      delay(PATIENCE, nothing, { signal: late.signal, ref: false }),
    ]);
  } catch (error) {
    context.logger.warn('page without its data', { error: error instanceof Error ? error.name : 'unknown' });
    return nothing;
  } finally {
    late.abort();
  }
}

async function read(
  context: GatewayContext,
  request: FastifyRequest,
  address: PageAddress,
  csrf: string,
): Promise<FirstData> {
  const caller = await context.callerOf(request);
  const answers: FirstAnswer[] = [];
  /** Null when refused: the page asks again and says why. */
  const ask = async <C extends AnyCall>(call: C, input: RequestOf<C>): Promise<OutputOf<C> | null> => {
    try {
      return await context.rpc.call(call, input, caller);
    } catch (error) {
      if (error instanceof RemoteFailure || error instanceof CallError) return null;
      throw error;
    }
  };
  const keep = (call: AnyCall, input: object, output: unknown) => {
    if (output !== null) answers.push({ call: call.name, input, output });
  };
  const { page, ref } = address.kind === 'party' ? address : { page: null, ref: null };
  const query = new URL(request.url, 'http://page').searchParams;
  const { cid, rid } = page === '' ? guestKeysOf(query) : { cid: null, rid: null };
  const own = { ...(cid === null ? {} : { cid }), ...(rid === null ? {} : { rid }) };
  const isFront = address.kind === 'app' && address.page === '';
  const [initial, pictures, found, guest, reply] = await Promise.all([
    ask(identity.calls.getInitial, {}),
    isFront ? ask(media.calls.listHeroImages, {}) : null,
    ref === null
      ? null
      : context.rpc.call(party.calls.getParty, { partyId: ref }, caller).catch((error: unknown) => {
          if (isMissing(error)) return 'missing' as const;
          return null;
        }),
    ref !== null && cid !== null ? ask(contacts.calls.getGuest, { partyId: ref, cid }) : null,
    ref !== null && (cid ?? rid) !== null ? ask(rsvp.calls.getOwnRsvp, { partyId: ref, ...own }) : null,
  ]);
  const user = initial?.user ?? null;
  keep(identity.calls.getInitial, {}, initial && { ...initial, csrf });
  keep(media.calls.listHeroImages, {}, pictures);
  if (ref === null || found === null || found === 'missing') {
    return { answers, user, party: null, pictures, isMissing: found === 'missing' };
  }
  // As the invitation asks: by the address for the party, by the party's id for what belongs to it.
  keep(party.calls.getParty, { partyId: ref }, found);
  keep(contacts.calls.getGuest, { partyId: found.id, cid }, guest);
  if (guest !== null || reply?.rsvp) keep(rsvp.calls.getOwnRsvp, { partyId: found.id, ...own }, reply);
  return { answers, user, party: found, pictures, isMissing: false };
}

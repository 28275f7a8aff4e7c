import { contacts } from '@festlig/contracts/contacts';
import { type AnyCall, type OutputOf, type RequestOf, SLOW_GUESSING } from '@festlig/contracts/define';
import { identity, type User } from '@festlig/contracts/identity';
import { media } from '@festlig/contracts/media';
import { party, type Party } from '@festlig/contracts/party';
import { rsvp } from '@festlig/contracts/rsvp';
import { guestKeysOf } from '@festlig/domain/web/guest-link';
import type { PageAddress } from '@festlig/domain/web/pages';
import { CallError, RemoteFailure } from '@festlig/platform/errors';
import { currentScope, runInScope } from '@festlig/platform/observability';
import type { FastifyRequest } from 'fastify';
import type { GatewayContext } from '../http/gateway-context';

/** Milliseconds a page waits for what it is about. Then it goes out with what has come, and asks for the rest by itself. */
export const PATIENCE = 1500;
/** Milliseconds for each part it can do without (rule: parts-fail-alone). */
const LESSER = 700;

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

/** One part of a page, which fails alone: null when it was refused or has not come within so many milliseconds. */
async function part<T>(milliseconds: number, ask: () => Promise<T>): Promise<T | null> {
  const { requestId, until = Infinity } = currentScope() ?? { requestId: '' };
  try {
    return await runInScope({ requestId, until: Math.min(until, performance.now() + milliseconds) }, ask);
  } catch (error) {
    if (error instanceof RemoteFailure || error instanceof CallError) return null;
    throw error;
  }
}

/**
 * What a page needs to be painted, so that one response is enough: who is looking, the party, for a guest's link the guest
 * and their reply, for the front page the pictures. Each is asked for as the page itself would ask, so that access is
 * decided where it always is; each has its own time, so that one that hangs takes nothing from the others.
 */
export async function firstData(
  context: GatewayContext,
  request: FastifyRequest,
  address: PageAddress,
  csrf: string,
): Promise<FirstData> {
  // Who guesses is told nothing; the page asks by itself, and is told to wait.
  if (address.kind === 'party' && context.guesses.wait(request, SLOW_GUESSING.missesPerMinute) > 0) return nothing;
  try {
    return await read(context, request, address, csrf);
  } catch (error) {
    context.logger.warn('page without its data', { error: error instanceof Error ? error.name : 'unknown' });
    return nothing;
  }
}

async function read(
  context: GatewayContext,
  request: FastifyRequest,
  address: PageAddress,
  csrf: string,
): Promise<FirstData> {
  const known = await part(LESSER, () => context.callerOf(request));
  // Nobody may be told what a visitor is told, as long as it is not known who looks: the page asks for that itself.
  const caller = known ?? { user: null, service: null };
  const answers: FirstAnswer[] = [];
  // A link names one guest: whoever opens a dead one has guessed once, however many parts of the page ask for it.
  const asking = { ip: request.ip, isCounted: false };
  /** Null when refused: the page asks again and says why. */
  const ask = <C extends AnyCall>(call: C, input: RequestOf<C>): Promise<OutputOf<C> | null> =>
    known === null
      ? Promise.resolve(null)
      : part(LESSER, () => context.guesses.noting(asking, context.rpc.call(call, input, caller)));
  const keep = (call: AnyCall, input: object, output: unknown) => {
    if (known !== null && output !== null) answers.push({ call: call.name, input, output });
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
      : part(PATIENCE, () =>
          context.guesses
            .noting(asking, context.rpc.call(party.calls.getParty, { partyId: ref }, caller))
            .catch((error: unknown) => {
              if (isMissing(error)) return 'missing' as const;
              throw error;
            }),
        ),
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

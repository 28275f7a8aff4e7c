import { contacts } from '@festlig/contracts/contacts';
import { type AnyCall, type OutputOf, type RequestOf, SLOW_GUESSING } from '@festlig/contracts/define';
import { identity } from '@festlig/contracts/identity';
import { media, PHOTO_PAGE } from '@festlig/contracts/media';
import { messaging } from '@festlig/contracts/messaging';
import { party } from '@festlig/contracts/party';
import { rsvp } from '@festlig/contracts/rsvp';
import { guestKeysOf } from '@festlig/domain/web/guest-link';
import { type PageAddress, showsInvitation, WIZARD_PAGE } from '@festlig/domain/web/pages';
import { CallError, RemoteFailure } from '@festlig/platform/errors';
import { currentScope, runInScope } from '@festlig/platform/observability';
import type { FastifyRequest } from 'fastify';
import type { GatewayContext } from '../http/gateway-context';
import type { Ask, FirstAnswer, FirstData } from './first-answer';
import { hostAnswers, partiesAnswers } from './host-data';
import { isHostPage } from './page-redirect';
import type { StaticData } from './static-blocks';

/**
 * Milliseconds that a page waits for its party. After that the page is sent with the answers that have arrived, and
 * requests the others itself.
 */
export const PATIENCE = 1500;
/** Milliseconds that a page waits for each of its less important parts (rule: parts-fail-alone). */
const LESSER = 700;
/** Milliseconds that a host's page waits for what it shows besides its party: the app can ask for it as soon as it runs. */
const HOSTS = 400;

const isMissing = (error: unknown): boolean =>
  error instanceof RemoteFailure && (error.failure.status === 404 || error.failure.status === 422);

/** Made for each page: what a form contained is added to its answers. */
const nothing = (): FirstData => ({
  answers: [],
  user: null,
  isVisitor: false,
  party: null,
  front: null,
  photos: null,
  isMissing: false,
});

/**
 * Asks for one part of a page, which fails on its own: null when it was refused or did not arrive within the time.
 */
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
 * Collects what a page needs for its first rendering, so that one response is enough: the user, the party, for a
 * guest's link the guest and the reply, for the front page what static pages show. Each part is requested with the page's own
 * calls, so that access is decided where it always is. Each part has its own time limit, so that one that hangs
 * delays no other.
 */
export async function firstData(
  context: GatewayContext,
  request: FastifyRequest,
  address: PageAddress,
  csrf: string,
): Promise<FirstData> {
  // An address that guesses gets no data; the page's own calls are then refused and say when to ask again.
  if (address.kind === 'party' && context.guesses.wait(request, SLOW_GUESSING.missesPerMinute) > 0) return nothing();
  try {
    return await collected(context, request, address, csrf);
  } catch (error) {
    context.logger.warn('page without its data', { error: error instanceof Error ? error.name : 'unknown' });
    return nothing();
  }
}

async function staticParts({ seller }: GatewayContext, ask: Ask): Promise<StaticData> {
  const [pictures, support] = await Promise.all([
    ask(media.calls.listHeroImages, {}),
    ask(messaging.calls.getSupport, {}),
  ]);
  return { pictures, email: support?.email ?? null, seller };
}

/** Collects what static pages show: the same for everyone, so nobody has to be known. */
export const staticData = (context: GatewayContext): Promise<StaticData> =>
  staticParts(context, (call, input) =>
    part(LESSER, () => context.rpc.call(call, input, { user: null, service: null })),
  );

async function collected(
  context: GatewayContext,
  request: FastifyRequest,
  address: PageAddress,
  csrf: string,
): Promise<FirstData> {
  const known = await part(LESSER, () => context.callerOf(request));
  // While it is unknown who the user is, nothing is included: the answers for a visitor could be wrong.
  const caller = known ?? { user: null, service: null };
  const answers: FirstAnswer[] = [];
  // A link names one guest: opening a dead link is one guess, however many parts of the page ask for the guest.
  const asking = { ip: request.ip, isCounted: false };
  const isVisitor = known !== null && caller.user === null;
  /**
   * A user's own reads are never another's, so that hosts see what they have just saved; and a form that was refused
   * is shown with the party as it is now (rule: page-from-memory).
   */
  const isFromMemory = isVisitor && request.method === 'GET';
  const read = <C extends AnyCall>(call: C, input: RequestOf<C>): Promise<OutputOf<C>> =>
    context.guesses.noting(
      asking,
      isFromMemory && call.isShared ? context.visitors.ask(call, input) : context.rpc.call(call, input, caller),
    );
  /** Returns null when refused: the page asks again and shows why. */
  const ask: Ask = (call, input) => (known === null ? Promise.resolve(null) : part(LESSER, () => read(call, input)));
  const { user: asUser } = caller;
  /** As the user, and never from memory. */
  const askHosts: Ask = (call, input) => part(HOSTS, () => context.rpc.call(call, input, caller));
  const keep = (call: AnyCall, input: object, output: unknown) => {
    if (known !== null && output !== null) answers.push({ call: call.name, input, output });
  };
  const ref = address.kind === 'party' ? address.ref : null;
  const query = new URL(request.url, 'http://page').searchParams;
  const { cid, rid } = showsInvitation(address) ? guestKeysOf(query) : { cid: null, rid: null };
  const own = { ...(cid === null ? {} : { cid }), ...(rid === null ? {} : { rid }) };
  const isFront = address.kind === 'app' && address.page === '';
  const isWizard = address.kind === 'app' && address.page === WIZARD_PAGE;
  const isParties = address.kind === 'app' && address.page === 'parties';
  // The page that is opened first, in the size that is not expanded.
  const gallery = { page: 1, pageSize: PHOTO_PAGE };
  const isGallery = address.kind === 'party' && address.page === 'photos' && !query.has('page');
  const [initial, front, found, guest, reply, photos, parties, pictures] = await Promise.all([
    ask(identity.calls.getInitial, {}),
    isFront ? staticParts(context, ask) : null,
    ref === null
      ? null
      : part(PATIENCE, () =>
          read(party.calls.getParty, { partyId: ref }).catch((error: unknown) => {
            if (isMissing(error)) return 'missing' as const;
            throw error;
          }),
        ),
    ref !== null && cid !== null ? ask(contacts.calls.getGuest, { partyId: ref, cid }) : null,
    ref !== null && (cid ?? rid) !== null ? ask(rsvp.calls.getOwnRsvp, { partyId: ref, ...own }) : null,
    ref !== null && isGallery ? ask(media.calls.listPhotos, { partyId: ref, ...gallery }) : null,
    isParties && asUser !== null ? partiesAnswers(askHosts) : [],
    isWizard ? ask(media.calls.listHeroImages, {}) : null,
  ]);
  const user = initial?.user ?? null;
  const whose = { user, isVisitor: isVisitor && initial !== null };
  keep(identity.calls.getInitial, {}, initial && { ...initial, csrf });
  answers.push(...parties);
  keep(media.calls.listHeroImages, {}, pictures);
  if (ref === null || found === null || found === 'missing') {
    return { answers, ...whose, party: null, front, photos: null, isMissing: found === 'missing' };
  }
  // With the same inputs as the invitation's own calls: the party by the address, everything else by the party's
  // id.
  keep(party.calls.getParty, { partyId: ref }, found);
  keep(contacts.calls.getGuest, { partyId: found.id, cid }, guest);
  if (guest !== null || reply?.rsvp) keep(rsvp.calls.getOwnRsvp, { partyId: found.id, ...own }, reply);
  keep(media.calls.listPhotos, { partyId: found.id, ...gallery }, photos);
  // Only now is it known who may see them.
  const { page } = address as Extract<PageAddress, { kind: 'party' }>;
  if (isHostPage(address, found)) answers.push(...(await hostAnswers(askHosts, found.id, page, query.size > 0)));
  return { answers, ...whose, party: found, front, photos, isMissing: false };
}

import { BODY_BYTES, type ErrorBody, type Problems, SLOW_GUESSING } from '@festlig/contracts/define';
import { party } from '@festlig/contracts/party';
import { rsvp } from '@festlig/contracts/rsvp';
import { submitRsvp } from '@festlig/contracts/rsvp/guest-http';
import { sentGreeting } from '@festlig/domain/rsvp/greetings';
import { guestKeysOf, THREAD } from '@festlig/domain/web/guest-link';
import { type PageAddress, pageAt } from '@festlig/domain/web/pages';
import { MESSAGE_FIELDS, type PostedForm, REPLY, SENT } from '@festlig/domain/web/posted-form';
import { CallError, InvalidInput, toFailure } from '@festlig/platform/errors';
import type { Caller } from '@festlig/platform/rpc';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../http/gateway-context';
import { rememberSent } from '../http/sent-cookie';
import { sendFailure } from '../http/send-failure';
import type { FormFields } from './form-body';
import { addForms } from './form-scope';
import { isForeign } from './is-foreign';
import { replyInput, unknownFields } from './reply-fields';

/** Shows the page of the form again, with what was typed and why it was refused. */
export type ShowAgain = (
  request: FastifyRequest,
  reply: FastifyReply,
  address: PageAddress,
  again: { status: number; posted: PostedForm },
) => Promise<FastifyReply>;

/** A form as it was posted to the address of an invitation. */
interface Posted {
  ref: string;
  fields: FormFields;
  caller: Caller;
  request: FastifyRequest;
}

/** Statuses that are told as they are; every other refusal of a form is a 422. */
const TOLD = [404, 429, 503];

const changed = () => new InvalidInput({ root: { code: 'form_changed' } });

/**
 * The forms of an invitation as plain HTML forms, for browsers without scripts and before scripts have arrived: posted to the
 * page's own address, they make the calls that the app makes, with the same access, and lead back to the page
 * (rule: form-without-scripts).
 */
export async function addGuestForms(server: FastifyInstance, context: GatewayContext, show: ShowAgain): Promise<void> {
  await addForms(server, context, (scope) => {
    scope.post('/:ref', {
      bodyLimit: BODY_BYTES,
      // Counted once its fields are read, so that a form that has to wait can be sent again.
      config: { rateLimit: { max: submitRsvp.perMinute ?? 0, timeWindow: '1 minute', hook: 'preHandler' } },
      handler: (request, reply) => answer(context, show, request, reply),
    });
  });
}

async function answer(
  context: GatewayContext,
  show: ShowAgain,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { pathname, searchParams } = new URL(request.url, context.origin);
  const address = pageAt(pathname);
  if (address.kind !== 'party' || address.page !== '' || !(request.body instanceof Map)) {
    return sendFailure(reply, new CallError('not_found'), request.id);
  }
  void reply.header('cache-control', 'no-store');
  // A form of another site fills in nothing here: its sender sees the page as it is.
  if (isForeign(request.headers, context.origin)) return reply.redirect(request.url, 303);
  const fields = request.body as FormFields;
  const isMessage = fields.get('form') === 'message';
  try {
    // Without a cookie there is nothing that another site could use: the link alone says who answers.
    if (context.cookie.read(request) !== null && !context.cookie.proves(request, fields.get('token'))) throw changed();
    context.guesses.check(request, SLOW_GUESSING.missesPerMinute);
    const { ref } = address;
    const taking = context.takingOf(request, submitRsvp.deadline);
    const { place, query } = await context.turns.take('calls', taking, async () => {
      const posted = { ref, fields, caller: await context.callerOf(request), request };
      return isMessage ? sentMessage(context, posted) : sentReply(context, posted, guestKeysOf(searchParams));
    });
    const sent = query.get('rid');
    if (sent !== null) rememberSent(reply, { path: pathname, rid: sent, origin: context.origin });
    for (const [name, key] of Object.entries(guestKeysOf(searchParams))) if (key !== null) query.set(name, key);
    const keys = query.size === 0 ? '' : `?${query}`;
    return await reply.redirect(`${pathname}${keys}#${place}`, 303);
  } catch (error) {
    const { status, body } = toFailure(error, request.id);
    if (status === 500) context.logger.error('request failed', error);
    const posted = postedForm(isMessage, fields, body.errors);
    return show(request, reply, address, { status: TOLD.includes(status) ? status : 422, posted });
  }
}

/** What was typed, without what belongs to this one page. */
function postedForm(isMessage: boolean, fields: FormFields, errors: ErrorBody['errors']): PostedForm {
  const { token: _, form: __, ...values } = Object.fromEntries(fields);
  return { form: isMessage ? 'message' : 'reply', values, errors: errors as Problems };
}

/** Where a form leads back to: a place on the page, and the keys that it needs in addition. */
interface Onward {
  place: string;
  query: URLSearchParams;
}

/** Sends the reply; its page needs a stranger's own key. */
async function sentReply(
  { rpc, guesses }: GatewayContext,
  { ref, fields, caller, request }: Posted,
  keys: ReturnType<typeof guestKeysOf>,
): Promise<Onward> {
  const found = await guesses.noting(request, rpc.call(party.calls.getParty, { partyId: ref }, caller));
  if (unknownFields(fields, found).length > 0) throw changed();
  // Without an answer the call says so itself.
  const input = replyInput(fields, found, keys) as Parameters<typeof rpc.call<typeof rsvp.calls.submitRsvp>>[1];
  const { contact: cid, rid, comment = '', isComming } = input;
  if (comment !== '' && (cid || rid)) {
    const own = { partyId: found.id, ...(cid ? { cid } : {}), ...(rid ? { rid } : {}) };
    const before = await rpc.call(rsvp.calls.getOwnRsvp, own, caller);
    input.comment = sentGreeting(isComming ? 'yes' : 'no', comment, before.rsvp ?? undefined);
  }
  const submitted = await guesses.noting(request, rpc.call(rsvp.calls.submitRsvp, input, caller));
  guesses.note(request, submitted);
  const own = submitted.rsvp;
  return {
    place: own === null ? REPLY : SENT,
    query: new URLSearchParams(own === null || own.isKnown ? {} : { rid: own.rid }),
  };
}

/** Sends a message in the thread of the reply that the form names. */
async function sentMessage(
  { rpc, guesses }: GatewayContext,
  { ref, fields, caller, request }: Posted,
): Promise<Onward> {
  if ([...fields.keys()].some((name) => !(MESSAGE_FIELDS as readonly string[]).includes(name))) throw changed();
  const [rid = '', message = '', formKey = ''] = ['rid', 'message', 'key'].map((name) => fields.get(name)?.trim());
  const input = { partyId: ref, rsvpRef: rid, message, formKey };
  await guesses.noting(request, rpc.call(rsvp.calls.replyToRsvp, input, caller));
  return { place: THREAD, query: new URLSearchParams() };
}

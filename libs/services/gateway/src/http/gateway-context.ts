import type { AnyCall, HttpBinding } from '@festlig/contracts/define';
import { identity } from '@festlig/contracts/identity';
import { CallError } from '@festlig/platform/errors';
import { Logger } from '@festlig/platform/observability';
import { AccessDirectory, type Caller, RpcClient } from '@festlig/platform/rpc';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { GatewayConfig } from '../config';
import { CountedWindows } from './counted-windows';
import { Guesses } from './guesses';
import { fieldsOf } from './malformed';
import { GONE } from './network-name';
import { Ongoing } from './ongoing';
import { SessionCookie } from './session-cookie';
import { Stopping } from './stopping';
import { Turns } from './turns';

/** Times that a list is looked at while it may arrive: every five seconds of two minutes. A file is looked at as often. */
const LOOKS = 24;
/** Uploaded lists of one account a minute. A host tries a few; to look again at one that was uploaded is not counted. */
const LISTS_PER_MINUTE = 10;
const MINUTE = 60_000;

/** What every route of the gateway works with. */
@Injectable()
export class GatewayContext {
  /** Scheme and host of our own pages. */
  readonly origin: string;
  readonly guesses: Guesses;
  /** Aborted when the gateway stops: streams without an end of their own end. */
  readonly stopping: AbortSignal;
  /** Milliseconds after which an event stream ends; its page opens it anew. */
  readonly streamLifetime: number;
  /** Milliseconds after which who reads nothing of a file or a stream is left. */
  readonly readerTimeout: number;
  /** Milliseconds between two looks at whether a list keeps coming, and a file keeps being taken. */
  readonly lookAtPace: number;
  /** The lists that are being read: of an account one, and the one that is picked instead of it. */
  readonly lists = new Ongoing({ ofOne: 2, ofAll: 8, seconds: 5 });
  /** Some tabs on some devices. */
  readonly streams: Ongoing;
  /** The files of hosts, which are long. */
  readonly exports: Ongoing;
  /** The files of guests, which are short, by address: all guests of a wedding can be behind one. */
  readonly guestFiles = new Ongoing({ ofOne: 50, seconds: 2 });
  /** Requests are counted by the address they come from. */
  private readonly counts: boolean;
  private readonly listsBegun = new CountedWindows(Date.now);
  private readonly callers = new WeakMap<FastifyRequest, Promise<Caller>>();

  constructor(
    readonly rpc: RpcClient,
    readonly cookie: SessionCookie,
    readonly logger: Logger,
    /** What callers are to parties, where that is asked before the service is. */
    readonly directory: AccessDirectory,
    readonly turns: Turns,
    { signal }: Stopping,
    { origin, values }: GatewayConfig,
  ) {
    this.origin = origin;
    this.counts = values.RATE_LIMIT;
    this.guesses = new Guesses(values.RATE_LIMIT);
    this.stopping = signal;
    this.streamLifetime = values.STREAM_LIFETIME_MS;
    this.streams = new Ongoing({ ofOne: 10, ofAll: values.STREAMS_AT_ONCE, seconds: 10 });
    this.exports = new Ongoing({ ofOne: 2, ofAll: values.EXPORTS_AT_ONCE, seconds: 5 });
    this.readerTimeout = values.READER_TIMEOUT_MS;
    this.lookAtPace = values.REQUEST_TIMEOUT_MS / LOOKS;
  }

  /** Who is behind the request, asked once; a visitor without a session is nobody. */
  callerOf(request: FastifyRequest): Promise<Caller> {
    const known = this.callers.get(request) ?? this.callerNow(request);
    this.callers.set(request, known);
    return known;
  }

  /** Who is behind the request by now: a session can end while it is answered. */
  async callerNow(request: FastifyRequest): Promise<Caller> {
    const token = this.cookie.read(request);
    if (!token || this.cookie.isVisitor(token)) return { user: null, service: null };
    const { user } = await this.rpc.call(identity.calls.resolveSession, { token });
    return { user, service: null };
  }

  /**
   * Counts an uploaded list of an account, whatever address it comes from: to read one takes the process half a second.
   * @throws CallError `too_many_requests`
   */
  countList(userId: string): void {
    if (!this.counts) return;
    const { count, left } = this.listsBegun.add(userId, MINUTE);
    if (count > LISTS_PER_MINUTE) throw new CallError('too_many_requests', { seconds: Math.ceil(left / 1000) });
  }

  /**
   * Path, query, body and named headers become the call's one input. The path wins: it is what was authorised.
   * @throws CallError 'invalid' for a body that is no object
   */
  inputOf(call: AnyCall, request: FastifyRequest): Record<string, unknown> {
    const { guard, headers = {}, rawBody, session, clientAddress }: Partial<HttpBinding> = call.http ?? {};
    // A signed body is a text, which is of use to a call only as it was sent.
    const body = guard === 'signature' ? {} : fieldsOf(request.body);
    return {
      ...(request.query as object),
      ...(rawBody ? { payload: request.body } : body),
      ...Object.fromEntries(Object.entries(headers).map(([field, header]) => [field, request.headers[header]])),
      ...(session === 'end' ? { sessionToken: this.cookie.read(request) ?? '' } : {}),
      ...(clientAddress ? { clientAddress: this.counts ? ((request.ip as string | undefined) ?? GONE) : '' } : {}),
      ...(request.params as object),
    };
  }
}

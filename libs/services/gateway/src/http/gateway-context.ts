import { type AnyCall, type HttpBinding, isOpened, knownFields } from '@festlig/contracts/define';
import { identity } from '@festlig/contracts/identity';
import { CallError } from '@festlig/platform/errors';
import { Files } from '@festlig/platform/files';
import { Logger } from '@festlig/platform/observability';
import { AccessDirectory, type Caller, RpcClient } from '@festlig/platform/rpc';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Seller } from '@festlig/domain/billing/receipt';
import { GatewayConfig } from '../config';
import { CountedPeriods } from './counted-periods';
import { Guesses } from './guesses';
import { fieldsOf } from './malformed';
import { GONE } from './network-name';
import { Ongoing } from './ongoing';
import { SessionCookie } from './session-cookie';
import { Stopping } from './stopping';
import { type Taking, Turns } from './turns';
import { VisitorReads } from './visitor-reads';

/**
 * How often the pace of a list is checked during its time to arrive: every five seconds of two minutes. A
 * download's pace is checked as often.
 */
const LOOKS = 24;
/** The most lists that one account uploads a minute. Previewing an uploaded list again is not counted. */
const LISTS_PER_MINUTE = 10;
const MINUTE = 60_000;

/** What every route of the gateway works with. */
@Injectable()
export class GatewayContext {
  /** Scheme and host of our own pages. */
  readonly origin: string;
  /** Who runs this product; null where that is not said. */
  readonly seller: Seller | null;
  readonly guesses: Guesses;
  /** What pages of visitors read of the services. */
  readonly visitors: VisitorReads;
  /** Aborted when the gateway stops, so that endless streams end. */
  readonly stopping: AbortSignal;
  /** Milliseconds after which an event stream ends; its page opens it again. */
  readonly streamLifetime: number;
  /** Milliseconds after which a file or a stream ends that nobody reads. */
  readonly readerTimeout: number;
  /** Milliseconds between two checks whether a list still arrives, and whether a file is still read. */
  readonly lookAtPace: number;
  /** The lists that are being read: per account one, and another that the user chose instead. */
  readonly lists = new Ongoing({ ofOne: 2, ofAll: 8, seconds: 5 });
  /** The files that are being received: some per account, because a host drops several pictures at once. */
  readonly uploads = new Ongoing({ ofOne: 4, ofAll: 12, seconds: 3 });
  /** Guests' photos that are being received, by network address: many guests of a wedding can share one. */
  readonly guestUploads: Ongoing;
  /** Event streams: several tabs on several devices. */
  readonly streams: Ongoing;
  /**
   * Those of visitors, by network address, which all guests of a party can share. They are counted apart, so that nobody who
   * opens many walls keeps hosts from following what they do.
   */
  readonly guestStreams: Ongoing;
  /** Hosts' files, which are long. */
  readonly exports: Ongoing;
  /** Guests' files, which are short, by network address: all guests of a wedding can share one. */
  readonly guestFiles = new Ongoing({ ofOne: 50, seconds: 2 });
  /** Whether requests are counted by network address. */
  private readonly counts: boolean;
  private readonly listsBegun = new CountedPeriods(Date.now);
  private readonly callers = new WeakMap<FastifyRequest, Promise<Caller>>();

  constructor(
    readonly rpc: RpcClient,
    readonly cookie: SessionCookie,
    readonly logger: Logger,
    /** The roles of callers in parties, for checks before the service is called. */
    readonly directory: AccessDirectory,
    readonly turns: Turns,
    readonly files: Files,
    { signal }: Stopping,
    { origin, seller, values }: GatewayConfig,
  ) {
    this.origin = origin;
    this.seller = seller;
    this.counts = values.RATE_LIMIT;
    this.guesses = new Guesses(values.RATE_LIMIT);
    this.visitors = new VisitorReads(rpc);
    this.stopping = signal;
    this.streamLifetime = values.STREAM_LIFETIME_MS;
    this.streams = new Ongoing({ ofOne: 10, ofAll: values.STREAMS_AT_ONCE, seconds: 10 });
    this.guestStreams = new Ongoing({ ofOne: 40, ofAll: values.STREAMS_AT_ONCE, seconds: 10 });
    this.guestUploads = new Ongoing({ ofOne: 40, ofAll: values.PHOTO_UPLOADS_AT_ONCE, seconds: 3 });
    this.exports = new Ongoing({ ofOne: 2, ofAll: values.EXPORTS_AT_ONCE, seconds: 5 });
    this.readerTimeout = values.READER_TIMEOUT_MS;
    this.lookAtPace = values.REQUEST_TIMEOUT_MS / LOOKS;
  }

  /** Returns the caller of the request, resolved once; a visitor without session has no user. */
  callerOf(request: FastifyRequest): Promise<Caller> {
    const known = this.callers.get(request) ?? this.callerNow(request);
    this.callers.set(request, known);
    return known;
  }

  /** What a request needs for its turn. Whether its session is a real one is asked in its turn only. */
  takingOf(request: FastifyRequest, milliseconds: number): Taking {
    const token = this.cookie.read(request);
    return { requestId: request.id, milliseconds, hasAccount: token !== null && !this.cookie.isVisitor(token) };
  }

  /** Returns the present caller of the request, because a session can end while a request is being answered. */
  async callerNow(request: FastifyRequest): Promise<Caller> {
    const token = this.cookie.read(request);
    if (!token || this.cookie.isVisitor(token)) return { user: null, service: null };
    const { user } = await this.rpc.call(identity.calls.resolveSession, { token });
    return { user, service: null };
  }

  /**
   * Counts an uploaded list of an account, from any network address: reading one takes the process half a second.
   * @throws CallError `too_many_requests`
   */
  countList(userId: string): void {
    if (!this.counts) return;
    const { count, left } = this.listsBegun.add(userId, MINUTE);
    if (count > LISTS_PER_MINUTE) throw new CallError('too_many_requests', { seconds: Math.ceil(left / 1000) });
  }

  /** The headers that the binding names, as fields of the input. */
  headersOf({ headers }: Pick<HttpBinding, 'headers'>, request: FastifyRequest): Record<string, unknown> {
    return Object.fromEntries(Object.entries(headers).map(([field, header]) => [field, request.headers[header]]));
  }

  /**
   * Combines path, query, body and named headers into the call's input. The path has precedence, because it is what
   * was authorised. What others add to the query of an address that people open is left out (rule: unknown-fields).
   * @throws CallError 'invalid' when the body is not an object
   */
  inputOf(call: AnyCall, request: FastifyRequest): Record<string, unknown> {
    const http: Partial<HttpBinding> = call.http ?? {};
    const { guard, headers = {}, rawBody, clientAddress } = http;
    const token = this.cookie.read(request) ?? '';
    // A signed body is passed on as text, exactly as it was sent.
    const body = guard === 'signature' ? {} : fieldsOf(request.body);
    return {
      ...(call.http && isOpened(call.http)
        ? knownFields(call.input, request.query as object)
        : (request.query as object)),
      ...(rawBody ? { payload: request.body } : body),
      ...this.headersOf({ headers }, request),
      ...(http.sessionToken ? { sessionToken: token } : {}),
      ...(http.browser ? { browser: token && this.cookie.markOf(token) } : {}),
      ...(clientAddress ? { clientAddress: this.counts ? ((request.ip as string | undefined) ?? GONE) : '' } : {}),
      ...(request.params as object),
    };
  }
}

import { setTimeout as delay } from 'node:timers/promises';
import type { AnyCall, OutputOf, RequestOf } from '@festlig/contracts/define';
import { CallError, RemoteFailure } from '../errors';
import { carrier, currentScope, inSpan, metrics, runInScope } from '../observability';
import { callSpan, toldOfCall } from './call-span';
import { type Moments, REAL_MOMENTS } from './circuit';
import { type Caller, type Envelope, LARGEST } from './envelope';
import { JoinedReads } from './joined-reads';
import { proofOf } from './proof';
import type { Replica } from './replica';
import { Replicas, type Resolve, resolveByDns } from './replicas';
import { RetryBudget } from './retry-budget';
import { endOf, waitedFor } from './time-left';
import type { RpcTls } from './tls';

export interface RpcClientOptions {
  /** host:port by service name. */
  addresses: Readonly<Record<string, string>>;
  secret: string;
  /** Absent or null = in clear. */
  tls?: RpcTls | null;
  /** This process's service; the gateway passes callers on instead. */
  service: string;
  /** DNS when left out. */
  resolve?: Resolve;
  moments?: Moments;
}

const RETRIES = 2;
/** Milliseconds for which an equal read under way is fresh enough for one that begins now. */
const FRESH = 100;

/** Milliseconds after which "unavailable" is not asked about again: the other replicas stand on the same store. */
const SOON = 600;

/** The process said that it has not begun with the call. */
class Unbegun extends RemoteFailure {}

/** All processes are left alone at the moment. */
class NobodyAsked extends Error {}

/** Nobody has begun with the call: another try is safe whatever it does. */
const isUnbegun = (error: unknown): boolean =>
  error instanceof Unbegun ||
  error instanceof NobodyAsked ||
  (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ECONNREFUSED');

interface Target {
  replicas: Replicas;
  budget: RetryBudget;
}

/** Typed calls to other services over our own transport (`CallProxy`), spread over all replicas of the one called. */
export class RpcClient {
  private readonly targets = new Map<string, Target>();
  private readonly proof: string;
  private readonly moments: Moments;
  private readonly reads: JoinedReads<unknown>;

  constructor(private readonly options: RpcClientOptions) {
    this.moments = options.moments ?? REAL_MOMENTS;
    this.proof = proofOf(options.secret);
    this.reads = new JoinedReads(() => this.moments.now(), FRESH);
  }

  /**
   * @throws RemoteFailure what the service refused; CallError `too_large`, sent to nobody; CallError `unavailable` when
   * there was no answer in time: that of the request in whose scope we are, or the call's own, tries included. A call
   * that is not declared idempotent is tried again only where nobody has begun with it: after `unavailable` it may or
   * may not have happened.
   */
  call<C extends AnyCall>(call: C, input: RequestOf<C>, caller?: Caller): Promise<OutputOf<C>> {
    return inSpan(callSpan(call, 'CLIENT'), async (tell) => {
      const done = metrics.request.startTimer({ call: call.name });
      let code = 'ok';
      try {
        return (await this.answered(call, input, caller)) as OutputOf<C>;
      } catch (error) {
        if (error instanceof RemoteFailure) code = error.failure.body.message;
        else code = error instanceof CallError ? error.code : 'unavailable';
        throw error;
      } finally {
        done({ outcome: code });
        tell(toldOfCall(code));
      }
    });
  }

  close(): void {
    for (const { replicas } of this.targets.values()) replicas.close();
  }

  private async answered(call: AnyCall, input: unknown, caller?: Caller): Promise<unknown> {
    const text = JSON.stringify(input) ?? '';
    if (text.length > LARGEST) throw new CallError('too_large');
    const asking = caller ?? { user: null, service: this.options.service };
    // What is answered to a person can depend on what they have just changed: only others share answers.
    if (!call.isShared || asking.user !== null) return this.tried(call, input, asking);
    const until = endOf(call);
    // The read is several requests': none of their deadlines ends it for the others.
    const { until: _own, ...scope } = currentScope() ?? { requestId: crypto.randomUUID() };
    const key = `${call.name} ${asking.service ?? ''} ${text}`;
    const answer = this.reads.ask(key, () => runInScope(scope, () => this.tried(call, input, asking)));
    return waitedFor(answer, until);
  }

  private async tried(call: AnyCall, input: unknown, caller: Caller): Promise<unknown> {
    const { replicas, budget } = this.target(call.service);
    const envelope = { input, caller, requestId: crypto.randomUUID(), ...carrier() };
    const until = endOf(call);
    // Where each of several nested calls were tried again, their tries would multiply.
    const mayTryAgain = currentScope()?.inner !== true;
    const asked = new Set<Replica>();
    budget.called();
    for (let attempt = 0; ;) {
      const begun = this.moments.now();
      try {
        const left = until - performance.now();
        if (left <= 0) throw new CallError('unavailable');
        const isLast = !mayTryAgain || !call.idempotent;
        return await this.send(call, { ...envelope, left }, { replicas, asked, isLast });
      } catch (error) {
        // What a service refuses stands; where its own backing service was away, another try may find it back.
        if (error instanceof RemoteFailure && error.failure.status !== 503) throw error;
        const given = error instanceof RemoteFailure ? error : new CallError('unavailable');
        if (isUnbegun(error) && !(error instanceof RemoteFailure) && replicas.hasOther(asked)) continue;
        const pause = 50 * 4 ** attempt * (0.5 + this.moments.random());
        const isSlow = error instanceof RemoteFailure && this.moments.now() - begun > SOON;
        const inTime = performance.now() + pause < until && !isSlow;
        if (!mayTryAgain || !(call.idempotent || isUnbegun(error)) || attempt++ === RETRIES || !inTime) throw given;
        if (!budget.take()) throw given;
        await delay(pause);
      }
    }
  }

  /** One try. */
  private async send(
    call: AnyCall,
    envelope: Envelope,
    { replicas, asked, isLast }: { replicas: Replicas; asked: Set<Replica>; isLast: boolean },
  ): Promise<unknown> {
    const looking = replicas.refresh();
    if (looking) await waitedFor(looking, performance.now() + envelope.left);
    const replica = replicas.next(call, asked);
    if (!replica) throw new NobodyAsked();
    asked.add(replica);
    // One that hangs must leave time to ask another.
    const left = !isLast && replicas.hasOther(asked) ? envelope.left / 2 : envelope.left;
    const answer = await replica.send(call, { ...envelope, left }, left);
    if (answer.ok) return answer.output;
    throw answer.isUnbegun ? new Unbegun(answer.failure) : new RemoteFailure(answer.failure);
  }

  private target(service: string): Target {
    const known = this.targets.get(service);
    if (known) return known;
    const { addresses, tls = null, resolve = resolveByDns } = this.options;
    const { proof, moments } = this;
    const replicas = new Replicas({ address: addresses[service] ?? '', proof, tls, resolve, moments });
    const target = { replicas, budget: new RetryBudget() };
    this.targets.set(service, target);
    return target;
  }
}

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
  /** Absent or null = unencrypted. */
  tls?: RpcTls | null;
  /** This process's service. The gateway passes a caller with each call instead. */
  service: string;
  /** DNS when left out. */
  resolve?: Resolve;
  moments?: Moments;
}

const RETRIES = 2;
/** Milliseconds during which other callers may join a pending equal read. */
const FRESH = 100;

/** Milliseconds after which a 503 is not retried: the other replicas use the same backing service. */
const SOON = 600;

/** The process answered that it has not begun the call. */
class Unbegun extends RemoteFailure {}

/** No replica may be called at the moment. */
class NobodyAsked extends Error {}

/** Whether no process has begun the call, so that any call may be retried. */
const isUnbegun = (error: unknown): boolean =>
  error instanceof Unbegun ||
  error instanceof NobodyAsked ||
  (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ECONNREFUSED');

interface Target {
  replicas: Replicas;
  budget: RetryBudget;
}

/** Typed calls to other services over our own transport (`CallProxy`), distributed over all replicas of a service. */
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
   * Makes a call. The deadline is the earlier of the call's own and that of the current request, and includes
   * retries.
   * @throws RemoteFailure with the service's refusal
   * @throws CallError `too_large` if the input is too large; nothing is sent
   * @throws CallError `unavailable` without an answer in time. A call that is not idempotent is retried only if no
   * process has begun it, so after `unavailable` it may or may not have happened
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
    // The answer for a signed-in user can depend on a change just made, so only visitors and services share answers.
    if (!call.isShared || asking.user !== null) return this.tried(call, input, asking);
    const until = endOf(call);
    // Several requests share the read, so the deadline of one must not end it for the others.
    const { until: _own, ...scope } = currentScope() ?? { requestId: crypto.randomUUID() };
    const key = `${call.name} ${asking.service ?? ''} ${text}`;
    const answer = this.reads.ask(key, () => runInScope(scope, () => this.tried(call, input, asking)));
    return waitedFor(answer, until);
  }

  private async tried(call: AnyCall, input: unknown, caller: Caller): Promise<unknown> {
    const { replicas, budget } = this.target(call.service);
    const envelope = { input, caller, requestId: crypto.randomUUID(), ...carrier() };
    const until = endOf(call);
    // If each of several nested calls were retried, the retries would multiply.
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
        // Refusals are final. A 503 may succeed at another try, when the backing service is back.
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
    // A replica that hangs must leave time for calling another.
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

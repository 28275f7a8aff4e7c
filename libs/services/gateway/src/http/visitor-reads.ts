import type { AnyCall, OutputOf, RequestOf } from '@festlig/contracts/define';
import { currentScope, runInScope } from '@festlig/platform/observability';
import { type Caller, endOf, type RpcClient, waitedFor } from '@festlig/platform/rpc';

const NOBODY: Caller = { user: null, service: null };
/** Milliseconds for which pages use an answer, counted from when it was asked for (rule: page-from-memory). */
const KEPT = 1000;
/** The most answers that are kept; the one that was used longest ago goes first. */
const MOST = 500;

interface Read {
  began: number;
  answer: Promise<unknown>;
}

/**
 * What the pages of visitors without a session read, once a second for all of them together: the party and what the app
 * loads first are the same for every visitor, while tens of thousands of guests can open one invitation within minutes.
 * What concerns one guest is never kept, nor what a user with an account reads.
 */
export class VisitorReads {
  private readonly reads = new Map<string, Read>();

  constructor(
    private readonly rpc: RpcClient,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * @param call a read with the same answer for every visitor (`isShared`)
   * @throws as the call. A refusal is not kept: a missing party may be created the next moment
   */
  ask<C extends AnyCall>(call: C, input: RequestOf<C>): Promise<OutputOf<C>> {
    const key = `${call.name} ${JSON.stringify(input)}`;
    const known = this.reads.get(key);
    const isFresh = known !== undefined && this.now() - known.began < KEPT;
    const read = isFresh ? known : this.begin(key, call, input);
    this.reads.delete(key);
    this.reads.set(key, read);
    return waitedFor(read.answer as Promise<OutputOf<C>>, endOf(call));
  }

  private begin<C extends AnyCall>(key: string, call: C, input: RequestOf<C>): Read {
    // Several pages share the read, so the deadline of one must not end it for the others.
    const { until: _own, ...scope } = currentScope() ?? { requestId: crypto.randomUUID() };
    const read = { began: this.now(), answer: runInScope(scope, () => this.rpc.call(call, input, NOBODY)) };
    read.answer.catch(() => {
      if (this.reads.get(key) === read) this.reads.delete(key);
    });
    const [oldest] = this.reads.keys();
    if (this.reads.size >= MOST && oldest !== undefined) this.reads.delete(oldest);
    return read;
  }
}

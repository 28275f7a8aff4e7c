import type { ConnectionOptions } from 'node:tls';
import type { AnyCall } from '@festlig/contracts/define';
import { CallProxy, NoAnswer } from './call-proxy';
import { Circuit, type Moments } from './circuit';
import type { Answer, Envelope } from './envelope';

/** Milliseconds without an answer, while calls wait, after which a replica counts as hanging. */
const SILENCE = 1000;
/** Milliseconds during which a fully occupied replica is called only if the others are too. */
const REST = 200;

export interface ReplicaOptions {
  host: string;
  port: number;
  /** The first bytes of its connections. */
  proof: string;
  /** Absent = unencrypted. */
  tls?: ConnectionOptions | undefined;
  moments: Moments;
}

/** One process that answers a service's calls: the connection to it and its health. */
export class Replica {
  readonly circuit: Circuit;
  /** Calls that it has not answered yet. */
  pending = 0;
  private readonly client: CallProxy;
  /** Since when calls have waited without any answer. */
  private silentSince: number | null = null;
  private restsUntil = 0;
  private isLeft = false;

  constructor(private readonly options: ReplicaOptions) {
    this.client = new CallProxy(options);
    this.circuit = new Circuit(options.moments);
  }

  /** Whether to prefer this replica: it does not hang and has not just reported that it is fully occupied. */
  get isLively(): boolean {
    const hangs = this.pending > 0 && this.isSilent;
    return this.options.moments.now() >= this.restsUntil && !hangs;
  }

  /**
   * Sends a call.
   * @throws the error of Nest or the network when there is no answer `within` the milliseconds
   */
  async send(call: AnyCall, envelope: Envelope, within: number): Promise<Answer> {
    const { now } = this.options.moments;
    const ended = this.circuit.begin();
    this.pending++;
    this.silentSince ??= now();
    try {
      const answer = await this.client.ask<Answer>(call.name, envelope, within);
      this.heard();
      if (!answer.ok && answer.isUnbegun) this.restsUntil = now() + REST;
      return answer;
    } catch (error) {
      this.failed(error);
      throw error;
    } finally {
      ended();
      this.pending--;
      this.closeIfLeft();
    }
  }

  /** No further calls are sent here; the connection is closed after the last pending call. */
  leave(): void {
    this.isLeft = true;
    this.closeIfLeft();
  }

  close(): void {
    this.client.close();
  }

  private get isSilent(): boolean {
    return this.silentSince !== null && this.options.moments.now() - this.silentSince >= SILENCE;
  }

  private heard(): void {
    this.circuit.succeeded();
    // The silence of the remaining calls is measured from now on.
    this.silentSince = this.pending > 1 ? this.options.moments.now() : null;
  }

  private failed(error: unknown): void {
    // Nest answers with a string when the process does not know the call: the process is alive.
    if (typeof error === 'string') return this.heard();
    const { now } = this.options.moments;
    if (error instanceof NoAnswer && !this.isSilent) {
      // It may hang, or only this call is slow: other replicas are preferred until that is clear.
      if (this.silentSince !== null) this.restsUntil = now() + SILENCE;
      return;
    }
    this.circuit.failed();
    // Closed now, so that the next try opens a new connection without waiting for this one to end.
    if (this.pending > 1) return;
    this.client.close();
    this.silentSince = null;
  }

  private closeIfLeft(): void {
    if (this.isLeft && this.pending === 0) this.client.close();
  }
}

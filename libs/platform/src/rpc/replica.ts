import type { ConnectionOptions } from 'node:tls';
import type { AnyCall } from '@festlig/contracts/define';
import { firstValueFrom, timeout, TimeoutError } from 'rxjs';
import { CallProxy } from './call-proxy';
import { Circuit, type Moments } from './circuit';
import type { Answer, Envelope } from './envelope';

/** Milliseconds without any answer, while calls wait for one, that are taken for hanging. */
const SILENCE = 1000;
/** Milliseconds a replica that has enough to do is passed over, where others are not. */
const REST = 200;

export interface ReplicaOptions {
  host: string;
  port: number;
  /** What connections to it begin with. */
  proof: string;
  /** Absent = in clear. */
  tls?: ConnectionOptions | undefined;
  moments: Moments;
}

/** One process that answers a service's calls: the connection to it, and how it is doing. */
export class Replica {
  readonly circuit: Circuit;
  /** Calls it has not answered yet. */
  pending = 0;
  private readonly client: CallProxy;
  /** Since when calls wait without it having answered any. */
  private silentSince: number | null = null;
  private restsUntil = 0;
  private isLeft = false;

  constructor(private readonly options: ReplicaOptions) {
    this.client = new CallProxy(options);
    this.circuit = new Circuit(options.moments);
  }

  /** Whether it is one to ask before others: it answers, and has not just said that it has enough to do. */
  get isLively(): boolean {
    const hangs = this.pending > 0 && this.isSilent;
    return this.options.moments.now() >= this.restsUntil && !hangs;
  }

  /** Sends a call. @throws what Nest and the network say when there is no answer within so many milliseconds */
  async send(call: AnyCall, envelope: Envelope, within: number): Promise<Answer> {
    const { now } = this.options.moments;
    const ended = this.circuit.begin();
    this.pending++;
    this.silentSince ??= now();
    try {
      const answer = await firstValueFrom(this.client.send<Answer>(call.name, envelope).pipe(timeout(within)));
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

  /** Nobody is sent here any more; the connection ends with the last call that is under way. */
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
    // Those that still wait do so from now on.
    this.silentSince = this.pending > 1 ? this.options.moments.now() : null;
  }

  private failed(error: unknown): void {
    // Nest says in a word that the process does not know the call: it answers.
    if (typeof error === 'string') return this.heard();
    const { now } = this.options.moments;
    if (error instanceof TimeoutError && !this.isSilent) {
      // It may hang, or be slow with this one: others are asked until that is clear.
      if (this.silentSince !== null) this.restsUntil = now() + SILENCE;
      return;
    }
    this.circuit.failed();
    // The next try makes a new connection: whether this one has ended is heard a little later.
    if (this.pending > 1) return;
    this.client.close();
    this.silentSince = null;
  }

  private closeIfLeft(): void {
    if (this.isLeft && this.pending === 0) this.client.close();
  }
}

import { lookup } from 'node:dns/promises';
import type { AnyCall } from '@festlig/contracts/define';
import type { Moments } from './circuit';
import { Replica } from './replica';
import { type RpcTls, toService } from './tls';

/** All IPv4 addresses of a host name. */
export type Resolve = (host: string) => Promise<string[]>;

export const resolveByDns: Resolve = async (host) =>
  (await lookup(host, { all: true, family: 4 })).map(({ address }) => address);

/** Milliseconds a name's addresses are kept. */
const RESOLVED = 5000;
/** Milliseconds after which a replica that no idempotent call has tried is tried by any other. */
const OVERDUE = 10_000;

export interface ReplicasOptions {
  /** host:port of the service. */
  address: string;
  /** What connections begin with. */
  proof: string;
  /** Null = in clear. */
  tls: RpcTls | null;
  resolve: Resolve;
  moments: Moments;
}

/** All processes that answer one service's calls, as its name in DNS says. */
export class Replicas {
  private readonly known = new Map<string, Replica>();
  private resolved = -Infinity;
  private resolving: Promise<void> | undefined;
  /** Counted up with every call: equals are asked in turn. */
  private turn = 0;

  constructor(private readonly options: ReplicasOptions) {}

  /** Asks the name server again when it is time; until that has resolved nothing may be known. */
  refresh(): Promise<void> | undefined {
    if (this.options.moments.now() - this.resolved < RESOLVED) return undefined;
    return (this.resolving ??= this.look().finally(() => (this.resolving = undefined)));
  }

  /**
   * The one to ask: it answers, it has the fewest calls under way, and of equals it is its turn. Where none does, the one
   * left alone longest is tried, by one call at a time.
   * @param asked those that have been tried for this call; one of them only where there is no other
   * @returns null when none may be asked at the moment
   */
  next({ idempotent }: AnyCall, asked: ReadonlySet<Replica>): Replica | null {
    this.turn++;
    const all = [...this.known.values()];
    const inTurn = all.map((_, n) => all[(this.turn + n) % all.length] as Replica);
    const others = inTurn.filter((replica) => !asked.has(replica));
    return this.choose(others, idempotent) ?? this.choose(inTurn, idempotent) ?? longestAlone(inTurn);
  }

  /** Whether there is another than these that answers, as far as is known. */
  hasOther(asked: ReadonlySet<Replica>): boolean {
    return [...this.known.values()].some((replica) => !asked.has(replica) && replica.circuit.isClosed);
  }

  close(): void {
    for (const replica of this.known.values()) replica.close();
  }

  private choose(replicas: readonly Replica[], idempotent: boolean): Replica | null {
    const closed = replicas.filter(({ circuit }) => circuit.isClosed);
    // One that is due is tried before the others are asked: only so is it found to be back. By a call that may be lost.
    const overdue = this.options.moments.now() - (idempotent ? 0 : OVERDUE);
    const due = replicas.find(({ circuit }) => !circuit.isClosed && circuit.dueAt <= overdue);
    return due ?? fewest(closed.filter(({ isLively }) => isLively)) ?? fewest(closed);
  }

  private async look(): Promise<void> {
    const { address, resolve, moments, proof, tls: files } = this.options;
    const [host = '', port = ''] = address.split(':');
    const tls = files ? toService(files, host) : undefined;
    // A name server that is away does not take away what it has said before.
    const found = await resolve(host).catch((error: unknown) => {
      if (this.known.size === 0) throw error;
      return [...this.known.keys()];
    });
    for (const [gone, replica] of this.known) {
      if (found.includes(gone)) continue;
      this.known.delete(gone);
      replica.leave();
    }
    for (const one of found) {
      if (this.known.has(one)) continue;
      this.known.set(one, new Replica({ host: one, port: Number(port), proof, tls, moments }));
    }
    this.resolved = moments.now();
  }
}

const fewest = (replicas: readonly Replica[]): Replica | null =>
  replicas.reduce<Replica | null>((least, one) => (least === null || one.pending < least.pending ? one : least), null);

function longestAlone(replicas: readonly Replica[]): Replica | null {
  const free = replicas.filter(({ circuit }) => circuit.dueAt !== Infinity);
  return free.reduce<Replica | null>(
    (first, one) => (first === null || one.circuit.dueAt < first.circuit.dueAt ? one : first),
    null,
  );
}

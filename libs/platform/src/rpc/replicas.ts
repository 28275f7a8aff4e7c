import { lookup } from 'node:dns/promises';
import type { AnyCall } from '@festlig/contracts/define';
import type { Moments } from './circuit';
import { Replica } from './replica';
import { type RpcTls, toService } from './tls';

/** Resolves a host name to all its IPv4 addresses. */
export type Resolve = (host: string) => Promise<string[]>;

export const resolveByDns: Resolve = async (host) =>
  (await lookup(host, { all: true, family: 4 })).map(({ address }) => address);

/** Milliseconds for which the addresses of a name are cached. */
const RESOLVED = 5000;
/** Milliseconds after which any call may try an overdue replica, if no idempotent call has. */
const OVERDUE = 10_000;

export interface ReplicasOptions {
  /** host:port of the service. */
  address: string;
  /** The first bytes of connections. */
  proof: string;
  /** Null = unencrypted. */
  tls: RpcTls | null;
  resolve: Resolve;
  moments: Moments;
}

/** All processes that answer one service's calls, found by its name in DNS. */
export class Replicas {
  private readonly known = new Map<string, Replica>();
  private resolved = -Infinity;
  private resolving: Promise<void> | undefined;
  /** Increases with every call, so that equal replicas are called in turn. */
  private turn = 0;

  constructor(private readonly options: ReplicasOptions) {}

  /**
   * Resolves the name again when the cached addresses are too old. At first no replica is known until this
   * resolves.
   */
  refresh(): Promise<void> | undefined {
    if (this.options.moments.now() - this.resolved < RESOLVED) return undefined;
    return (this.resolving ??= this.look().finally(() => (this.resolving = undefined)));
  }

  /**
   * Chooses the replica to call: one that answers, with the fewest pending calls, equal ones in turn. If none
   * answers, the one whose pause ended first is tried, by one call at a time.
   * @param asked replicas already tried for this call; chosen again only if there is no other
   * @returns null when no replica may be called now
   */
  next({ idempotent }: AnyCall, asked: ReadonlySet<Replica>): Replica | null {
    this.turn++;
    const all = [...this.known.values()];
    const inTurn = all.map((_, n) => all[(this.turn + n) % all.length] as Replica);
    const others = inTurn.filter((replica) => !asked.has(replica));
    return this.choose(others, idempotent) ?? this.choose(inTurn, idempotent) ?? longestAlone(inTurn);
  }

  /** Whether another replica is known to answer. */
  hasOther(asked: ReadonlySet<Replica>): boolean {
    return [...this.known.values()].some((replica) => !asked.has(replica) && replica.circuit.isClosed);
  }

  close(): void {
    for (const replica of this.known.values()) replica.close();
  }

  private choose(replicas: readonly Replica[], idempotent: boolean): Replica | null {
    const closed = replicas.filter(({ circuit }) => circuit.isClosed);
    // A replica whose pause is over is tried before the others, because otherwise its return would not be noticed. Only
    // calls that may be repeated try it.
    const overdue = this.options.moments.now() - (idempotent ? 0 : OVERDUE);
    const due = replicas.find(({ circuit }) => !circuit.isClosed && circuit.dueAt <= overdue);
    return due ?? fewest(closed.filter(({ isLively }) => isLively)) ?? fewest(closed);
  }

  private async look(): Promise<void> {
    const { address, resolve, moments, proof, tls: files } = this.options;
    const [host = '', port = ''] = address.split(':');
    const tls = files ? toService(files, host) : undefined;
    // While the name server is away, the known addresses remain.
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

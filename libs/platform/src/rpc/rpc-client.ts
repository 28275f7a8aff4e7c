import { lookup } from 'node:dns/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { AnyCall, OutputOf, RequestOf } from '@festlig/contracts/define';
import { ClientTCP } from '@nestjs/microservices';
import { firstValueFrom, timeout } from 'rxjs';
import { CallError, RemoteFailure } from '../errors';
import { carrier, inSpan, metrics } from '../observability';
import { callSpan, toldOfCall } from './call-span';
import { type Answer, type Caller, type Envelope, LARGEST } from './envelope';
import { FramedSocket } from './framed-socket';

export interface RpcClientOptions {
  /** host:port by service name. */
  addresses: Readonly<Record<string, string>>;
  secret: string;
  /** This process's service; the gateway passes callers on instead. */
  service: string;
  /** All IPv4 addresses of a host name; DNS when left out. */
  resolve?(host: string): Promise<string[]>;
}

const resolveByDns = async (host: string): Promise<string[]> =>
  (await lookup(host, { all: true, family: 4 })).map(({ address }) => address);

/** Nobody listened: the call was certainly not made, so that another try is safe whatever the call does. */
const unsent = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ECONNREFUSED';

const DEADLINE = 5000;
const RETRIES = 2;
/** Milliseconds a name's addresses are kept. */
const RESOLVED = 5000;

interface Replica {
  client: ClientTCP;
  /** Calls it has not answered yet. */
  pending: number;
}

/** Typed calls to other services over Nest's TCP transport, spread over all replicas of the one called. */
export class RpcClient {
  private readonly resolved = new Map<string, { replicas: Replica[]; until: number }>();
  private readonly connections = new Map<string, Replica>();
  /** Per service: with one count for all, calls in a fixed alternation would each keep to one replica. */
  private readonly turns = new Map<string, number>();

  constructor(private readonly options: RpcClientOptions) {}

  /**
   * @throws RemoteFailure what the service refused; CallError `too_large`, sent to nobody; CallError `unavailable` when
   * there was no answer within the call's deadline, tries included. A call that is not declared idempotent is sent once
   * only, unless nobody listened: after `unavailable` it may or may not have happened.
   */
  call<C extends AnyCall>(call: C, input: RequestOf<C>, caller?: Caller): Promise<OutputOf<C>> {
    return inSpan(callSpan(call, 'CLIENT'), async (tell) => {
      const done = metrics.request.startTimer({ call: call.name });
      let code = 'ok';
      try {
        return await this.tried(call, input, caller);
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

  private async tried<C extends AnyCall>(call: C, input: RequestOf<C>, caller?: Caller): Promise<OutputOf<C>> {
    const envelope: Envelope = {
      input,
      caller: caller ?? { user: null, service: this.options.service },
      requestId: crypto.randomUUID(),
      ...carrier(),
      secret: this.options.secret,
    };
    if ((JSON.stringify(input) ?? '').length > LARGEST) throw new CallError('too_large');
    const until = performance.now() + (call.deadline ?? DEADLINE);
    const asked = new Set<Replica>();
    for (let attempt = 0; ; attempt++) {
      try {
        return (await this.send(call, envelope, until - performance.now(), asked)) as OutputOf<C>;
      } catch (error) {
        // What a service refuses stands; where its own backing service was away, another try may find it back.
        if (error instanceof RemoteFailure && error.failure.status !== 503) throw error;
        const pause = 50 * 4 ** attempt * (0.5 + Math.random());
        const inTime = performance.now() + pause < until;
        if (!(call.idempotent || unsent(error)) || attempt === RETRIES || !inTime) {
          throw error instanceof RemoteFailure ? error : new CallError('unavailable');
        }
        await delay(pause);
      }
    }
  }

  close(): void {
    for (const { client } of this.connections.values()) client.close();
  }

  /** One try, within so many milliseconds. */
  private async send(call: AnyCall, envelope: Envelope, left: number, asked: Set<Replica>): Promise<unknown> {
    const replicas = await this.replicasOf(call.service);
    const others = replicas.filter((replica) => !asked.has(replica));
    const replica = this.next(call.service, others.length > 0 ? others : replicas);
    asked.add(replica);
    // One that hangs must leave time to ask another.
    const within = call.idempotent && others.length > 1 ? left / 2 : left;
    replica.pending++;
    try {
      const answer = await firstValueFrom(replica.client.send<Answer>(call.name, envelope).pipe(timeout(within)));
      if (!answer.ok) throw new RemoteFailure(answer.failure);
      return answer.output;
    } finally {
      replica.pending--;
    }
  }

  /** The one with the fewest calls under way, in turn among equals: what hangs is soon left alone. */
  private next(service: string, replicas: readonly Replica[]): Replica {
    const turn = this.turns.get(service) ?? 0;
    this.turns.set(service, turn + 1);
    const inTurn = replicas.map((_, n) => replicas[(turn + n) % replicas.length] as Replica);
    const [first, ...others] = inTurn;
    if (!first) throw new CallError('unavailable');
    return others.reduce((least, one) => (one.pending < least.pending ? one : least), first);
  }

  private async replicasOf(service: string): Promise<Replica[]> {
    const known = this.resolved.get(service);
    if (known && known.until > Date.now()) return known.replicas;
    const [host = '', port = ''] = (this.options.addresses[service] ?? '').split(':');
    const found = await (this.options.resolve ?? resolveByDns)(host);
    const replicas = found.map((address) => this.connection(address, Number(port)));
    this.resolved.set(service, { replicas, until: Date.now() + RESOLVED });
    return replicas;
  }

  private connection(host: string, port: number): Replica {
    const key = `${host}:${port}`;
    const replica = this.connections.get(key) ?? {
      client: new ClientTCP({ host, port, socketClass: FramedSocket }),
      pending: 0,
    };
    this.connections.set(key, replica);
    return replica;
  }
}

import { lookup } from 'node:dns/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { AnyCall, OutputOf, RequestOf } from '@festlig/contracts/define';
import { ClientTCP } from '@nestjs/microservices';
import { firstValueFrom, timeout } from 'rxjs';
import { CallError, RemoteFailure } from '../errors';
import { carrier, inSpan, metrics } from '../observability';
import { callSpan, toldOfCall } from './call-span';
import type { Answer, Caller, Envelope } from './envelope';

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

/** Typed calls to other services over Nest's TCP transport, spread over all replicas of the one called. */
export class RpcClient {
  private readonly replicas = new Map<string, { clients: ClientTCP[]; until: number }>();
  private readonly connections = new Map<string, ClientTCP>();
  /** Per service: with one count for all, calls in a fixed alternation would each keep to one replica. */
  private readonly turns = new Map<string, number>();

  constructor(private readonly options: RpcClientOptions) {}

  /**
   * @throws RemoteFailure what the service refused; CallError `unavailable` when it did not answer in time. A call
   * that is not declared idempotent is sent once only, unless nobody listened: after `unavailable` it may or may not have happened.
   */
  call<C extends AnyCall>(call: C, input: RequestOf<C>, caller?: Caller): Promise<OutputOf<C>> {
    return inSpan(callSpan(call, 'CLIENT'), async (tell) => {
      const done = metrics.request.startTimer({ call: call.name });
      let code = 'ok';
      try {
        return await this.tried(call, input, caller);
      } catch (error) {
        code = error instanceof RemoteFailure ? error.failure.body.message : 'unavailable';
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
    for (let attempt = 0; ; attempt++) {
      try {
        return (await this.send(call, envelope)) as OutputOf<C>;
      } catch (error) {
        // What a service refuses stands; where its own backing service was away, another try may find it back.
        if (error instanceof RemoteFailure && error.failure.status !== 503) throw error;
        if (!(call.idempotent || unsent(error)) || attempt === RETRIES) {
          throw error instanceof RemoteFailure ? error : new CallError('unavailable');
        }
        await delay(50 * 4 ** attempt * (0.5 + Math.random()));
      }
    }
  }

  close(): void {
    for (const client of this.connections.values()) client.close();
  }

  private async send(call: AnyCall, envelope: Envelope): Promise<unknown> {
    const clients = await this.clientsOf(call.service);
    const turn = this.turns.get(call.service) ?? 0;
    this.turns.set(call.service, turn + 1);
    const client = clients[turn % clients.length];
    if (!client) throw new CallError('unavailable');
    const answer = await firstValueFrom(
      client.send<Answer>(call.name, envelope).pipe(timeout(call.deadline ?? DEADLINE)),
    );
    if (!answer.ok) throw new RemoteFailure(answer.failure);
    return answer.output;
  }

  private async clientsOf(service: string): Promise<ClientTCP[]> {
    const known = this.replicas.get(service);
    if (known && known.until > Date.now()) return known.clients;
    const [host = '', port = ''] = (this.options.addresses[service] ?? '').split(':');
    const found = await (this.options.resolve ?? resolveByDns)(host);
    const clients = found.map((address) => this.connection(address, Number(port)));
    this.replicas.set(service, { clients, until: Date.now() + RESOLVED });
    return clients;
  }

  private connection(host: string, port: number): ClientTCP {
    const key = `${host}:${port}`;
    const client = this.connections.get(key) ?? new ClientTCP({ host, port });
    this.connections.set(key, client);
    return client;
  }
}

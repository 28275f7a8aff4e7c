import { connect } from 'node:net';
import { connect as connectEncrypted, type ConnectionOptions } from 'node:tls';
import { Logger } from '@nestjs/common';
import { ClientProxy, type ReadPacket, type WritePacket } from '@nestjs/microservices';
import { FramedSocket } from './framed-socket';

/** Milliseconds without a byte after which a caller closes its connection: earlier than the server, and later than any call. */
const IDLE = 300_000;

export interface CallProxyOptions {
  host: string;
  port: number;
  /** What the connection begins with (`proofOf`). */
  proof: string;
  /** Absent = in clear. */
  tls?: ConnectionOptions | undefined;
}

interface Connection {
  framed: FramedSocket;
  opened: Promise<void>;
}

/** What comes back for a call: as Nest's own clients read it. */
type Answered = WritePacket & { id?: string };

/**
 * The caller's end of our transport, as Nest's `ClientProxy`: one connection to one process, made when it is needed, which
 * proves itself before anything else is sent. Any number of calls are under way on it.
 */
export class CallProxy extends ClientProxy {
  private readonly logger = new Logger(CallProxy.name);
  private connection: Connection | null = null;
  private sent = 0;

  constructor(private readonly options: CallProxyOptions) {
    super();
  }

  connect(): Promise<void> {
    this.connection ??= this.open();
    return this.connection.opened;
  }

  /** Calls under way fail; the next one makes a new connection. */
  close(): void {
    this.connection?.framed.end();
    this.ended(this.connection);
  }

  unwrap<T>(): T {
    return (this.connection?.framed.netSocket ?? null) as T;
  }

  protected publish(packet: ReadPacket, callback: (answer: WritePacket) => void): () => void {
    const id = String(this.sent++);
    const forget = () => void this.routingMap.delete(id);
    if (this.connection === null) {
      callback({ err: new Error('the connection has ended') });
      return forget;
    }
    this.routingMap.set(id, callback);
    this.connection.framed.sendMessage({ ...packet, id }, (error?: Error) => {
      if (error) this.answered({ id, err: error });
    });
    return forget;
  }

  /** Facts go over the bus. */
  protected dispatchEvent(): Promise<never> {
    return Promise.reject(new Error('this transport carries calls only'));
  }

  private open(): Connection {
    const { host, port, proof, tls } = this.options;
    const socket = tls ? connectEncrypted({ ...tls, host, port }) : connect({ host, port });
    const framed = new FramedSocket(socket);
    framed.on('message', (answer: Answered) => this.answered(answer));
    socket.setTimeout(IDLE, () => void socket.destroy());
    const opened = new Promise<void>((resolve, reject) => {
      // Before anybody can know that there is a connection: nothing is sent before this.
      socket.once(tls ? 'secureConnect' : 'connect', () => {
        socket.write(proof);
        resolve();
      });
      socket.on('error', (error: Error & { code?: string }) => {
        // Where nobody listens is found out often, and is told to whoever calls.
        if (error.code !== 'ECONNREFUSED') this.logger.error(error);
        reject(error);
      });
      socket.once('close', () => {
        reject(new Error('the connection has ended'));
        this.ended(connection);
      });
    });
    const connection = { framed, opened };
    // Whoever sends waits for it; a connection that is closed before anybody does is nobody's affair.
    opened.catch(() => undefined);
    return connection;
  }

  private answered({ id, err, response }: Answered): void {
    const callback = this.routingMap.get(id ?? '');
    // Whoever asked waits no longer.
    if (!callback) return;
    this.routingMap.delete(id ?? '');
    callback(err ? { err } : { response, isDisposed: true });
  }

  private ended(connection: Connection | null): void {
    // One that has been replaced takes no calls of the present one with it.
    if (connection === null || this.connection !== connection) return;
    this.connection = null;
    const waiting = [...this.routingMap.values()];
    this.routingMap.clear();
    for (const callback of waiting) callback({ err: new Error('the connection has ended') });
  }
}

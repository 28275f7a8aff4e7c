import { connect } from 'node:net';
import { connect as connectEncrypted, type ConnectionOptions } from 'node:tls';
import { Logger } from '@nestjs/common';
import { ClientProxy, type ReadPacket, type WritePacket } from '@nestjs/microservices';
import { FramedSocket } from './framed-socket';

/**
 * Milliseconds without a byte after which the caller closes its connection: less than on the server, and more than
 * any call takes.
 */
const IDLE = 300_000;

export interface CallProxyOptions {
  host: string;
  port: number;
  /** The first bytes of the connection (`proofOf`). */
  proof: string;
  /** Absent = unencrypted. */
  tls?: ConnectionOptions | undefined;
}

/** A call was not answered in time. */
export class NoAnswer extends Error {}

interface Connection {
  framed: FramedSocket;
  opened: Promise<void>;
}

/** The message that answers a call, in the format of Nest's own clients. */
type Answered = WritePacket & { id?: string };

/**
 * The client side of our transport, as Nest's `ClientProxy`: one connection to one process, opened on demand. It
 * sends the proof before anything else. Any number of calls share the connection.
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

  /**
   * Makes a call. A plain promise: Nest's `send` makes a chain of observables for each, which costs as much as the call.
   * @throws NoAnswer after the milliseconds, otherwise what the server answers or the network reports
   */
  ask<T>(pattern: string, data: unknown, within: number): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let forget = (): void => undefined;
      let isLate = false;
      const late = setTimeout(() => {
        isLate = true;
        forget();
        reject(new NoAnswer());
      }, within);
      const failed = (error: unknown) => {
        clearTimeout(late);
        reject(error);
      };
      this.connect().then(() => {
        if (isLate) return;
        forget = this.publish(this.createPacket(pattern, data), ({ err, response }) => {
          if (err) return failed(err);
          clearTimeout(late);
          resolve(response as T);
        });
      }, failed);
    });
  }

  /** Pending calls fail; the next call opens a new connection. */
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
      // The proof is written before the connection counts as open, so nothing is sent ahead of it.
      socket.once(tls ? 'secureConnect' : 'connect', () => {
        socket.write(proof);
        resolve();
      });
      socket.on('error', (error: Error & { code?: string }) => {
        // A refused connection is frequent during restarts and is reported to the caller.
        if (error.code !== 'ECONNREFUSED') this.logger.error(error);
        reject(error);
      });
      socket.once('close', () => {
        reject(new Error('the connection has ended'));
        this.ended(connection);
      });
    });
    const connection = { framed, opened };
    // Callers await `opened` themselves; without a caller its rejection does not matter.
    opened.catch(() => undefined);
    return connection;
  }

  private answered({ id, err, response }: Answered): void {
    const callback = this.routingMap.get(id ?? '');
    // The caller no longer waits.
    if (!callback) return;
    this.routingMap.delete(id ?? '');
    callback(err ? { err } : { response, isDisposed: true });
  }

  private ended(connection: Connection | null): void {
    // The end of a replaced connection does not affect the calls of the current one.
    if (connection === null || this.connection !== connection) return;
    this.connection = null;
    const waiting = [...this.routingMap.values()];
    this.routingMap.clear();
    for (const callback of waiting) callback({ err: new Error('the connection has ended') });
  }
}

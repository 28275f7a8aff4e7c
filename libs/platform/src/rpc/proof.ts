import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { metrics } from '../observability';
import { MIN_VERSION, type RpcTls } from './tls';

/** The first bytes of a connection: they prove knowledge of the secret without revealing it. */
export const proofOf = (secret: string): string => createHmac('sha256', secret).update('festlig rpc').digest('hex');
const LENGTH = proofOf('').length;

export interface Bounds {
  /** Most connections. */
  connections: number;
  /** Most connections without proof so far (strangers). */
  strangers: number;
  /** Most strangers from one address, so that filling these keeps nobody else out. */
  strangersOfOne: number;
  /** Milliseconds within which the proof must arrive. */
  proof: number;
  /** Milliseconds without a byte after which a connection is closed; callers close theirs earlier. */
  idle: number;
}

export const BOUNDS: Bounds = { connections: 2000, strangers: 400, strangersOfOne: 50, proof: 5000, idle: 600_000 };

/**
 * A server that passes on connections after their proof, and reads no more than the proof of any other. With `tls`
 * connections are encrypted, and a client without a certificate of our authority does not reach the proof.
 */
export function provenServer(
  secret: string,
  take: (socket: Socket) => void,
  bounds: Partial<Bounds> = {},
  tls: RpcTls | null = null,
): Server {
  const { connections, strangers, strangersOfOne, proof, idle } = { ...BOUNDS, ...bounds };
  const expected = Buffer.from(proofOf(secret));
  /** Connections without proof, with a function to be called when they have proved themselves or closed. */
  const unproven = new Map<Socket, () => void>();
  const prove = (socket: Socket, known: () => void) => {
    const look = () => {
      const given = socket.read(LENGTH) as Buffer | null;
      if (given === null) return;
      if (given.length !== LENGTH || !timingSafeEqual(given, expected)) {
        metrics.strangers.inc();
        socket.destroy();
        return;
      }
      socket.off('readable', look);
      known();
      socket.setTimeout(idle, () => socket.destroy());
      take(socket);
    };
    socket.on('readable', look);
  };
  /** The encrypted socket is a different object than the connection on which it runs. */
  const knownOf = ({ remoteAddress, remotePort }: Socket) => {
    for (const [socket, known] of unproven) {
      if (socket.remoteAddress === remoteAddress && socket.remotePort === remotePort) return known;
    }
    return () => undefined;
  };
  const encrypt = tls && encryptingServer(tls, proof, (socket) => prove(socket, knownOf(socket)));
  const server = createServer((socket) => {
    // The new owner of a connection handles its errors; errors of strangers do not matter.
    socket.on('error', () => undefined);
    const { remoteAddress } = socket;
    const ofOne = [...unproven.keys()].filter((other) => other.remoteAddress === remoteAddress);
    if (unproven.size >= strangers || ofOne.length >= strangersOfOne) {
      socket.destroy();
      return;
    }
    const late = setTimeout(() => socket.destroy(), proof);
    const known = () => {
      clearTimeout(late);
      unproven.delete(socket);
    };
    unproven.set(socket, known);
    socket.on('close', known);
    if (encrypt) encrypt.emit('connection', socket);
    else prove(socket, known);
  });
  server.maxConnections = connections;
  return server;
}

/** Never listens: it receives connections and passes them on after both ends have shown their certificates. */
function encryptingServer(tls: RpcTls, handshakeTimeout: number, take: (socket: Socket) => void) {
  const options = {
    ...tls,
    minVersion: MIN_VERSION,
    requestCert: true,
    rejectUnauthorized: true,
    handshakeTimeout,
  } as const;
  const server = createTlsServer(options, (socket) => {
    socket.on('error', () => undefined);
    take(socket);
  });
  return server.on('tlsClientError', (_error, socket) => {
    metrics.strangers.inc();
    socket.destroy();
  });
}

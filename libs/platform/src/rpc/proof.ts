import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { metrics } from '../observability';
import { MIN_VERSION, type RpcTls } from './tls';

/** What a connection begins with: it shows that the secret is known, without telling it. */
export const proofOf = (secret: string): string => createHmac('sha256', secret).update('festlig rpc').digest('hex');
const LENGTH = proofOf('').length;

export interface Bounds {
  /** Connections there may be. */
  connections: number;
  /** Those among them that have not proved themselves yet. */
  strangers: number;
  /** Those of one address: whoever fills their own keeps nobody else out. */
  strangersOfOne: number;
  /** Milliseconds to prove oneself in. */
  proof: number;
  /** Milliseconds without a byte after which a connection is closed; callers close theirs earlier. */
  idle: number;
}

export const BOUNDS: Bounds = { connections: 2000, strangers: 400, strangersOfOne: 50, proof: 5000, idle: 600_000 };

/**
 * A server that hands over connections that have proved themselves; of any other it reads no more than the proof. With
 * `tls` it is encrypted, and whoever has no certificate of our authority does not get as far as the proof.
 */
export function provenServer(
  secret: string,
  take: (socket: Socket) => void,
  bounds: Partial<Bounds> = {},
  tls: RpcTls | null = null,
): Server {
  const { connections, strangers, strangersOfOne, proof, idle } = { ...BOUNDS, ...bounds };
  const expected = Buffer.from(proofOf(secret));
  /** Connections that have not proved themselves, and what is to be done once they have, or have gone. */
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
  /** An encrypted connection is another object than the one it came on. */
  const knownOf = ({ remoteAddress, remotePort }: Socket) => {
    for (const [socket, known] of unproven) {
      if (socket.remoteAddress === remoteAddress && socket.remotePort === remotePort) return known;
    }
    return () => undefined;
  };
  const encrypt = tls && encryptingServer(tls, proof, (socket) => prove(socket, knownOf(socket)));
  const server = createServer((socket) => {
    // Whoever takes the connection listens for itself; a stranger's errors are nobody's affair.
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

/** Never listens: it is given connections, and hands them over when both ends have shown their certificates. */
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

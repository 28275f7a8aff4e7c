import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type Server, type Socket } from 'node:net';
import { metrics } from '../observability';

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

/** A server that hands over connections that have proved themselves; of any other it reads no more than the proof. */
export function provenServer(secret: string, take: (socket: Socket) => void, bounds: Partial<Bounds> = {}): Server {
  const { connections, strangers, strangersOfOne, proof, idle } = { ...BOUNDS, ...bounds };
  const expected = Buffer.from(proofOf(secret));
  const unproven = new Set<Socket>();
  const server = createServer((socket) => {
    // Whoever takes the connection listens for itself; a stranger's errors are nobody's affair.
    socket.on('error', () => undefined);
    const { remoteAddress } = socket;
    const ofOne = [...unproven].filter((other) => other.remoteAddress === remoteAddress);
    if (unproven.size >= strangers || ofOne.length >= strangersOfOne) {
      socket.destroy();
      return;
    }
    unproven.add(socket);
    const late = setTimeout(() => socket.destroy(), proof);
    const known = () => {
      clearTimeout(late);
      unproven.delete(socket);
    };
    socket.on('close', known);
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
  });
  server.maxConnections = connections;
  return server;
}

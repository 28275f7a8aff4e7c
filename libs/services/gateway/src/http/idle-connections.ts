import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds between two looks for connections whose request has ended meanwhile. */
const AGAIN = 100;

/**
 * Returns the function that closes idle connections until the server has closed, because a stopping server waits for
 * them: those without any request, which browsers open for later and Node does not count as idle, and those that were
 * told to stay open by an answer which began before the stop and ended after it.
 */
export function idleConnections(server: Server): () => void {
  const silent = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }) => silent.delete(socket));
  const close = () => {
    for (const socket of silent) socket.destroy();
    server.closeIdleConnections();
  };
  return () => {
    close();
    const again = setInterval(close, AGAIN);
    server.once('close', () => clearInterval(again));
  };
}

import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Browsers open connections that they may need later. Node does not count a connection without any request as idle,
 * so a stopping server would wait for it. Returns the function that closes these connections.
 */
export function silentConnections(server: Server): () => void {
  const silent = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }) => silent.delete(socket));
  return () => {
    for (const socket of silent) socket.destroy();
  };
}

import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Browsers open connections that they may need. One that has not asked for anything is not idle in Node's eyes, and a
 * server that stops would wait for it. Answers what closes them.
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

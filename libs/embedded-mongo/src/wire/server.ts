import { createServer, type Server, type Socket } from 'node:net';
import { toCommandError } from '../command-error';
import type { Doc } from '../bson';
import { MAX_MESSAGE_BYTES, readMessage, writeReply } from './message';

type Reply = Doc | Buffer;

/** Answers a command with a document, or one that is encoded already; a write that has to wait returns a promise. */
export type CommandRunner = (body: Doc, connectionId: number) => Reply | Promise<Reply>;

/** A server that speaks the wire protocol and answers each connection's commands in order. */
export function wireServer(run: CommandRunner): { server: Server; closeConnections(): void } {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    const connectionId = ++connections;
    let waiting: Promise<void> | undefined;
    const receive = messageReader((message) => {
      const take = () => answer(socket, message, (body) => run(body, connectionId));
      const answered = waiting ? waiting.then(take) : take();
      if (!answered) return;
      const done = answered
        .catch(() => void socket.destroy())
        .finally(() => {
          if (waiting === done) waiting = undefined;
        });
      waiting = done;
    });
    socket.on('data', (chunk) => {
      try {
        receive(chunk);
      } catch {
        // After a malformed message the start of the next one is unknown.
        socket.destroy();
      }
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  });
  return { server, closeConnections: () => sockets.forEach((socket) => socket.destroy()) };
}

/**
 * Answers one message; returns undefined when it is answered already.
 * @throws when the message breaks the protocol, so that the connection cannot be read any further.
 */
function answer(
  socket: Socket,
  message: Buffer,
  run: (body: Doc) => Reply | Promise<Reply>,
): Promise<void> | undefined {
  const request = readMessage(message);
  const send = (reply: Buffer): void => {
    if (!request.silent) socket.write(reply);
  };
  const refuse = (error: unknown) => send(writeReply(request, toCommandError(error).toReply()));
  try {
    const reply = run(request.body());
    if (reply instanceof Promise) return reply.then((late) => send(writeReply(request, late))).catch(refuse);
    send(writeReply(request, reply));
  } catch (error) {
    refuse(error);
  }
  return undefined;
}

/** Joins chunks into whole messages. @throws for a length that no message can have. */
function messageReader(onMessage: (message: Buffer) => void): (chunk: Buffer) => void {
  let chunks: Buffer[] = [];
  let received = 0;
  return (chunk) => {
    chunks.push(chunk);
    received += chunk.length;
    while (received >= 4) {
      if (chunks[0]!.length < 4) chunks = [Buffer.concat(chunks)];
      const size = chunks[0]!.readInt32LE(0);
      if (size < 16 || size > MAX_MESSAGE_BYTES) throw new Error(`message of ${size} bytes`);
      if (received < size) return;
      const bytes = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
      received -= size;
      chunks = received > 0 ? [bytes.subarray(size)] : [];
      onMessage(bytes.subarray(0, size));
    }
  };
}

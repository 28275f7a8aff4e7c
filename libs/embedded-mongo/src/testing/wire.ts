import { connect } from 'node:net';
import { deserialize, serialize, type Document } from 'bson';

/** A message of the wire protocol around a body; `length` can be given to make it wrong. */
export function message(opCode: number, body: Uint8Array, length = 16 + body.length): Buffer {
  const header = Buffer.alloc(16);
  header.writeInt32LE(length, 0);
  header.writeInt32LE(7, 4);
  header.writeInt32LE(opCode, 12);
  return Buffer.concat([header, body]);
}

export const OP_MSG = 2013;

/** An OP_MSG of sections: a command as kind 0, or a buffer as it is. */
export const opMsg = (flags: number, ...sections: (Document | Buffer)[]): Buffer =>
  message(
    OP_MSG,
    Buffer.concat([
      Buffer.from(Uint32Array.of(flags).buffer),
      ...sections.map((each) => (Buffer.isBuffer(each) ? each : Buffer.concat([Buffer.of(0), serialize(each)]))),
    ]),
  );

/** A section of kind 1: a field's documents one after the other. */
export function sequence(name: string, ...documents: Uint8Array[]): Buffer {
  const content = Buffer.concat([Buffer.from(`${name}\0`), ...documents]);
  return Buffer.concat([Buffer.of(1), Buffer.from(Int32Array.of(4 + content.length).buffer), content]);
}

/** Sends bytes piece by piece and nothing more; returns the replies received until the connection ended. */
export async function exchange(port: number, pieces: readonly Uint8Array[]): Promise<Buffer[]> {
  const chunks: Buffer[] = [];
  await new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      for (const piece of pieces) socket.write(piece);
      socket.end();
    });
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // The server closed the connection while there was still something to send.
    socket.on('error', () => socket.destroy());
    socket.once('close', resolve);
  });
  const replies: Buffer[] = [];
  for (let rest = Buffer.concat(chunks); rest.length > 0; rest = rest.subarray(rest.readInt32LE(0)))
    replies.push(rest.subarray(0, rest.readInt32LE(0)));
  return replies;
}

/** The document in a reply to an OP_MSG. */
export const replyOf = (received: Buffer | undefined): Document | undefined =>
  received && deserialize(received.subarray(21));

import type { Socket } from 'node:net';
import { JsonSocket } from '@nestjs/microservices';
import { LARGEST_RECEIVED } from './envelope';
import { proofOf } from './proof';

/** As many characters as the length of the longest message and the '#' behind it have. */
const PREFIX = `${LARGEST_RECEIVED}#`.length;

/** Nest's wire, `<length>#<JSON>`: who does not begin with a length is not read on. */
export class FramedSocket extends JsonSocket {
  constructor(socket: Socket) {
    super(socket, { maxBufferSize: LARGEST_RECEIVED });
  }

  /** Nest looks for the '#' in all it holds, at every packet: 33 MB without one held a process up for half a minute. */
  protected override handleData(data: Buffer | string): void {
    super.handleData(data);
    const inMessage = this['contentLength'] !== null;
    const next = this['buffer'];
    if (inMessage || next.length < PREFIX || next.slice(0, PREFIX).includes('#')) return;
    this.netSocket.destroy(new Error('a message without its length'));
  }
}

/** Milliseconds without a byte after which a caller closes its connection: earlier than the server, and later than any call. */
const IDLE = 300_000;

/** A caller's end of a connection, which proves itself before it says anything else. */
export function provingSocket(secret: string): typeof FramedSocket {
  const proof = proofOf(secret);
  return class extends FramedSocket {
    constructor(socket: Socket) {
      super(socket);
      // Listened for before anybody can know that there is a connection: nothing is sent before this.
      socket.once('connect', () => void socket.write(proof));
      socket.setTimeout(IDLE, () => void socket.destroy());
    }
  };
}

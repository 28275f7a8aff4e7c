import type { Socket } from 'node:net';
import { StringDecoder } from 'node:string_decoder';
import { JsonSocket } from '@nestjs/microservices';
import { LARGEST_RECEIVED } from './envelope';

/** Characters of the longest length with the '#' after it. */
const PREFIX = `${LARGEST_RECEIVED}#`.length;

/**
 * A socket with Nest's message format `<length>#<JSON>`. A connection that sends anything but a length where one is
 * expected is closed.
 */
export class FramedSocket extends JsonSocket {
  private readonly decoder = new StringDecoder();
  /** Characters of the current message that have not arrived yet. */
  private missing = 0;
  /** The part of the next message's length that has arrived. */
  private length = '';

  constructor(socket: Socket) {
    super(socket, { maxBufferSize: LARGEST_RECEIVED });
  }

  /**
   * Nest searches its whole buffer for the '#' at every packet: 33 MB without one blocked a process for half a
   * minute.
   */
  protected override handleData(data: Buffer | string): void {
    if (this.netSocket.destroyed) return;
    const text = typeof data === 'string' ? data : this.decoder.write(data);
    if (this.follows(text)) super.handleData(text);
    else this.netSocket.destroy(new Error('a message without its length'));
  }

  /** Counts characters, and returns whether every message so far begins with a length. */
  private follows(text: string): boolean {
    for (let at = 0; at < text.length;) {
      if (this.missing > 0) {
        const taken = Math.min(this.missing, text.length - at);
        this.missing -= taken;
        at += taken;
        continue;
      }
      const piece = text.slice(at, at + PREFIX);
      const end = piece.indexOf('#');
      this.length += end < 0 ? piece : piece.slice(0, end);
      if (!/^\d+$/.test(this.length) || this.length.length >= PREFIX || Number(this.length) > LARGEST_RECEIVED) {
        return false;
      }
      if (end < 0) return true;
      this.missing = Number(this.length);
      this.length = '';
      at += end + 1;
    }
    return true;
  }
}

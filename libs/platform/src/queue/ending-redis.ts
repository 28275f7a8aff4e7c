import { Redis } from 'ioredis';

/**
 * ioredis, which told to disconnect between two tries to reconnect stops trying but never ends: whoever waits for its
 * end, as a worker that closes does, waits for ever, and the process goes on for two seconds.
 */
export class EndingRedis extends Redis {
  override disconnect(reconnect = false): void {
    // As one that has not begun to connect it ends at once.
    if (this.status === 'reconnecting' && !reconnect) this.status = 'wait';
    super.disconnect(reconnect);
  }

  /** A worker makes itself another connection, to wait for jobs with. */
  override duplicate(...[more]: Parameters<Redis['duplicate']>): ReturnType<Redis['duplicate']> {
    return new EndingRedis({ ...this.options, ...more, replyMapping: 'legacy' });
  }
}

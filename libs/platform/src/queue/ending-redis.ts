import { Redis } from 'ioredis';

/**
 * Works around ioredis: told to disconnect between two tries to reconnect, it stops trying but never emits its end.
 * A closing worker waits for that end, and the process stays alive for two more seconds.
 */
export class EndingRedis extends Redis {
  override disconnect(reconnect = false): void {
    // In the state before the first connect, ioredis ends at once.
    if (this.status === 'reconnecting' && !reconnect) this.status = 'wait';
    super.disconnect(reconnect);
  }

  /** BullMQ's workers duplicate the connection to wait for jobs. */
  override duplicate(...[more]: Parameters<Redis['duplicate']>): ReturnType<Redis['duplicate']> {
    return new EndingRedis({ ...this.options, ...more, replyMapping: 'legacy' });
  }
}

import { spawn, spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../libs/platform/src/net/free-port';

export interface Sink {
  port: number;
  stop(): Promise<void>;
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(socket.destroy() && true)).once('error', () => resolve(false));
  });

const asRoot = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];

/** Postfix's mail server that discards every mail, so that the measurement shows only the product's own cost. */
export async function startSmtpSink(at?: number): Promise<Sink> {
  const port = at ?? (await freePort());
  const child = spawn('smtp-sink', [...asRoot, `127.0.0.1:${port}`, '1024'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const failure = new Promise<never>((_, reject) => {
    child.once('error', () =>
      reject(new Error('smtp-sink is not installed. It comes with Postfix (Debian: sudo apt-get install postfix).')),
    );
    child.once('exit', (code) => reject(new Error(`smtp-sink ended (${code})`)));
  });
  failure.catch(() => undefined);
  const up = async () => {
    while (!(await answers(port))) await delay(20);
  };
  await Promise.race([up(), failure]);
  return {
    port,
    stop: async () => {
      child.removeAllListeners('exit');
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
    },
  };
}

/**
 * The seconds smtp-source takes for that many mails over reused connections: the most the sink can accept. Null without
 * smtp-source.
 */
export function smtpSourceSeconds(port: number, mails: number, bytes: number): number | null {
  const started = performance.now();
  const args = ['-d', '-s', '20', '-m', String(mails), '-l', String(bytes), `127.0.0.1:${port}`];
  const { status } = spawnSync('smtp-source', args, { stdio: 'ignore', timeout: 120_000 });
  return status === 0 ? (performance.now() - started) / 1000 : null;
}

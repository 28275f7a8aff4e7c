import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { once } from 'node:events';
import { requireFreePorts } from '../../port-owner';
import type { Backing, BackingOptions } from '../contract';
import { given } from '../choice';
import { freePort } from '@festlig/platform/net/free-port';
import { startProgram } from '../process/program';
import { projectRoot } from '../project-root';

/** Resolves when something listens on the port. */
async function listens(host: string, port: number): Promise<void> {
  const socket = connect({ host, port, timeout: 3000 });
  socket.on('timeout', () => socket.destroy(new Error(`${host}:${port} does not answer`)));
  await once(socket, 'connect').finally(() => socket.destroy());
}

/** maildev, which accepts every mail and shows it on its inbox page instead of forwarding it. */
async function startInbox(options: BackingOptions): Promise<Backing> {
  const page = options.inboxPort || (await freePort());
  // Checked first: another program's page on that port would look as if the inbox were ready.
  await requireFreePorts([{ port: page, purpose: 'the inbox page', variable: 'INBOX_PORT' }]);
  const directory = join(options.dataDirectory, 'mail');
  const mails = join(directory, 'mails');
  mkdirSync(mails, { recursive: true });
  const port = await freePort();
  const main = join(projectRoot(), 'apps', 'local', 'src', 'backing', 'smtp', 'inbox-process.ts');
  const { stop } = await startProgram({
    name: 'maildev',
    command: process.execPath,
    // It receives mails and writes them to files, so a small young generation is enough.
    args: ['--no-warnings', '--max-semi-space-size=2', main, String(port), String(page), mails],
    directory,
    ready: () => Promise.all([listens('127.0.0.1', port), listens('127.0.0.1', page)]),
    secondsToReady: 30,
    log: options.log,
  });
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, INBOX_URL: `http://localhost:${page}` };
  return { service: 'SMTP', took: `maildev, port ${port}; its inbox is at ${env.INBOX_URL}`, env, stop };
}

/** Where mail is sent: the server of SMTP_URL, or maildev with its inbox page. */
export async function startMail(options: BackingOptions): Promise<Backing> {
  const { SMTP_URL, INBOX_URL } = options.environment;
  if (!SMTP_URL) return startInbox(options);
  const { hostname, port, protocol } = new URL(SMTP_URL);
  const env = { SMTP_URL, ...(INBOX_URL ? { INBOX_URL } : {}) };
  return given('SMTP', 'SMTP_URL', env, () => listens(hostname, Number(port) || (protocol === 'smtps:' ? 465 : 587)));
}

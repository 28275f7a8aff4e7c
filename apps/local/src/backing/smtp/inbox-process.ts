/**
 * maildev in a separate process: `node inbox-process.ts <smtp port> <page port> <directory of the mails>`. It runs from
 * the source (Node strips the types).
 */
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { answerOwnPagesOnly } from '../../own-pages.ts';

interface Maildev {
  smtp: { removeAllListeners(event: 'error'): void; on(event: 'error', listener: (error: Error) => void): void };
  store: { id: string }[];
  listen(): Promise<void>;
  close(done: () => void): void;
  deleteEmail(id: string, done: (error: Error | null) => void): void;
  on(event: 'new', listener: () => void): void;
}
type Configure = (config: Record<string, unknown>) => Maildev;

/** The page keeps all mails in memory: enough for any list a person tries out, but limited. */
const mailsKept = 20_000;

const [smtpPort, pagePort, mailDirectory] = process.argv.slice(2);
const require = createRequire(import.meta.url);
const configure = require('maildev') as Configure;
const web = require('maildev/lib/web') as { server: Server };
const maildev = configure({
  ip: '127.0.0.1',
  smtp: Number(smtpPort),
  web: Number(pagePort),
  mailDirectory,
  silent: true,
});

// maildev's own listener throws, so that one client that disconnects during a burst would end the inbox.
maildev.smtp.removeAllListeners('error');
maildev.smtp.on('error', (error) => console.error(`a client disconnected: ${error.message}`));

maildev.on('new', () => {
  const oldest = maildev.store[0];
  if (oldest && maildev.store.length > mailsKept) maildev.deleteEmail(oldest.id, () => {});
});

process.removeAllListeners('SIGTERM');
process.on('SIGTERM', () => {
  // Half a second for mails being written; a client that keeps its connection open does not delay the end.
  setTimeout(() => process.exit(0), 500);
  maildev.close(() => process.exit(0));
});
await maildev.listen();
// By itself it lets every page read the mails (CORS) and asks for no password.
answerOwnPagesOnly(web.server);

import { createServer, get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import nodemailer from 'nodemailer';
import { waitUntil } from '../process/wait-until';
import { tryOptions } from '../trial/try-options';
import { startMail } from './smtp';

const guests = 300;

describe('the inbox', () => {
  let options: Awaited<ReturnType<typeof tryOptions>>;
  beforeAll(async () => {
    options = await tryOptions();
  });
  afterAll(() => options.remove());

  async function mailsThere(page: string, count: number): Promise<void> {
    await waitUntil(async () => {
      const mails = (await (await fetch(`${page}/email`)).json()) as { to: { address: string }[] }[];
      const receivers = new Set(mails.map((mail) => mail.to[0]?.address));
      if (receivers.size !== count) throw new Error(`${receivers.size} of ${count} mails`);
    }, 20);
  }

  it('accepts a burst of mails, shows them only to its own page, and keeps them over a restart', async () => {
    const first = await startMail(options);
    const { SMTP_URL = '', INBOX_URL = '' } = first.env;
    const transport = nodemailer.createTransport({ url: SMTP_URL, pool: true, maxConnections: 10 });
    const mail = (guest: number): object => ({
      from: 'host@festlig.example',
      to: `guest${guest}@example.dk`,
      subject: 'Kom til fest',
      text: 'Vi ses!',
    });
    await Promise.all(Array.from({ length: guests }, (_, guest) => transport.sendMail(mail(guest))));
    transport.close();
    await mailsThere(INBOX_URL, guests);
    const asked = (path: string, headers: Record<string, string>) =>
      new Promise<number | undefined>((resolve) => {
        get(`${INBOX_URL}${path}`, { headers }, (answer) => resolve(answer.resume().statusCode));
      });
    expect(await asked('/email', {})).toBe(200);
    expect(await asked('/email', { origin: 'https://evil.example' })).toBe(403);
    expect(await asked('/email', { host: 'evil.example' })).toBe(403);
    expect(await asked('/socket.io/?EIO=4&transport=polling', { origin: 'https://evil.example' })).toBe(403);
    await first.stop();

    const second = await startMail(options);
    await mailsThere(second.env['INBOX_URL'] ?? '', guests);
    await second.stop();
  }, 60_000);

  it('names the program that uses its port', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(options.inboxPort, '127.0.0.1', resolve));
    await expect(startMail(options)).rejects.toThrow(
      new RegExp(`Port ${options.inboxPort} \\(the inbox page\\) is taken by .*set INBOX_PORT`),
    );
    await new Promise((resolve) => other.close(resolve));
  });
});

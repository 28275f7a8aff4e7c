import { setTimeout as delay } from 'node:timers/promises';
import { Clock, SystemClock } from '@festlig/platform/clock';
import { Logger } from '@festlig/platform/observability';
import { Queue } from '@festlig/platform/queue';
import { firstTemplate } from '@festlig/domain/messaging/first-template';
import { answerWithGuests, guests } from '@festlig/testing/messaging';
import { startTestRedis } from '@festlig/testing/redis';
import { TestService } from '@festlig/testing/service';
import { createTransport } from 'nodemailer';
import { planSend, sendChunk } from '../../libs/services/messaging/src/queues';
import { Delivery } from '../../libs/services/messaging/src/work/delivery';
import { MailComposer } from '../../libs/services/messaging/src/work/mail-composer';
import { ChunkJob } from '../../libs/services/messaging/src/jobs/chunk.job';
import { PlanJob } from '../../libs/services/messaging/src/jobs/plan.job';
import { MessagingWorkerModule } from '../../libs/services/messaging/src/messaging.module';
import { ChunkRepository } from '../../libs/services/messaging/src/store/chunk.repository';
import { FRESH, type NewSend, SendRepository } from '../../libs/services/messaging/src/store/send.repository';
import type { SendDocument } from '../../libs/services/messaging/src/store/send.schema';
import { measure, seconds, timed } from './lib/measure';
import { GuestSink } from './lib/guest-sink';
import { smtpSourceSeconds, startSmtpSink } from './lib/smtp-sink';
import { hostParty, importGuests, sendEnded, sendToAll, startWholeProduct } from './lib/whole-product';

const MAILS = Number(process.argv[2] ?? 10_000);
const POOL = 20;

const list = guests(MAILS);
const { name: subject, email: body } = firstTemplate(
  'da',
  { title: 'Sofies 40 års fødselsdag', type: 'birthday', date: '2027-06-12T16:00:00Z', zone: 'Europe/Copenhagen' },
  'Sofie Lindholm',
);
const send: NewSend = {
  _id: 'b'.repeat(24),
  partyId: 'a'.repeat(24),
  templateId: 'c'.repeat(24),
  idempotencyKey: 'bench-send',
  audience: 'all',
  picked: [],
  invitation: {
    type: 'invitation',
    language: 'da',
    subject,
    body,
    title: 'Sofies 40 års fødselsdag',
    date: '2027-06-12T13:00:00Z',
    zone: 'Europe/Copenhagen',
    place: 'Strandvejen 112, 2900 Hellerup',
    heroUrl: 'https://festlig.example/media/hero-images/birthday/balloons-light.jpg',
    hostName: 'Sofie Lindholm',
  },
  page: 'sofie40',
  replyTo: { name: 'Sofie Lindholm', address: 'sofie@post.example' },
  createdAt: new Date(),
};

/** Sends the same mails, ready-made, through nodemailer alone: what this SMTP client can do. */
async function barePool(port: number, mails: readonly { to: string; mime: string }[]): Promise<number> {
  const transport = createTransport({
    host: '127.0.0.1',
    port,
    pool: true,
    maxConnections: POOL,
    maxMessages: Infinity,
  });
  let next = 0;
  const lane = async () => {
    for (let mail = mails[next++]; mail; mail = mails[next++]) {
      await transport.sendMail({ envelope: { from: 'hej@festlig.example', to: [mail.to] }, raw: mail.mime });
    }
  };
  const took = await seconds(() => Promise.all(Array.from({ length: POOL * 4 }, lane)));
  transport.close();
  return took;
}

/** Seconds from the request to send, over HTTP in the whole product, until the sink has the last mail. */
async function wholeProduct(): Promise<number> {
  // The mail that confirms the host's address has to be read; later mails go to the sink at the same port.
  const reading = await GuestSink.start();
  const { port } = reading;
  const product = await startWholeProduct(port);
  try {
    const party = await hostParty(product, reading);
    await importGuests(party, MAILS);
    await reading.stop();
    const sink = await startSmtpSink(port);
    try {
      return await seconds(async () => sendEnded(party, (await sendToAll(party)).id, MAILS));
    } finally {
      await sink.stop();
    }
  } finally {
    await product.stop();
  }
}

async function engine(service: TestService, queue: Queue) {
  const get = <T>(type: abstract new (...args: never[]) => T): T =>
    service.app.get<T>(type as never, { strict: false });
  const [chunkJob, planJob, sends] = [get(ChunkJob), get(PlanJob), get(SendRepository)];
  const times = {
    jobs: timed(chunkJob, 'run'),
    plan: timed(planJob, 'run'),
    smtp: timed(get(Delivery), 'sendAll'),
    store: timed(get(ChunkRepository), 'advance'),
  };
  await sends.create(send);
  await queue.work(planSend, planJob);
  await queue.work(sendChunk, chunkJob);
  const took = await seconds(async () => {
    await queue.add(planSend, { sendId: send._id }, { id: send._id });
    while (!(await sends.find(send._id))?.endedAt) await delay(20);
  });
  const { sent, failed } = (await sends.find(send._id)) as SendDocument;
  if (sent !== MAILS || failed !== 0) throw new Error(`${sent} sent and ${failed} failed of ${MAILS}`);
  return { took, times };
}

async function bench(): Promise<void> {
  const whole = await wholeProduct();
  const sink = await startSmtpSink();
  const redis = await startTestRedis();
  const queue = new Queue(redis.url, Logger.create('bench', 'warn'));
  const service = await TestService.start({
    service: 'messaging',
    module: MessagingWorkerModule,
    now: new Date().toISOString(),
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
      MAIL_FROM: 'hej@festlig.example',
      SUPPORT_EMAIL: 'hjaelp@festlig.example',
      SMTP_CONNECTIONS: String(POOL),
    },
    replace: [
      [Queue, queue],
      [Clock, new SystemClock()],
    ],
  });
  answerWithGuests(service.rpc, list);
  try {
    const composer = service.app.get<MailComposer>(MailComposer, { strict: false });
    const render = composer.rendererOf({ ...send, ...FRESH, outbox: [] });
    let mails: { to: string; mime: string }[] = [];
    const compile = await seconds(async () => {
      mails = list.map((guest, index) => render(guest, { n: 0, index }, new Date()));
    });
    const bytes = Buffer.byteLength(mails[0]?.mime ?? '');
    // The first run warms up; the second one counts.
    await barePool(sink.port, mails.slice(0, 1000));
    const bare = await barePool(sink.port, mails);
    const source = smtpSourceSeconds(sink.port, MAILS, bytes);
    mails = [];
    const { took, times } = await engine(service, queue);
    measure('send: mails through the whole product, over HTTP', MAILS / whole, 'mails/s', (source ?? bare) / whole);
    measure('send: mails through the engine', MAILS / took, 'mails/s', bare / took);
    measure(`send: bare nodemailer pool of ${POOL}, ready-made mails`, MAILS / bare, 'mails/s', 1);
    if (source !== null)
      measure('send: smtp-source -d, what the sink can take', MAILS / source, 'mails/s', bare / source);
    measure('send: one mail', bytes, 'bytes', 1);
    measure('send: making all mails (compile and splice)', compile, 's', compile / took);
    measure('send: planning, while sending has begun', times.plan(), 's', times.plan() / took);
    measure('send: waiting for SMTP, of all chunk time', times.smtp(), 's', times.smtp() / times.jobs());
    measure('send: waiting for the store, of all chunk time', times.store(), 's', times.store() / times.jobs());
    measure('send: memory of worker, store and bench', process.memoryUsage.rss() / 1e6, 'MB', 1);
  } finally {
    await queue.close();
    await service.stop();
    await redis.stop();
    await sink.stop();
  }
}

await bench().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

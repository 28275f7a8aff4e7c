import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { identity } from '@festlig/contracts/identity';
import { messaging } from '@festlig/contracts/messaging';
import { rsvp } from '@festlig/contracts/rsvp';
import { Inbox } from '@festlig/testing/product/inbox';
import { ProductProcess } from '@festlig/testing/product/process';
import { createParty, PASSWORD, type Product } from '@festlig/testing/product/product';
// @ts-expect-error plain JavaScript: the run's fixture starts with it before anything is transformed
import { startProduct } from '@festlig/testing/product/start-product.mjs';
import { Visitor } from '@festlig/testing/product/visitor';
import { waitFor } from '@festlig/testing/product/wait-for';
import { TraceCollector } from '@festlig/testing/tracing/trace-collector';
import { pathsOf, printTrace } from '@festlig/testing/tracing/trace-tree';

interface Started extends Product {
  environment: Record<string, string>;
  output(): string;
  stop(): Promise<void>;
}

/** Names, texts and addresses of people, which must be in no log and no trace. */
const MARKED = {
  host: 'Zebulon Hostmark',
  hostEmail: 'zebulon@hostmark.example',
  title: 'Zirkonbryllup',
  guest: 'Quirinus Guestmark',
  guestEmail: 'quirinus@guestmark.example',
  phone: '20481632',
  subject: 'Xylofoninvitation',
  comment: 'Pistacienoedallergi',
  answer: 'Velbekommenhilsen',
};
const SEND = 'POST /api/party/:partyId/messages/send';

interface LogLine {
  service?: string;
  requestId?: string;
  trace_id?: string;
  msg: string;
  call?: string;
  event?: string;
  job?: string;
  group?: string;
  route?: string;
  outcome?: string;
  ms?: number;
}

describe('the logs and traces of one journey', () => {
  let collector: TraceCollector;
  let product: Started;
  let worker: ProductProcess;
  let requestId: string;

  const written = () => product.output() + worker.output;
  const lines = (): LogLine[] =>
    written()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as LogLine);
  const ofSend = () => lines().filter((line) => line.requestId === requestId);

  beforeAll(async () => {
    collector = await TraceCollector.start();
    const observed = { LOG_LEVEL: 'info', OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint };
    product = (await startProduct({ ...observed, FESTLIG_WORKERS: 'off', FESTLIG_KAFKA: 'off' })) as Started;
    worker = ProductProcess.run('messaging/worker.js', { ...product.environment, ...observed, HEALTH_PORT: '0' });

    const host = await Visitor.open(product.url);
    const person = { name: MARKED.host, email: MARKED.hostEmail, password: PASSWORD, accept_terms: true } as const;
    await host.call(identity.calls.register, person);
    const token = await new Inbox(product.inboxUrl).verificationToken(MARKED.hostEmail);
    await host.call(identity.calls.confirmEmail, { token });
    const { sid, id } = await createParty(host, { title: MARKED.title });
    const csv = `Navn;E-mail;Telefon\n${MARKED.guest};${MARKED.guestEmail};${MARKED.phone}`;
    await host.call(contacts.calls.importContacts, { partyId: sid, csv });
    const { items } = await host.call(messaging.calls.listTemplates, { partyId: sid });
    const templateId = items[0]!.id;
    await host.call(messaging.calls.updateTemplate, { partyId: sid, templateId, name: MARKED.subject });
    const sent = await host.fetch(`/api/party/${sid}/messages/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `observed-${id}` },
      body: JSON.stringify({ templateId, audience: 'all' }),
    });
    expect(sent.status).toBe(200);
    requestId = sent.headers.get('x-request-id') ?? '';
    const mail = await new Inbox(product.inboxUrl).waitForMail(MARKED.guestEmail);
    const contact = /\?cid=([1-9A-HJ-NP-Za-km-z]{8})/.exec(mail.text)?.[1] ?? '';
    const guest = await Visitor.open(product.url);
    const reply = { isComming: true, numberOfPeople: 1, comment: MARKED.comment };
    await guest.call(rsvp.calls.submitRsvp, { partyId: sid, contact, ...reply });
    const { items: replies } = await host.call(rsvp.calls.listRsvps, { partyId: sid });
    const thread = { partyId: sid, rsvpRef: replies[0]!.id, formKey: crypto.randomUUID().replaceAll('-', '') };
    await host.call(rsvp.calls.replyToRsvp, { ...thread, message: MARKED.answer });
    // A refused login has an address in its request too.
    const headers = { 'content-type': 'application/json' };
    const wrong = JSON.stringify({ ...person, password: `${PASSWORD}!` });
    expect((await host.fetch('/api/login', { method: 'POST', headers, body: wrong })).status).not.toBe(200);
    const reacted = () => ofSend().some(({ msg, event }) => msg === 'reaction' && event === 'invite.sent');
    await waitFor(async () => reacted(), 'the reaction to invite.sent in the log');
  }, 180_000);
  afterAll(async () => {
    await worker.stop();
    await product.stop();
    await collector.stop();
  });

  it('have one request id in the log of every hop of a send, with name, outcome and time', () => {
    const seen = ofSend();
    for (const hop of [
      { service: 'gateway', msg: 'request', route: '/api/party/:partyId/messages/send', status: '200' },
      { service: 'messaging', msg: 'call', call: 'messaging.send', outcome: 'ok' },
      { service: 'contacts', msg: 'call', call: 'contacts.listAudience', outcome: 'ok' },
      { service: 'messaging', msg: 'job', job: 'messaging.plan', outcome: 'ok' },
      { service: 'messaging', msg: 'job', job: 'messaging.chunk', outcome: 'ok' },
      { service: 'contacts', msg: 'reaction', event: 'invite.sent', group: 'contacts', outcome: 'ok' },
    ]) {
      expect(seen).toContainEqual(expect.objectContaining({ ...hop, ms: expect.any(Number) }));
    }
    expect(new Set(seen.map((line) => line.trace_id).filter(Boolean)).size).toBe(1);
  });

  it('show a send as one trace over gateway, calls, jobs, facts and reactions, and over processes', async () => {
    const hops = [
      `${SEND} > messaging.send > messaging.send`,
      `${SEND} > messaging.send > messaging.send > party.describeParty > party.describeParty`,
      `${SEND} > messaging.send > messaging.send > send messaging.plan > process messaging.plan`,
      `${SEND} > messaging.send > messaging.send > send messaging.plan > process messaging.plan > contacts.listAudience > contacts.listAudience`,
      `${SEND} > messaging.send > messaging.send > send messaging.plan > process messaging.plan > send messaging.chunk > process messaging.chunk`,
      ...['send', 'process'].map(
        (what) =>
          `${SEND} > messaging.send > messaging.send > send messaging.plan > process messaging.plan > send messaging.chunk > process messaging.chunk > ${what} invite.sent`,
      ),
    ];
    const missing = () => {
      const paths = new Set(pathsOf(collector.traceOf(SEND)));
      return hops.filter((hop) => !paths.has(hop));
    };
    await waitFor(async () => missing().length === 0, 'every hop in the trace', 15).catch(() => undefined);
    const trace = collector.traceOf(SEND);
    const tree = printTrace(trace);
    if (process.env['FESTLIG_TEST_LOG']) process.stderr.write(`\n${tree}\n`);
    if (missing().length > 0) throw new Error(`not in the trace: ${missing().join('\n')}\n\n${tree}`);
    // The trace is complete: every span's parent is in it.
    expect(pathsOf(trace)).toHaveLength(trace.length);
    expect(new Set(trace.map((span) => span.process))).toEqual(new Set(['festlig', 'messaging-worker']));
  });

  it('contain nothing personal', () => {
    expect(lines().length).toBeGreaterThan(50);
    const text = [
      written(),
      JSON.stringify(collector.spans, (_, value: unknown) => (typeof value === 'bigint' ? '' : value)),
    ]
      .join('\n')
      .toLowerCase();
    const parts = Object.values(MARKED).flatMap((marked) => marked.toLowerCase().split(/[ @]/));
    expect(parts.filter((part) => text.includes(part))).toEqual([]);
    expect(text).not.toContain(PASSWORD);
  });
});

import { identity } from '@festlig/contracts/identity';
import {
  inviteReturned,
  inviteSent,
  numbersUnreached,
  sendPlanned,
  textReturned,
  textsSettled,
} from '@festlig/contracts/messaging';
import { party } from '@festlig/contracts/party';
import { Queue } from '@festlig/platform/queue';
import { RecordingQueue } from '@festlig/platform/queue/testing/recording-queue';
import { answerWithPeople, messagingEnvironment } from '@festlig/testing/messaging';
import { describedParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import type { Type } from '@nestjs/common';
import { Mailer } from './adapters/mailer';
import { TextSender } from './adapters/text-sender';
import { PlanJob } from './jobs/plan.job';
import { TextChunkJob } from './jobs/text-chunk.job';
import { RecordingMailer } from './mailer.fixture';
import { MessagingWorkerModule } from './messaging.module';
import { aSend } from './send.fixture';
import { type NewSend, SendRepository } from './store/send.repository';
import { RecordingTextSender } from './texts.fixture';
import { SendProgress } from './work/send-progress';

export const LEASE = 20_000;
/** After so many milliseconds the provider is believed that it does not have a text; longer than a lease. */
export const DOUBT = 60_000;
type People = Parameters<typeof answerWithPeople>[1];

/** A planned send with texts, the worker that sends it, and a provider that answers as a test decides. */
export class TextSend {
  readonly partyId = 'a'.repeat(24);
  readonly sendId = 'b'.repeat(24);
  readonly chunkId = `${this.sendId}-0-t`;

  private constructor(
    readonly service: TestService,
    readonly provider: RecordingTextSender,
    readonly queue: RecordingQueue,
    readonly stopped: Set<string>,
  ) {}

  /** `module` has the worker's jobs in it. */
  static async start(
    people: People,
    more: Partial<NewSend> = {},
    environment = {},
    module: Type = MessagingWorkerModule,
  ): Promise<TextSend> {
    const [provider, queue] = [new RecordingTextSender(), new RecordingQueue()];
    const service = await TestService.start({
      service: 'messaging',
      module,
      now: '2026-05-01T10:00:00Z',
      environment: messagingEnvironment({
        MESSAGING_LEASE_MS: String(LEASE),
        TEXTS_PER_SECOND: '100000',
        ...environment,
      }),
      replace: [
        [Mailer, new RecordingMailer()],
        [TextSender, provider],
        [Queue, queue],
      ],
    });
    provider.now = () => service.clock.now();
    const [ownerId, phone] = [more.startedBy ?? '1'.repeat(24), more.textFrom ?? null];
    const ofParty = { smsUseSenderNumber: phone !== null, features: ['sms_sender' as const] };
    service.rpc.answer(party.calls.describeParty, ({ partyId: id }) => ({
      party: describedParty({ id, ...ofParty }),
      ownerId,
    }));
    service.rpc.answer(identity.calls.getUser, ({ userId: id }) =>
      aUser({ id, phone, phone_verified: phone !== null }),
    );
    const { stopped } = answerWithPeople(service.rpc, people);
    const send = new TextSend(service, provider, queue, stopped);
    await send.create({ tokens: people.filter(({ text }) => text === 'text').length, ...more });
    await service.app.get(PlanJob, { strict: false }).run({ sendId: send.sendId });
    return send;
  }

  run(n = 0): Promise<void> {
    const job = this.service.app.get(TextChunkJob, { strict: false });
    return job.run({ chunkId: `${this.sendId}-${n}-t` });
  }

  /** Lets a worker begin that dies while it hands over the texts of which `isLast` is the first. */
  async dieAt(isLast: (to: string) => boolean, isTaken: boolean): Promise<void> {
    let dies = () => {};
    const died = new Promise<void>((resolve) => (dies = resolve));
    this.provider.answer = async (text) => {
      if (!isLast(text.to)) return { outcome: 'sent', reference: 'SM' };
      if (isTaken) this.provider.take(text);
      dies();
      return new Promise(() => undefined);
    };
    void this.run();
    await died;
    // What the others answer reaches nobody: the batch is not recorded.
    this.provider.answer = () => ({ outcome: 'sent', reference: 'SM' });
    this.service.clock.advance(DOUBT);
  }

  get sends(): SendRepository {
    return this.service.app.get(SendRepository, { strict: false });
  }

  /** The numbers to which the provider has accepted texts. */
  get numbers(): string[] {
    return this.provider.texts.map(({ to }) => to).toSorted();
  }

  async view() {
    const send = await this.sends.find(this.sendId);
    return send && this.service.app.get(SendProgress, { strict: false }).view(send);
  }

  async facts() {
    const told = async (event: typeof textsSettled | typeof textReturned | typeof sendPlanned) =>
      (await this.service.facts(event as typeof textsSettled)).map(({ data }) => data);
    const invited = (await this.service.facts(inviteSent)).flatMap(({ data }) => data.contactIds);
    const uninvited = (await this.service.facts(inviteReturned)).flatMap(({ data }) => data.contactIds);
    const unreached = (await this.service.facts(numbersUnreached)).flatMap(({ data }) => data.guests);
    const [planned, settled, returned] = [sendPlanned, textsSettled, textReturned];
    return {
      planned: await told(planned),
      settled: await told(settled),
      returned: await told(returned),
      invited,
      uninvited,
      unreached,
    };
  }

  private async create(more: Partial<NewSend>): Promise<void> {
    const texts = { sid: 'Fest1234', text: 'Kom til fest ((name))' };
    const { sendId: _id, partyId } = this;
    await this.sends.create(aSend({ _id, partyId, createdAt: this.service.clock.now(), ...texts, ...more }));
  }
}

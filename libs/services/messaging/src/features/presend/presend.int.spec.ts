import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { messaging } from '@festlig/contracts/messaging';
import { party } from '@festlig/contracts/party';
import { Queue } from '@festlig/platform/queue';
import { RecordingQueue } from '@festlig/platform/queue/testing/recording-queue';
import { answerWithGuests, guests, messagingEnvironment } from '@festlig/testing/messaging';
import { describedParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { Module } from '@nestjs/common';
import { Mailer } from '../../adapters/mailer';
import { RecordingMailer } from '../../mailer.fixture';
import { ChunkJob } from '../../jobs/chunk.job';
import { PlanJob } from '../../jobs/plan.job';
import { MessagingModule, MessagingWorkerModule } from '../../messaging.module';

@Module({ imports: [MessagingModule, MessagingWorkerModule] })
class Both {}

const { createTemplate, listTemplates, presend, send } = messaging.calls;
const DAY = 86_400_000;

describe('the summary before a send', () => {
  const partyId = 'a'.repeat(24);
  const host = aUser();
  let service: TestService;
  let templateId: string;
  let mailer: RecordingMailer;

  beforeEach(async () => {
    mailer = new RecordingMailer();
    service = await TestService.start({
      service: 'messaging',
      module: Both,
      now: '2026-05-01T10:00:00Z',
      environment: messagingEnvironment(),
      replace: [
        [Mailer, mailer],
        [Queue, new RecordingQueue()],
      ],
    });
    service.parties.set(partyId, { [host.id]: 'owner' });
    service.rpc.answer(party.calls.describeParty, ({ partyId: id }) => ({
      party: describedParty({ id, slug: 'sofie40' }),
      ownerId: host.id,
    }));
    answerWithGuests(service.rpc, guests(3));
    templateId = (await service.call(listTemplates, { partyId }, host)).items[0]?.id ?? '';
  });
  afterEach(() => service.stop());

  const earlier = async (template = templateId) =>
    (await service.call(presend, { partyId, templateId: template, audience: 'all' }, host)).earlier;
  const startSend = (idempotencyKey: string, template = templateId) =>
    service.call(send, { partyId, templateId: template, audience: 'all', idempotencyKey }, host);
  const work = async ({ id }: { id: string }) => {
    await service.app.get(PlanJob, { strict: false }).run({ sendId: id });
    await service.app.get(ChunkJob, { strict: false }).run({ chunkId: `${id}-0` });
  };

  it('reports no earlier mails when none went out: never sent, still running, or all refused', async () => {
    expect(await earlier()).toBeNull();
    mailer.refuse(() => true);
    const first = await startSend('press-one');
    expect(await earlier()).toBeNull();
    await work(first);
    expect(await earlier()).toBeNull();
  });

  it('reports how many mails went out with this template, and when it was last sent', async () => {
    mailer.refuse((to) => to === 'guest1@post.example');
    await work(await startSend('press-one'));
    expect(await earlier()).toEqual({ mails: 2, latest: '2026-05-01T10:00:00.000Z' });
    service.clock.advance(2 * DAY);
    await work(await startSend('press-two'));
    expect(await earlier()).toEqual({ mails: 4, latest: '2026-05-03T10:00:00.000Z' });
  });

  it('does not count mails of another template', async () => {
    const unsavedId = 'new-0a1b2c3d';
    const message = { partyId, unsavedId, type: 'message' as const, name: 'Praktisk', email: '<p>Hej</p>' };
    const { id: other } = await service.call(createTemplate, message, host);
    await work(await startSend('press-one', other));
    expect([await earlier(), (await earlier(other))?.mails]).toEqual([null, 3]);
  });
});

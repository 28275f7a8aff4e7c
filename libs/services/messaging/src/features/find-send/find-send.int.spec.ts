import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { messaging, sendPlanned } from '@festlig/contracts/messaging';
import { messagingEnvironment } from '@festlig/testing/messaging';
import { aUser, TestService } from '@festlig/testing/service';
import { MessagingModule } from '../../messaging.module';
import { type NewSend, SendRepository } from '../../store/send.repository';

const { findSend } = messaging.calls;

describe('finding the send for which tokens are kept', () => {
  const partyId = 'a'.repeat(24);
  const sendId = 'b'.repeat(24);
  let service: TestService;
  const sends = () => service.app.get(SendRepository, { strict: false });
  const send = (): NewSend => ({
    _id: sendId,
    partyId,
    templateId: 'c'.repeat(24),
    idempotencyKey: 'press-one',
    audience: 'all',
    picked: [],
    invitation: { title: 'Fest' } as NewSend['invitation'],
    page: 'fest',
    replyTo: { name: 'Karen', address: 'karen@post.example' },
    createdAt: service.clock.now(),
  });

  beforeEach(async () => {
    service = await TestService.start({
      service: 'messaging',
      module: MessagingModule,
      now: '2026-05-01T10:00:00Z',
      environment: messagingEnvironment(),
    });
  });
  afterEach(() => service.stop());

  it('finds a send that was started, and changes nothing', async () => {
    await sends().create(send());
    expect(await service.ask(findSend, { partyId, sendId })).toEqual({ found: true });
    expect(await service.facts(sendPlanned)).toEqual([]);
  });

  it('lets no send be started under an id for which it has found none, and says once that it has no texts', async () => {
    const asked = [1, 2, 3].map(() => service.ask(findSend, { partyId, sendId }));
    expect(await Promise.all(asked)).toEqual([{ found: false }, { found: false }, { found: false }]);
    expect(await sends().create(send())).toBe(false);
    const facts = await service.facts(sendPlanned);
    expect(facts.map(({ data }) => data)).toEqual([{ partyId, sendId, texts: 0 }]);
    expect((await sends().list(partyId)).total).toBe(0);
  });

  it('is asked by services only', async () => {
    expect(await service.refusal(findSend, { partyId, sendId }, aUser())).toEqual({ root: 'not_found' });
  });
});

import { identity } from '@festlig/contracts/identity';
import { messaging } from '@festlig/contracts/messaging';
import { party, partyCancelled } from '@festlig/contracts/party';
import { Facts } from '@festlig/platform/outbox';
import { answerWithGuests, guests } from '@festlig/testing/messaging';
import { describedParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ChunkJob } from '../jobs/chunk.job';
import { PlanJob } from '../jobs/plan.job';
import { RecordingMailer } from '../mailer.fixture';
import { startMessaging } from '../messaging.fixture';

const calls = messaging.calls;
const partyId = 'a'.repeat(24);

describe('a send of a party that is cancelled (rule: party-cancelled)', () => {
  const host = aUser({ name: 'Sofie', email: 'sofie@example.dk' });
  let mailer: RecordingMailer;
  let service: TestService;
  let cancelled: boolean;
  beforeEach(async () => {
    mailer = new RecordingMailer();
    cancelled = false;
    service = await startMessaging({ mailer });
    service.parties.set(partyId, { [host.id]: 'owner' });
    service.rpc.answer(party.calls.describeParty, () => ({
      party: describedParty({ id: partyId, cancelled }),
      ownerId: host.id,
    }));
    service.rpc.answer(identity.calls.getUser, () => host);
    answerWithGuests(service.rpc, guests(120));
  });
  afterEach(() => service.stop());

  const start = async (type: 'invitation' | 'message', audience: 'all' | 'photos') => {
    const { id: templateId } = await service.call(
      calls.createTemplate,
      { partyId, unsavedId: 'new-0a1b2c3d', type, name: 'Kære ((name))', email: '<p>Hej</p>' },
      host,
    );
    const input = { partyId, templateId, audience, idempotencyKey: 'press-one' };
    return (await service.call(calls.send, input, host)).id;
  };
  const plan = (sendId: string) => service.app.get(PlanJob, { strict: false }).run({ sendId });
  const run = (sendId: string) => service.app.get(ChunkJob, { strict: false }).run({ chunkId: `${sendId}-0` });
  const told = () => service.bus.publish([service.app.get(Facts).of(partyCancelled, { partyId })]);
  const get = (sendId: string) => service.call(calls.getSend, { partyId, sendId }, host);

  it('is stopped when it is an invitation on its way, and mails none of the remaining guests', async () => {
    const id = await start('invitation', 'all');
    await plan(id);
    let left = 50;
    mailer.answer = async () => {
      if (--left === 0) {
        cancelled = true;
        await told();
      }
      return { outcome: 'sent' };
    };
    await run(id);
    expect(mailer.to).toHaveLength(50);
    expect(await get(id)).toMatchObject({ status: 'cancelled', ended: true, emailsSent: 50 });
  });

  it('is stopped when the party was cancelled while it was paused', async () => {
    const id = await start('invitation', 'all');
    await plan(id);
    await service.call(calls.pauseSend, { partyId, sendId: id }, host);
    cancelled = true;
    await told();
    expect(await get(id)).toMatchObject({ status: 'cancelled', ended: true });
    expect(mailer.to).toEqual([]);
  });

  it('is stopped when the party was cancelled before the send was stored', async () => {
    const id = await start('invitation', 'all');
    cancelled = true;
    await plan(id);
    expect(await get(id)).toMatchObject({ status: 'cancelled' });
    await run(id).catch(() => undefined);
    expect(mailer.to).toEqual([]);
  });

  it('goes on when it is a message to those who are invited', async () => {
    const id = await start('message', 'photos');
    await plan(id);
    cancelled = true;
    await told();
    await run(id);
    expect(mailer.to).toHaveLength(120);
  });

  it('goes on when the cancelling was taken back before it was heard of', async () => {
    const id = await start('invitation', 'all');
    await plan(id);
    await told();
    await run(id);
    expect(mailer.to).toHaveLength(120);
  });
});

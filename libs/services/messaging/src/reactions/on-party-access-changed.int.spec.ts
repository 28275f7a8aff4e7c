import { identity } from '@festlig/contracts/identity';
import { messaging } from '@festlig/contracts/messaging';
import { party, partyAccessChanged } from '@festlig/contracts/party';
import { Facts } from '@festlig/platform/outbox';
import { answerWithGuests, guests } from '@festlig/testing/messaging';
import { describedParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ChunkJob } from '../jobs/chunk.job';
import { PlanJob } from '../jobs/plan.job';
import { Deferred } from '../work/chunk-runs';
import { RecordingMailer } from '../mailer.fixture';
import { startMessaging } from '../messaging.fixture';

const { getSend, listTemplates, pauseSend, resumeSend, send } = messaging.calls;
const partyId = 'a'.repeat(24);

describe('a send that a co-host has started', () => {
  const owner = aUser({ name: 'Sofie', email: 'sofie@example.dk' });
  const anne = aUser({ name: 'Anne', email: 'anne@example.dk' });
  let mailer: RecordingMailer;
  let service: TestService;
  let cohosts: { userId: string; notices: boolean }[];
  beforeEach(async () => {
    mailer = new RecordingMailer();
    cohosts = [{ userId: anne.id, notices: true }];
    service = await startMessaging({ mailer });
    allow();
    service.rpc.answer(party.calls.describeParty, () => ({
      party: describedParty({ id: partyId }),
      ownerId: owner.id,
      cohosts,
    }));
    service.rpc.answer(identity.calls.getUser, ({ userId }) => (userId === anne.id ? anne : owner));
    answerWithGuests(service.rpc, guests(120));
  });
  afterEach(() => service.stop());

  const start = async (user = anne) => {
    const templateId = (await service.call(listTemplates, { partyId }, owner)).items[0]?.id ?? '';
    const { id } = await service.call(
      send,
      { partyId, templateId, audience: 'all', idempotencyKey: 'press-one' },
      user,
    );
    return id;
  };
  const plan = (sendId: string) => service.app.get(PlanJob, { strict: false }).run({ sendId });
  const run = (sendId: string) => service.app.get(ChunkJob, { strict: false }).run({ chunkId: `${sendId}-0` });
  /** The fact makes the service forget who has access. */
  const allow = () => service.parties.set(partyId, { [owner.id]: 'owner', [anne.id]: 'editor' });
  const changed = async () => {
    await service.bus.publish([service.app.get(Facts).of(partyAccessChanged, { partyId })]);
    allow();
  };
  const remove = async () => {
    cohosts = [];
    await changed();
  };
  /** How many mails have an address for answers. */
  const answeredBy = ({ email }: { email: string }) =>
    mailer.mails.filter(({ mime }) => /^Reply-To:.*$/m.exec(mime)?.[0].includes(email)).length;

  it('mails the rest in the name of the owner when the co-host is removed while it is running, each guest once', async () => {
    const id = await start();
    await plan(id);
    let left = 50;
    mailer.answer = async () => {
      if (--left === 0) await remove();
      return { outcome: 'sent' };
    };
    await expect(run(id)).rejects.toThrow(Deferred);
    expect([answeredBy(anne), answeredBy(owner)]).toEqual([50, 0]);
    await run(id);
    expect([answeredBy(anne), answeredBy(owner)]).toEqual([50, 70]);
    expect(new Set(mailer.to).size).toBe(120);
    expect(mailer.mails.at(-1)?.mime).toContain('Sofie');
    expect(await service.call(getSend, { partyId, sendId: id }, owner)).toMatchObject({ emailsSent: 120, ended: true });
  });

  it('goes on in the name of the owner when it is resumed after the removal', async () => {
    const id = await start();
    await plan(id);
    await service.call(pauseSend, { partyId, sendId: id }, anne);
    await remove();
    await service.call(resumeSend, { partyId, sendId: id }, owner);
    await run(id);
    expect([answeredBy(anne), answeredBy(owner)]).toEqual([0, 120]);
  });

  it('goes out in the name of the owner when the removal was announced before the send was stored', async () => {
    await remove();
    const id = await start();
    await plan(id);
    await run(id);
    expect([answeredBy(anne), answeredBy(owner)]).toEqual([0, 120]);
  });

  it('stays in the name of its co-host while only others are removed or invited', async () => {
    cohosts = [...cohosts, { userId: aUser().id, notices: true }];
    const id = await start();
    await plan(id);
    cohosts = cohosts.slice(0, 1);
    await changed();
    await run(id);
    expect([answeredBy(anne), answeredBy(owner)]).toEqual([120, 0]);
  });

  it('differs from one of the owner, which no removal changes', async () => {
    const id = await start(owner);
    await plan(id);
    await remove();
    await run(id);
    expect([answeredBy(anne), answeredBy(owner)]).toEqual([0, 120]);
  });
});

import { afterEach, describe, expect, it } from '@jest/globals';
import { type AudienceMember, contacts } from '@festlig/contracts/contacts';
import { messaging } from '@festlig/contracts/messaging';
import { texted } from '@festlig/testing/messaging';
import { aUser } from '@festlig/testing/service';
import { ChunkJob } from '../jobs/chunk.job';
import { WholeMessaging } from '../messaging.fixture';
import { TextSend } from '../text-send.fixture';

describe('guests whom only a text reaches (rules: send-result, delivery-states)', () => {
  const host = aUser();
  const [mailed, silent, phone] = texted(3, 'mail') as [AudienceMember, AudienceMember, AudienceMember];
  const members: AudienceMember[] = [
    { ...phone, mail: 'none' },
    { ...mailed, text: 'none' },
    { ...silent, mail: 'none', text: 'none' },
  ];
  const people = members.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  let send: TextSend;
  afterEach(() => send.service.stop());
  const start = async (tokens: number) => {
    send = await TextSend.start(people, { tokens }, {}, WholeMessaging);
    send.service.parties.set(send.partyId, { [host.id]: 'owner' });
    send.service.rpc.answer(contacts.calls.listVisitors, () => ({ ids: [] }));
    await send.service.app.get(ChunkJob, { strict: false }).run({ chunkId: `${send.sendId}-0` });
  };
  const listed = async (only: 'all' | 'nothing' | 'byText') => {
    const { partyId, sendId } = send;
    const { items, total } = await send.service.call(messaging.calls.listDeliveries, { partyId, sendId, only }, host);
    return { total, items: items.map(({ name, byText }) => [name, byText]) };
  };

  it('are counted and listed apart from those whom nothing reaches, where the send has no texts', async () => {
    await start(0);
    expect(await send.view()).toMatchObject({ status: 'finished', emailsSent: 1, nothing: 1, byText: 1 });
    expect(await listed('nothing')).toEqual({ total: 1, items: [[silent.name, false]] });
    expect(await listed('byText')).toEqual({ total: 1, items: [[phone.name, true]] });
    expect((await listed('all')).total).toBe(3);
  });

  it('are none where it has', async () => {
    await start(1);
    await send.run();
    expect(await send.view()).toMatchObject({ status: 'finished', textSent: 1, nothing: 1, byText: 0 });
    expect(await listed('byText')).toEqual({ total: 0, items: [] });
  });
});

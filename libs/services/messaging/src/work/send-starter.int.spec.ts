import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { identity } from '@festlig/contracts/identity';
import { messaging } from '@festlig/contracts/messaging';
import { party } from '@festlig/contracts/party';
import { CallError } from '@festlig/platform/errors';
import { texted } from '@festlig/testing/messaging';
import { describedParty } from '@festlig/testing/party';
import { aUser } from '@festlig/testing/service';
import { PlanJob } from '../jobs/plan.job';
import { WholeMessaging } from '../messaging.fixture';
import { aSend } from '../send.fixture';
import { TextSend } from '../text-send.fixture';
import { Deferred } from './chunk-runs';

const { pauseSend, resumeSend } = messaging.calls;
const number = '+4540506070';
const host = aUser({ phone: number, phone_verified: true });
const COUNT = 60;

describe("the texts of a running send that come from its host's number (rule: text-sender)", () => {
  let send: TextSend;
  const rpc = () => send.service.rpc;
  const hostIs = (fields: object) => rpc().answer(identity.calls.getUser, () => ({ ...host, ...fields }));
  const partyIs = (fields: object) =>
    rpc().answer(party.calls.describeParty, ({ partyId: id }) => ({
      party: describedParty({ id, smsUseSenderNumber: true, features: ['sms_sender'], ...fields }),
      ownerId: host.id,
    }));
  const steer = (call: typeof pauseSend | typeof resumeSend) =>
    send.service.call(call, { partyId: send.partyId, sendId: send.sendId }, host);
  const fromNumber = () => send.provider.texts.filter(({ from }) => from === number).length;

  beforeEach(async () => {
    send = await TextSend.start(texted(COUNT), { startedBy: host.id, textFrom: number }, {}, WholeMessaging);
    send.service.parties.set(send.partyId, { [host.id]: 'owner' });
  });
  afterEach(() => send.service.stop());

  const LOST: [string, () => unknown][] = [
    ['the number is not verified any more', () => hostIs({ phone_verified: false })],
    ['the host has another number', () => hostIs({ phone: '+4550607080' })],
    ['the party does not use it any more', () => partyIs({ smsUseSenderNumber: false })],
    ['the party does not have the feature any more', () => partyIs({ features: [] })],
  ];

  it.each(LOST)("come from the product's sender after a pause when %s", async (_case, change) => {
    await steer(pauseSend);
    change();
    await steer(resumeSend);
    await send.run();
    expect(send.numbers).toHaveLength(COUNT);
    expect(fromNumber()).toBe(0);
  });

  it.each(LOST)("come from the product's sender when the send is planned after %s", async (_case, change) => {
    await send.run();
    send.provider.texts.length = 0;
    const _id = 'd'.repeat(24);
    const ofTexts = { text: 'Kom ((name))', tokens: COUNT, textFrom: number, startedBy: host.id };
    const createdAt = send.service.clock.now();
    await send.sends.create(aSend({ _id, createdAt, idempotencyKey: 'press-two', ...ofTexts }));
    change();
    await send.service.app.get(PlanJob, { strict: false }).run({ sendId: _id });
    expect(await send.sends.find(_id)).toMatchObject({ planned: true, textFrom: null, startedBy: host.id });
  });

  it('still come from it after a pause in which nothing of this has changed', async () => {
    await steer(pauseSend);
    await steer(resumeSend);
    await send.run();
    expect(fromNumber()).toBe(COUNT);
  });

  it('change their sender for the rest when the send is paused and resumed while a batch is under way', async () => {
    let left = 10;
    send.provider.answer = async () => {
      if (--left === 0) {
        await steer(pauseSend);
        hostIs({ phone_verified: false });
        await steer(resumeSend);
      }
      return { outcome: 'sent', reference: 'SM' };
    };
    await expect(send.run()).rejects.toThrow(Deferred);
    await send.run();
    expect(send.numbers).toEqual([...new Set(send.numbers)]);
    expect([send.numbers.length, fromNumber()]).toEqual([COUNT, 50]);
  });

  it('stay paused while nobody can say whether the number is still theirs', async () => {
    await steer(pauseSend);
    rpc().answer(identity.calls.getUser, () => {
      throw new CallError('unavailable');
    });
    await expect(steer(resumeSend)).rejects.toThrow();
    expect(await send.view()).toMatchObject({ status: 'paused' });
  });
});

import { identity } from '@festlig/contracts/identity';
import { messaging } from '@festlig/contracts/messaging';
import { party } from '@festlig/contracts/party';
import { describedParty } from '@festlig/testing/party';
import { aUser, exampleEnvironment, TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MessagingConfig } from '../../config';
import { MessagingModule } from '../../messaging.module';
import { QuotaRepository } from '../../store/quota.repository';

const { getSendingLimit } = messaging.calls;
const NOW = '2026-05-01T10:00:00.000Z';
const PARTY = 'aaaaaaaaaaaaaaaaaaaaaaaa';
const input = { partyId: PARTY };
const user = aUser();

describe('the number of mails that a host may still send today', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start({
      service: 'messaging',
      module: MessagingModule,
      now: NOW,
      environment: exampleEnvironment(MessagingConfig.variables),
    });
    service.rpc.answer(party.calls.describeParty, ({ partyId: id }) => ({
      party: describedParty({ id }),
      ownerId: user.id,
    }));
    service.rpc.answer(identity.calls.getSender, () => ({ createdAt: NOW, dailyMails: 300, inbox: 'inbox' }));
    service.parties.set(PARTY, { [user.id]: 'editor' });
  });
  afterAll(() => service.stop());

  it("is the account's daily limit less the mails already sent", async () => {
    expect(await service.call(getSendingLimit, input, user)).toMatchObject({ today: 300 });
    const send = { _id: 'send', quota: { userId: user.id, inbox: 'inbox', limit: 300 }, createdAt: new Date(NOW) };
    await service.app.get(QuotaRepository).reserve(send, 120);
    expect(await service.call(getSendingLimit, input, user)).toMatchObject({ today: 180 });
  });

  it('comes with the mails a day of each plan, which an operator can set for the account', async () => {
    const set = { now: 300, later: 300 };
    expect((await service.call(getSendingLimit, input, user)).plans).toEqual({ free: set, premium: set, pro: set });
    service.rpc.answer(identity.calls.getSender, () => ({ createdAt: NOW, dailyMails: null, inbox: 'inbox' }));
    expect((await service.call(getSendingLimit, input, user)).plans).toEqual({
      free: { now: 300, later: 3000 },
      premium: { now: 1000, later: 15_000 },
      pro: { now: 5000, later: 50_000 },
    });
  });

  it('is refused to hosts of other parties and without login', async () => {
    expect(await service.refusal(getSendingLimit, input, aUser())).toEqual({ root: 'not_found' });
    expect(await service.refusal(getSendingLimit, input)).toEqual({ root: 'needs_login' });
  });
});

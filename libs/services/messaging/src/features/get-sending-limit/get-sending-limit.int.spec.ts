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
    expect(await service.call(getSendingLimit, input, user)).toEqual({ today: 300 });
    const send = { _id: 'send', quota: { userId: user.id, inbox: 'inbox', limit: 300 }, createdAt: new Date(NOW) };
    await service.app.get(QuotaRepository).reserve(send, 120);
    expect(await service.call(getSendingLimit, input, user)).toEqual({ today: 180 });
  });

  it('is refused to hosts of other parties and without login', async () => {
    expect(await service.refusal(getSendingLimit, input, aUser())).toEqual({ root: 'not_found' });
    expect(await service.refusal(getSendingLimit, input)).toEqual({ root: 'needs_login' });
  });
});

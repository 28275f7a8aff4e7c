import { identity, type User, userRenamed } from '@festlig/contracts/identity';
import { party } from '@festlig/contracts/party';
import { RemoteFailure } from '@festlig/platform/errors';
import { Facts } from '@festlig/platform/outbox';
import { aUser, type TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { partyOf, startWithRoles } from '../party.fixture';
import { PARTIES, type PartyDocument } from '../store/party.schema';

const { getParty } = party.calls;

describe('the name of the host on the page (rule: host-named)', () => {
  let service: TestService;
  let karen: User;
  /** What identity answers with. */
  let account: User | Error;
  let asked: number;
  beforeAll(async () => {
    service = await startWithRoles();
    service.rpc.answer(identity.calls.getUser, () => {
      asked++;
      if (account instanceof Error) throw account;
      return account;
    });
  });
  beforeEach(() => {
    karen = aUser({ name: 'Karen Holm' });
    account = karen;
    asked = 0;
  });
  afterAll(() => service.stop());

  const hostName = async (partyId: string) => (await service.call(getParty, { partyId })).hostName;
  const renamed = (userId: string) => service.bus.publish([service.app.get(Facts).of(userRenamed, { userId })]);
  /** A party from before it had the name. */
  const olderParty = async () => {
    const { id } = await partyOf(service, karen);
    const parties = service.app.get<Model<PartyDocument>>(getModelToken(PARTIES));
    await parties.updateOne({ _id: id }, { $unset: { hostName: 1 } });
    return id;
  };
  const failure = (status: number) => new RemoteFailure({ status, body: { errors: {}, message: 'failed' } });

  it('is kept with a new party: a guest reads it without identity, and reads no address', async () => {
    const { id } = await partyOf(service, karen);
    const page = await service.call(getParty, { partyId: id });
    expect(page.hostName).toBe('Karen Holm');
    expect(JSON.stringify(page)).not.toContain(karen.email);
    expect(asked).toBe(0);
  });

  it('is asked for once for an older party', async () => {
    const id = await olderParty();
    expect(await hostName(id)).toBe('Karen Holm');
    expect(await hostName(id)).toBe('Karen Holm');
    expect(asked).toBe(1);
  });

  it.each([
    ['identity does not answer', 503],
    ['the account was deleted', 404],
  ])('is left out while %s, and asked for again', async (_why, status) => {
    const id = await olderParty();
    account = failure(status);
    expect(await hostName(id)).toBeNull();
    account = karen;
    expect(await hostName(id)).toBe('Karen Holm');
  });

  it('follows the account in all its parties and in no other, and survives a late fact', async () => {
    const own = [(await partyOf(service, karen)).id, await olderParty()];
    const { id: others } = await partyOf(service, aUser({ name: 'Bo Ek' }));
    account = { ...karen, name: 'Karen Ek' };
    await renamed(karen.id);
    for (const id of own) expect(await hostName(id)).toBe('Karen Ek');
    expect(await hostName(others)).toBe('Bo Ek');
    account = failure(404);
    await renamed(karen.id);
    expect(await hostName(others)).toBe('Bo Ek');
    for (const id of own) expect(await hostName(id)).toBe('Karen Ek');
  });
});

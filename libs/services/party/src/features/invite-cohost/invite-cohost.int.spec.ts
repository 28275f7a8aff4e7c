import { paymentCompleted } from '@festlig/contracts/billing';
import { identity } from '@festlig/contracts/identity';
import { cohostInvited, COHOSTS_MAX, party, type Party } from '@festlig/contracts/party';
import { CallError } from '@festlig/platform/errors';
import { Facts } from '@festlig/platform/outbox';
import { aUser, type TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addCohost, invite, partyOf, startWithRoles } from '../../party.fixture';

const { getCohostLink, inviteCohost, listCohosts, mailCohostAgain, removeCohost } = party.calls;
const DAY = 24 * 3_600_000;
const owner = aUser({ email: 'sofie@example.dk' });

describe('inviting a co-host', () => {
  let service: TestService;
  let own: Party;
  const cohosts = async (user = owner) => (await service.call(listCohosts, { partyId: own.id }, user)).cohostInvites;
  const facts = async () =>
    (await service.facts(cohostInvited)).map(({ data }) => data).filter(({ partyId }) => partyId === own.id);
  beforeAll(async () => {
    service = await startWithRoles();
  });
  beforeEach(async () => {
    service.rpc.answer(identity.calls.claimMail, () => ({ done: true as const }));
    own = await partyOf(service, owner);
  });
  afterAll(() => service.stop());

  it('lists the invitation, and publishes it without its secret', async () => {
    const invited = await service.call(inviteCohost, { partyId: own.sid, email: 'Anne@Example.dk' }, owner);
    expect(invited).toEqual({
      id: expect.any(String),
      email: 'anne@example.dk',
      user: null,
      createdAt: '2026-05-01T10:00:00.000Z',
      expiresAt: '2026-05-15T10:00:00.000Z',
      isMine: false,
      notices: true,
      wishes: false,
    });
    expect(await cohosts()).toEqual([invited]);
    expect(await facts()).toEqual([{ partyId: own.id, inviteId: invited.id }]);
  });

  it('is for the owner only, whose address is verified', async () => {
    const cohost = aUser({ email: 'anne@example.dk' });
    const { inviteId } = await addCohost(service, own, owner, cohost);
    const input = { partyId: own.id, email: 'bo@example.dk' };
    for (const user of [cohost, aUser()]) {
      expect(await service.refusal(inviteCohost, input, user)).toEqual({ root: 'not_found' });
      expect(await service.refusal(mailCohostAgain, { partyId: own.id, inviteId }, user)).toEqual({
        root: 'not_found',
      });
    }
    const unverified = { ...owner, email_verified: false };
    expect(await service.refusal(inviteCohost, input, unverified)).toEqual({ root: 'email_not_verified' });
  });

  it('requires a plan with co-hosts', async () => {
    const plain = await startWithRoles({ features: '' });
    const { id: partyId } = await partyOf(plain, owner);
    const input = { partyId, email: 'anne@example.dk' };
    expect(await plain.refusal(inviteCohost, input, owner)).toEqual({ root: 'plan_required' });
    const again = { partyId, inviteId: 'f'.repeat(24) };
    expect(await plain.refusal(mailCohostAgain, again, owner)).toEqual({ root: 'plan_required' });
    const payment = { paymentId: 'f'.repeat(24), partyId, amount: 14_900, currency: 'dkk', plan: 'premium' } as const;
    await plain.bus.publish([plain.app.get(Facts).of(paymentCompleted, { kind: 'plan', ...payment })]);
    expect(await plain.call(inviteCohost, input, owner)).toMatchObject({ email: 'anne@example.dk' });
    expect(await plain.refusal(mailCohostAgain, again, owner)).toEqual({ root: 'not_found' });
    await plain.stop();
  });

  it('refuses the own address, one that is invited, and more than the most', async () => {
    const refusal = (email: string) => service.refusal(inviteCohost, { partyId: own.id, email }, owner);
    expect(await refusal('SOFIE@example.dk')).toEqual({ email: 'own_address' });
    await invite(service, own, owner, 'anne@example.dk');
    expect(await refusal('anne@example.dk')).toEqual({ email: 'already_cohost' });
    for (let n = 1; n < COHOSTS_MAX; n++) await invite(service, own, owner, `${n}@example.dk`);
    expect(await refusal('one@too.example')).toEqual({ email: 'too_many_cohosts' });
    expect(await cohosts()).toHaveLength(COHOSTS_MAX);
  });

  it('invites an address once when it is invited twice at the same time', async () => {
    const input = { partyId: own.id, email: 'anne@example.dk' };
    const asked = await Promise.allSettled([1, 2, 3].map(() => service.call(inviteCohost, input, owner)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await cohosts()).toHaveLength(1);
    expect(await facts()).toHaveLength(1);
  });

  it('counts the mail with the account, and invites nobody when there were too many (rule: cohost-mail-limits)', async () => {
    const counted: unknown[] = [];
    service.rpc.answer(identity.calls.claimMail, (mail) => {
      counted.push(mail);
      throw new CallError('too_many_mails', { minutes: 2 });
    });
    const input = { partyId: own.id, email: 'anne@example.dk' };
    expect(await service.refusal(inviteCohost, input, owner)).toEqual({ root: 'too_many_mails' });
    expect(counted).toEqual([{ kind: 'cohost', userId: owner.id, to: 'anne@example.dk' }]);
    expect(await cohosts()).toEqual([]);
    expect(await facts()).toEqual([]);
  });

  it('can be mailed again, whereby its days begin again and the mail counts', async () => {
    const { partyId, inviteId, secret } = await invite(service, own, owner, 'anne@example.dk');
    service.clock.advance(15 * DAY);
    expect(await service.ask(getCohostLink, { partyId, inviteId })).toEqual({ link: null });
    await service.call(mailCohostAgain, { partyId, inviteId }, owner);
    expect(await service.ask(getCohostLink, { partyId, inviteId })).toEqual({
      link: { email: 'anne@example.dk', secret },
    });
    expect(await facts()).toHaveLength(2);
    service.rpc.answer(identity.calls.claimMail, () => {
      throw new CallError('too_many_mails_today');
    });
    expect(await service.refusal(mailCohostAgain, { partyId, inviteId }, owner)).toEqual({
      root: 'too_many_mails_today',
    });
    service.clock.advance(-15 * DAY);
  });

  it('has no link for a mail once it was accepted or withdrawn', async () => {
    const { partyId, inviteId } = await addCohost(service, own, owner, aUser({ email: 'anne@example.dk' }));
    expect(await service.ask(getCohostLink, { partyId, inviteId })).toEqual({ link: null });
    expect(await service.refusal(mailCohostAgain, { partyId, inviteId }, owner)).toEqual({ email: 'already_cohost' });
    await service.call(removeCohost, { partyId, inviteId }, owner);
    expect(await service.ask(getCohostLink, { partyId, inviteId })).toEqual({ link: null });
    expect(await service.refusal(getCohostLink, { partyId, inviteId }, owner)).toEqual({ root: 'not_found' });
  });

  it('shows addresses in full to the owner only', async () => {
    const cohost = aUser({ email: 'anne@example.dk', name: 'Anne' });
    await addCohost(service, own, owner, cohost);
    await invite(service, own, owner, 'bo@example.dk');
    expect((await cohosts()).map(({ email }) => email)).toEqual(['anne@example.dk', 'bo@example.dk']);
    expect((await cohosts(cohost)).map(({ email, user, isMine }) => ({ email, name: user?.name, isMine }))).toEqual([
      { email: 'a•••@example.dk', name: 'Anne', isMine: true },
      { email: 'b•••@example.dk', name: undefined, isMine: false },
    ]);
    for (const stranger of [aUser(), null])
      expect(Object.values(await service.refusal(listCohosts, { partyId: own.id }, stranger))).toEqual([
        stranger ? 'not_found' : 'needs_login',
      ]);
  });
});

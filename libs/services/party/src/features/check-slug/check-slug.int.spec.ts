import { party, type Party, SLUGS_MAX } from '@festlig/contracts/party';
import { newParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PartyModule } from '../../party.module';
import { partySchema } from '../../store/party.schema';

const { checkSlug, createParty, deleteParty, getAccess, updateSettings } = party.calls;
const host = aUser();
const other = aUser();
let names = 0;
/** A name that no test has used before. */
const aName = () => `fest-nr-${names++}`;

describe('the own address of a party', () => {
  let service: TestService;
  let mine: Party;
  let theirs: Party;
  const create = async (user: typeof host) => {
    const created = await service.call(createParty, newParty, user);
    service.parties.set(created.id, { [user.id]: 'owner' });
    return created;
  };
  const check = async (slug: string, of = mine, user = host) =>
    (await service.call(checkSlug, { partyId: of.id, slug }, user)).problem;
  const take = (slug: string | null) => service.call(updateSettings, { partyId: mine.id, slug }, host);
  const theyTake = (slug: string) => service.call(updateSettings, { partyId: theirs.id, slug }, other);
  const refused = (slug: string) => service.refusal(updateSettings, { partyId: mine.id, slug }, host);
  const found = async (ref: string) => (await service.ask(getAccess, { partyId: ref, userId: null })).party?.id ?? null;
  beforeAll(async () => {
    service = await TestService.start({
      service: 'party',
      module: PartyModule,
      now: '2026-05-01T10:00:00Z',
      environment: { FEATURES: 'custom_url' },
    });
  });
  beforeEach(async () => {
    [mine, theirs] = [await create(host), await create(other)];
  });
  afterAll(() => service.stop());

  it('is available until another party has it, and then taken for that party only', async () => {
    const name = aName();
    expect(await check(name)).toBeNull();
    expect(await theyTake(name)).toMatchObject({ slug: name });
    expect(await check(name)).toBe('slug_taken');
    expect(await check(name, theirs, other)).toBeNull();
    expect(await refused(name)).toEqual({ slug: 'slug_taken' });
    expect(await found(name)).toBe(theirs.id);
  });

  it('cannot be "new", which means the unsaved party and finds none (rule: draft-party-id)', async () => {
    expect(await check('new')).toBe('too_short');
    expect(await refused('new')).toEqual({ slug: 'too_short' });
    expect(await found('new')).toBeNull();
  });

  it.each([
    ['Emma-30', 'slug_invalid'],
    ['abc', 'too_short'],
    ['a'.repeat(61), 'too_long'],
    ['emmafest', 'slug_like_id'],
    ['support', 'slug_reserved'],
  ])('cannot be %s, and the check gives the same reason as saving (%s)', async (slug, code) => {
    expect(await check(slug)).toBe(code);
    expect(await refused(slug)).toEqual({ slug: code });
    expect(await found(mine.id)).toBe(mine.id);
  });

  it('still leads to the party after it was changed or given up, and no other party can take it (rule: slug-kept)', async () => {
    const [first, second] = [aName(), aName()];
    await take(first);
    expect(await take(second)).toMatchObject({ slug: second });
    expect([await found(first), await found(second.toUpperCase())]).toEqual([mine.id, mine.id]);
    expect(await check(first, theirs, other)).toBe('slug_taken');
    await expect(theyTake(first)).rejects.toThrow('slug_taken');
    expect(await take(null)).toMatchObject({ slug: null });
    expect(await found(second)).toBe(mine.id);
    expect(await check(first)).toBeNull();
    expect(await take(first)).toMatchObject({ slug: first });
  });

  it('goes to one of several parties that take it at the same time, and the others are told (rule: slug-unique)', async () => {
    const name = aName();
    const answers = await Promise.allSettled([take(name), theyTake(name), take(name), theyTake(name)]);
    const winner = await found(name);
    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : []));
    expect([mine.id, theirs.id]).toContain(winner);
    expect(refusals).toEqual([expect.stringContaining('slug_taken'), expect.stringContaining('slug_taken')]);
  });

  it('goes to no other party in the moment in which its party changes it', async () => {
    const [name, next] = [aName(), aName()];
    await take(name);
    const [changed, taken] = await Promise.allSettled([take(next), theyTake(name)]);
    expect([changed.status, taken.status]).toEqual(['fulfilled', 'rejected']);
    expect(await found(name)).toBe(mine.id);
  });

  it('can be one of ten that a party has had, and then only one of those (rule: slug-limit)', async () => {
    const all = Array.from({ length: SLUGS_MAX }, aName);
    for (const name of all) await take(name);
    const another = aName();
    expect(await check(another)).toBe('too_many_addresses');
    expect(await refused(another)).toEqual({ slug: 'too_many_addresses' });
    expect(await take(all[0]!)).toMatchObject({ slug: all[0] });
  });

  it('leads nowhere and is not free for 30 days when its party was deleted (rule: slug-of-deleted)', async () => {
    const name = aName();
    await theyTake(name);
    await service.call(deleteParty, { partyId: theirs.id }, other);
    expect(await found(name)).toBeNull();
    expect(await check(name)).toBe('slug_taken');
    expect(await refused(name)).toEqual({ slug: 'slug_taken' });
    // Then the store deletes the shell of the party, and its addresses with it.
    const shells = { expireAfterSeconds: 30 * 24 * 3600 };
    expect(partySchema.indexes()).toContainEqual([{ deletedAt: 1 }, expect.objectContaining(shells)]);
  });

  it('is checked for editors only: another host and a guest are told that there is no such party', async () => {
    const asked = { partyId: mine.id, slug: aName() };
    expect(await service.refusal(checkSlug, asked, other)).toEqual({ root: 'not_found' });
    expect(await service.refusal(checkSlug, asked)).toEqual({ root: 'needs_login' });
    expect(await service.refusal(updateSettings, asked, other)).toEqual({ root: 'not_found' });
    expect(await service.refusal(updateSettings, asked)).toEqual({ root: 'needs_login' });
  });
});

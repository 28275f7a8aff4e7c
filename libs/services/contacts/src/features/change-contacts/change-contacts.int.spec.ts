import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Contact, contacts } from '@festlig/contracts/contacts';
import { RecordingQueue } from '@festlig/platform/queue/testing/recording-queue';
import { aGuest } from '@festlig/testing/contacts';
import { aUser, TestService } from '@festlig/testing/service';
import { fiveGuests, startChanging } from '../../changes.fixture';
import { ChangeJob } from '../../jobs/change.job';
import { SweepJob } from '../../jobs/sweep.job';
import { changeContacts as changeJob } from '../../queues';
import { ChangeRepository } from '../../store/change.repository';
import { InviteRepository } from '../../store/invite.repository';

const { addContact, changeContacts, countAudience, countGuests, followChange, listAudience, listContacts } =
  contacts.calls;
const host = aUser();
let keys = 0;
const newKey = () => String(++keys).padStart(32, '0');
const familie = { do: 'tag', add: ['Familie'] } as const;

describe('a change of many guests (rules: contact-selection, contacts-changed-together)', () => {
  let service: TestService;
  let partyId: string;
  let guests: Contact[];
  const queue = new RecordingQueue();
  const sizes = { chunk: 2, atOnce: 5000 };
  const get = <T>(type: new (...parts: never[]) => T): T => service.app.get(type, { strict: false });
  beforeAll(async () => {
    service = await startChanging(queue, sizes);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    sizes.atOnce = 5000;
    ({ partyId, guests } = await fiveGuests(service, host));
    await get(InviteRepository).byMail(partyId, [guests[4]!.id]);
  });
  const sids = (...at: number[]) => at.map((nth) => guests[nth]!.sid);
  const change = (input: object) => service.call(changeContacts, { partyId, key: newKey(), ...input } as never, host);
  const names = async (filter: object = {}) =>
    (await service.call(listContacts, { partyId, ...filter }, host)).items.map(({ name }) => name);

  it('tags guests who are chosen one by one', async () => {
    const done = await change({ picked: sids(0, 2), action: familie });
    expect(done).toMatchObject({ changed: 2, left: 0, ended: true });
    expect(await names({ tag: 'familie' })).toEqual(['Anne', 'Carl']);
    expect((await service.call(countGuests, { partyId }, host)).tags).toEqual([{ name: 'Familie', count: 2 }]);
  });

  it('tags everybody found over all pages except those left out, and takes tags from them', async () => {
    await change({
      search: '',
      guestState: 'new',
      except: sids(1),
      action: { ...familie, add: ['Familie', 'Bord 1'] },
    });
    expect(await names({ tag: 'bord 1' })).toEqual(['Anne', 'Carl', 'Dan']);
    await change({ search: 'anne', action: { do: 'tag', remove: ['FAMILIE'] } });
    expect(await names({ tag: 'familie' })).toEqual(['Carl', 'Dan']);
    expect(await names({ tag: 'bord 1' })).toEqual(['Anne', 'Carl', 'Dan']);
  });

  it('says how many guests have too many tags to get another', async () => {
    const add = Array.from({ length: 20 }, (_, n) => `Bord ${n}`);
    await change({ picked: sids(0), action: { do: 'tag', add } });
    expect(await change({ search: '', action: familie })).toMatchObject({ changed: 4, left: 1 });
  });

  it('deletes those who are not invited, and says how many stay', async () => {
    expect(await change({ search: '', action: { do: 'delete' } })).toMatchObject({ changed: 4, left: 1, ended: true });
    expect(await names()).toEqual(['Eva']);
    expect(await service.call(countGuests, { partyId }, host)).toMatchObject({
      total: 1,
      states: { new: 0, invited: 1 },
    });
  });

  it('happens once for a key, and is refused for another change with the same key', async () => {
    const key = newKey();
    const first = await change({ key, search: 'anne', action: { do: 'delete' } });
    await service.call(addContact, aGuest(partyId, { name: 'Anne' }), host);
    expect(await change({ key, search: 'anne', action: { do: 'delete' } })).toEqual(first);
    expect(await names({ search: 'anne' })).toEqual(['Anne']);
    const other = { partyId, key, search: '', action: { do: 'delete' } } as const;
    expect(await service.refusal(changeContacts, other, host)).toEqual({ root: 'key_reused' });
  });

  it('is the work of a job in a long list, and continues where a worker has died', async () => {
    sizes.atOnce = 1;
    queue.forget();
    const begun = await change({ search: '', action: familie });
    expect(begun).toMatchObject({ guests: 5, read: 0, ended: false });
    expect(queue.added.map(({ job, id }) => [job, id])).toContainEqual([changeJob.name, begun.id]);
    const advance = jest.spyOn(get(ChangeRepository), 'advance');
    advance.mockRejectedValueOnce(new Error('killed'));
    await expect(get(ChangeJob).run({ changeId: begun.id })).rejects.toThrow('killed');
    queue.forget();
    service.clock.advance(30_000);
    await get(SweepJob).sweep();
    expect(queue.added.map(({ job, id }) => [job, id])).toContainEqual([changeJob.name, begun.id]);
    await Promise.all([get(ChangeJob).run({ changeId: begun.id }), get(ChangeJob).run({ changeId: begun.id })]);
    const told = await service.call(followChange, { partyId, changeId: begun.id }, host);
    expect(told).toEqual({ id: begun.id, guests: 5, read: 5, changed: 5, left: 0, ended: true });
    expect(await names({ tag: 'familie' })).toHaveLength(5);
  });

  it('can be followed by a send to the same selection, which counts and lists the same guests', async () => {
    await change({ picked: sids(0, 1, 4), action: familie });
    const counted = async (whom: object) => {
      const asked = { partyId, audience: 'custom' as const, ...whom };
      const { contacts: count, ids } = await service.ask(countAudience, asked);
      const listed = await service.ask(listAudience, { ...asked, after: null, limit: 100 });
      expect(listed.people.map(({ name }) => name).toSorted()).toEqual(ids?.map(({ name }) => name).toSorted());
      expect(count).toBe(listed.people.length);
      return ids?.map(({ name }) => name).toSorted();
    };
    expect(await counted({ search: '', tag: 'Familie' })).toEqual(['Anne', 'Bo', 'Eva']);
    expect(await counted({ search: '', tag: 'Familie', guestState: 'new', except: sids(1) })).toEqual(['Anne']);
    expect(await counted({ search: 'bo', tag: 'Familie' })).toEqual(['Bo']);
    expect(await counted({ search: '', guestState: 'silent' })).toEqual(['Eva']);
    expect(await counted({ search: '', guestState: 'opened' })).toEqual([]);
  });

  it('touches nobody of another party, whose change cannot be followed either', async () => {
    const theirs = guests;
    const refused = { partyId, key: newKey(), picked: sids(0), action: { do: 'delete' } } as const;
    expect(await service.refusal(changeContacts, refused, aUser())).toEqual({ root: 'not_found' });
    const before = partyId;
    partyId = service.parties.add(host.id);
    const picked = theirs.map(({ sid }) => sid);
    const done = await change({ picked, action: { do: 'delete' } });
    expect(done).toMatchObject({ changed: 0, left: 0, ended: true });
    await change({ picked, action: familie });
    await change({ search: '', action: familie });
    const mine = partyId;
    partyId = before;
    expect(await names()).toHaveLength(5);
    expect(await names({ tag: 'familie' })).toEqual([]);
    expect(await service.refusal(followChange, { partyId, changeId: done.id }, host)).toEqual({ root: 'not_found' });
    expect(mine).not.toBe(partyId);
  });

  it('gives or takes at least one tag (rule: contact-tags)', async () => {
    const input = { partyId, key: newKey(), picked: sids(0), action: { do: 'tag' as const, add: [], remove: [] } };
    expect(await service.refusal(changeContacts, input, host)).toEqual({ tags: 'required' });
    expect(await change({ ...input, action: { do: 'tag', remove: ['Familie'] } })).toMatchObject({ left: 0 });
  });

  it('is refused without a key, with an unknown action or state, and with too many guests who are named or left out', async () => {
    const asked = { partyId, key: newKey(), search: '', action: familie };
    const refusal = (input: object) => service.refusal(changeContacts, { ...asked, ...input } as never, host);
    expect(await refusal({ key: 'x' })).toEqual({ key: 'invalid' });
    expect(Object.keys(await refusal({ action: { do: 'invite' } }))).toEqual(['action.do']);
    expect(await refusal({ search: null, picked: Array(501).fill('AnneAnne') })).toEqual({ picked: 'too_many_picked' });
    expect(await refusal({ except: Array(501).fill('AnneAnne') })).toEqual({ except: 'too_many_excepted' });
    expect(await refusal({ guestState: 'late' })).toEqual({ guestState: 'invalid' });
    expect(await refusal({ tag: 'x'.repeat(41) })).toEqual({ tag: 'too_long' });
    expect(await names({ tag: 'familie' })).toEqual([]);
    const action = { do: 'tag' as const, add: ['Familie'] };
    const most = { ...asked, action, search: null, picked: Array<string>(500).fill('AnneAnne') };
    expect(await service.call(changeContacts, most, host)).toMatchObject({ changed: 0, ended: true });
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Contact, contacts } from '@festlig/contracts/contacts';
import { RecordingQueue } from '@festlig/platform/queue/testing/recording-queue';
import { aUser, TestService } from '@festlig/testing/service';
import { fiveGuests, startChanging } from '../../changes.fixture';
import { ChangeJob } from '../../jobs/change.job';

const { changeContacts, countGuests, deleteContact, followChange, listContacts, restoreContact, undoChange } =
  contacts.calls;
const host = aUser();
let keys = 0;

describe('the undo of a deletion (rule: contact-deleted)', () => {
  let service: TestService;
  let partyId: string;
  let guests: Contact[];
  const queue = new RecordingQueue();
  const sizes = { chunk: 2, atOnce: 5000 };
  beforeAll(async () => {
    service = await startChanging(queue, sizes);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    sizes.atOnce = 5000;
    ({ partyId, guests } = await fiveGuests(service, host, ['Familie']));
  });
  const counted = () => service.call(countGuests, { partyId }, host);
  const names = async () => (await service.call(listContacts, { partyId }, host)).items.map(({ name }) => name);
  const change = (action: object, of = partyId) =>
    service.call(
      changeContacts,
      { partyId: of, key: String(++keys).padStart(32, '0'), search: '', action } as never,
      host,
    );
  const undone = (changeId: string, by = host) => service.refusal(undoChange, { partyId, changeId }, by);

  it('brings everybody back with their tags and numbers, once', async () => {
    const before = await counted();
    const { id } = await change({ do: 'delete' });
    expect(await names()).toEqual([]);
    expect(await counted()).toMatchObject({ total: 0, tags: [] });
    const answer = await service.call(undoChange, { partyId, changeId: id }, host);
    expect(answer).toMatchObject({ guests: 5, read: 5, changed: 5, ended: true });
    expect(await service.call(undoChange, { partyId, changeId: id }, host)).toEqual(answer);
    expect(await counted()).toEqual(before);
    expect(await service.call(listContacts, { partyId }, host)).toMatchObject({ items: guests });
  });

  it('is the work of a job for many guests, and can be followed', async () => {
    const { id } = await change({ do: 'delete' });
    sizes.atOnce = 1;
    const begun = await service.call(undoChange, { partyId, changeId: id }, host);
    expect(begun).toMatchObject({ guests: 5, read: 0, ended: false });
    expect(queue.added.map((added) => added.id)).toContain(begun.id);
    const job = service.app.get(ChangeJob, { strict: false });
    await Promise.all([job.run({ changeId: begun.id }), job.run({ changeId: begun.id })]);
    const told = await service.call(followChange, { partyId, changeId: begun.id }, host);
    expect(told).toMatchObject({ read: 5, changed: 5, ended: true });
    expect(await names()).toHaveLength(5);
  });

  it('restores one guest who was deleted alone', async () => {
    const [anne, bo] = [guests[0]!, guests[1]!];
    const restore = (contactId: string) => service.call(restoreContact, { partyId, contactId }, host);
    await service.call(deleteContact, { partyId, contactId: anne.id }, host);
    await service.call(deleteContact, { partyId, contactId: bo.id }, host);
    expect(await names()).toEqual(['Carl', 'Dan', 'Eva']);
    expect(await restore(anne.id)).toEqual({ done: true });
    expect(await restore(anne.id)).toEqual({ done: true });
    expect(await names()).toEqual(['Anne', 'Carl', 'Dan', 'Eva']);
    expect((await counted()).tags).toEqual([{ name: 'Familie', count: 4 }]);
  });

  it('is refused for what deletes nobody, for another party and for another host', async () => {
    const tagged = await change({ do: 'tag', add: ['Bord 1'] });
    expect(await undone(tagged.id)).toEqual({ root: 'not_found' });
    expect(await undone('f'.repeat(24))).toEqual({ root: 'not_found' });
    const { id } = await change({ do: 'delete' });
    expect(await undone(id, aUser())).toEqual({ root: 'not_found' });
    const contactId = guests[0]!.id;
    // A guest of a change returns with the change only.
    expect(await service.refusal(restoreContact, { partyId, contactId }, host)).toEqual({ root: 'not_found' });
    const theirs = partyId;
    partyId = service.parties.add(host.id);
    expect(await undone(id)).toEqual({ root: 'not_found' });
    expect(await service.refusal(restoreContact, { partyId, contactId }, host)).toEqual({ root: 'not_found' });
    partyId = theirs;
    expect(await names()).toEqual([]);
  });
});

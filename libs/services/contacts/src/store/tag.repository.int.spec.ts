import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { aGuest } from '@festlig/testing/contacts';
import { aUser } from '@festlig/testing/service';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { KeptCounts, openImports } from '../contacts.fixture';
import { SweepJob } from '../jobs/sweep.job';
import { TagRepository } from './tag.repository';
import { type TagDocument, TAGS } from './tag.schema';

const { addContact, changeContacts, countGuests, deleteContact, importContacts, listContacts } = contacts.calls;
const { restoreContact, undoChange, undoImport, updateContact } = contacts.calls;
const host = aUser();
let keys = 0;
const key = () => String(++keys).padStart(32, '0');

describe('the kept number of guests with each tag (rules: kept-counts, contact-filters)', () => {
  let list: KeptCounts;
  let tags: Model<TagDocument>;
  let partyId: string;
  beforeAll(async () => {
    list = await KeptCounts.start();
    openImports(list.service);
    tags = list.service.app.get(getModelToken(TAGS), { strict: false });
  });
  afterAll(() => list.service.stop());
  beforeEach(() => {
    partyId = list.service.parties.add(host.id);
  });

  const add = (name: string, ...tagged: string[]) =>
    list.service.call(addContact, aGuest(partyId, { name, tags: tagged }), host);
  const told = async () => {
    const found = await list.service.call(countGuests, { partyId }, host);
    return Object.fromEntries(found.tags.map(({ name, count }) => [name, count]));
  };
  const kept = async () => {
    const stored = await tags.find({ partyId, count: { $ne: 0 } }).lean();
    return Object.fromEntries(stored.map(({ name, count }) => [name, count]));
  };
  const change = (guests: object, action: { add?: string[]; remove?: string[] } | 'delete') => {
    const act =
      action === 'delete' ? { do: 'delete' as const } : { do: 'tag' as const, add: [], remove: [], ...action };
    return list.service.call(changeContacts, { partyId, key: key(), ...guests, action: act }, host);
  };
  const expectCounts = async (counts: Record<string, number>) => {
    expect(await told()).toEqual(counts);
    expect(await kept()).toEqual(counts);
  };

  it('moves with a guest who is added, gets other tags, is deleted and restored', async () => {
    const anne = await add('Anne', 'Familie', 'Bord 1');
    await add('Bo', 'familie');
    await expectCounts({ Familie: 2, 'Bord 1': 1 });
    const edit = { partyId, contactId: anne.id };
    await list.service.call(updateContact, { ...edit, tags: ['Bord 2', 'Familie'] }, host);
    await expectCounts({ Familie: 2, 'Bord 2': 1 });
    await list.service.call(updateContact, { ...edit, name: 'Anna' }, host);
    await expectCounts({ Familie: 2, 'Bord 2': 1 });
    await list.service.call(deleteContact, edit, host);
    await expectCounts({ Familie: 1 });
    await list.service.call(restoreContact, edit, host);
    await expectCounts({ Familie: 2, 'Bord 2': 1 });
  });

  it('moves with a change of many guests, and with its undo', async () => {
    for (const name of ['Anne', 'Bo', 'Carl']) await add(name, 'Kor');
    await change({ search: '' }, { add: ['Familie'], remove: ['kor'] });
    await change({ search: '' }, { add: ['FAMILIE'] });
    await expectCounts({ Familie: 3 });
    const { items } = await list.service.call(listContacts, { partyId, search: 'bo' }, host);
    await change({ picked: items.map(({ sid }) => sid), search: null }, { remove: ['Familie'] });
    await expectCounts({ Familie: 2 });
    const { id: changeId } = await change({ search: '', tag: 'familie' }, 'delete');
    expect(await told()).toEqual({});
    await list.service.call(undoChange, { partyId, changeId }, host);
    await expectCounts({ Familie: 2 });
  });

  it('moves with an import that replaces guests, and with its undo', async () => {
    await add('Anne', 'Familie');
    const csv = 'Navn;Bord\nBo;Bord 1\nCarl;Bord 1\nDan;';
    const { importId } = await list.service.call(importContacts, { partyId, csv, delete: true }, host);
    await expectCounts({ 'Bord 1': 2 });
    await list.service.call(undoImport, { partyId, importId }, host);
    await expectCounts({ Familie: 1 });
  });

  it('counts nothing again for a list whose numbers are kept, and the page of a tag neither', async () => {
    await add('Anne', 'Familie');
    const count = jest.spyOn(list.guests, 'countDocuments');
    expect(await told()).toEqual({ Familie: 1 });
    expect((await list.service.call(listContacts, { partyId, tag: 'familie' }, host)).total).toBe(1);
    expect(count.mock.calls.filter(([filter]) => 'tagKeys' in (filter ?? {}))).toEqual([]);
    count.mockRestore();
  });

  it('becomes right when a process died before it counted a change', async () => {
    await add('Anne', 'Familie');
    const dies = jest.spyOn(list.get(TagRepository), 'add').mockRejectedValueOnce(new Error('died'));
    await expect(add('Bo', 'Familie')).rejects.toThrow();
    dies.mockRestore();
    expect(await told()).toEqual({ Familie: 1 });
    await list.sweepAll();
    await expectCounts({ Familie: 2 });
  });

  it('leaves a tag that changes while it is recounted to a later sweep', async () => {
    await add('Anne', 'Familie');
    list.service.clock.advance(61_000);
    const added = add('Bo', 'Familie');
    await Promise.all([added, list.get(SweepJob).sweep()]);
    await list.sweepAll();
    await expectCounts({ Familie: 2 });
  });

  it('is right when two hosts change the tags of the same guests at once', async () => {
    for (const name of ['Anne', 'Bo', 'Carl', 'Dan']) await add(name, 'Kor');
    const both = [change({ search: '' }, { add: ['Familie'] }), change({ search: '' }, { remove: ['Kor'] })];
    await Promise.all(both);
    expect(await told()).toEqual({ Familie: 4 });
    await list.sweepAll();
    await expectCounts({ Familie: 4 });
  });

  it('counts the guests of a tag that an earlier version has stored, and keeps the number from the next sweep on', async () => {
    await add('Anne', 'Familie');
    await tags.updateMany({ partyId }, { $unset: { count: 1, recountAt: 1 } });
    expect(await told()).toEqual({ Familie: 1 });
    await list.get(SweepJob).sweep();
    await expectCounts({ Familie: 1 });
  });
});

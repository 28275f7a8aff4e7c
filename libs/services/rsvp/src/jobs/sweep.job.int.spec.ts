import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rsvp } from '@festlig/contracts/rsvp';
import { PARTY, playNeighbours } from '@festlig/testing/rsvp';
import { aUser, TestService } from '@festlig/testing/service';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { RsvpModule } from '../rsvp.module';
import { REPLIES, type ReplyDocument } from '../store/reply.schema';
import { SweepJob } from './sweep.job';

const { listRsvps, submitRsvp } = rsvp.calls;
const host = aUser();

describe('replies that were stored before search words were kept', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start({ service: 'rsvp', module: RsvpModule, now: '2026-05-01T10:00:00Z' });
    playNeighbours(service.rpc);
    service.parties.set(PARTY, { [host.id]: 'editor' });
  });
  afterAll(() => service.stop());

  it('become searchable with the first sweep, while newer replies are searchable all the time', async () => {
    for (const name of ['Mette Holm', 'Mette Dam'])
      await service.call(submitRsvp, { partyId: PARTY, name, isComming: true, comment: 'Vi glæder os' });
    const replies = service.app.get<Model<ReplyDocument>>(getModelToken(REPLIES));
    await replies.collection.updateOne(
      { name: 'Mette Holm' },
      { $set: { search: 'mette holm vi glæder os' }, $unset: { words: 1 } },
    );
    const found = async (search: string) =>
      (await service.call(listRsvps, { partyId: PARTY, search, sort: 'name' }, host)).items.map(({ name }) => name);
    expect(await found('mette')).toEqual(['Mette Dam']);
    await service.app.get(SweepJob).sweep();
    expect(await found('mette')).toEqual(['Mette Dam', 'Mette Holm']);
    expect(await found('holm glæder')).toEqual(['Mette Holm']);
    expect(await replies.countDocuments({ search: { $exists: true } })).toBe(0);
  });
});

import { expect, it } from '@jest/globals';
import { rsvp } from '@festlig/contracts/rsvp';
import { PARTY, playNeighbours } from '@festlig/testing/rsvp';
import { aUser, TestService } from '@festlig/testing/service';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { RsvpModule } from '../../rsvp.module';
import { REPLIES, type ReplyDocument } from '../../store/reply.schema';

const { exportRsvps } = rsvp.calls;
/** The text that grows most: quotes are doubled in a spreadsheet, and escaped again between the services. */
const quotes = (count: number) => '"'.repeat(count);

it('an export of the longest possible replies comes in pages that are small enough to return', async () => {
  const service = await TestService.start({ service: 'rsvp', module: RsvpModule, now: '2026-05-01T10:00:00Z' });
  const known = playNeighbours(service.rpc);
  const rsvpFields = Array.from({ length: 20 }, (_, n) => ({
    id: `field${n}`,
    name: `Felt ${n}`,
    type: 'text' as const,
    required: false,
    hidden: false,
    onlyComing: false,
  }));
  known.rules = { rsvpFields };
  const host = aUser();
  service.parties.set(PARTY, { [host.id]: 'editor' });
  const now = service.clock.now();
  const replies = Array.from({ length: 1100 }, (_, index): Omit<ReplyDocument, 'outbox'> => {
    const id = index.toString(16).padStart(24, '0');
    return {
      _id: id,
      partyId: PARTY,
      rid: id,
      name: `Gæst ${index}`,
      nameOrder: `${index}`,
      words: [],
      day: '2026-05-01',
      attending: true,
      numberOfPeople: 1,
      email: null,
      hasEmail: false,
      version: 1,
      comment: quotes(2000),
      fields: Object.fromEntries(rsvpFields.map((field) => [field.id, quotes(500)])),
      createdAt: now,
      changedAt: now,
    };
  });
  await service.app.get<Model<ReplyDocument>>(getModelToken(REPLIES)).insertMany(replies);
  const names: string[] = [];
  const sizes: number[] = [];
  let after: string | null = null;
  do {
    const asked = { partyId: PARTY, which: 'all', after } as const;
    const page: { text: string; next: string | null } = await service.call(exportRsvps, asked, host);
    const found = page.text.match(/(?<="Gæst )\d+/g) ?? [];
    names.push(...found);
    sizes.push(found.length);
    after = page.next;
  } while (after !== null);
  expect(names).toEqual(replies.map((_, index) => String(index)));
  // The process answers no other request while it makes a page, so each page must be small.
  expect(Math.max(...sizes)).toBeLessThanOrEqual(100);
  await service.stop();
}, 120_000);

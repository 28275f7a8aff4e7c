import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { messaging } from '@festlig/contracts/messaging';
import { guests, mailed } from '@festlig/testing/messaging';
import { aUser, TestService } from '@festlig/testing/service';
import { startMessaging } from '../../messaging.fixture';
import { aSend } from '../../send.fixture';
import { RecipientsRepository } from '../../store/recipients.repository';
import { SendRepository } from '../../store/send.repository';

const { listSends } = messaging.calls;
const partyId = 'a'.repeat(24);
const host = aUser();

describe('the sends of a party', () => {
  let service: TestService;
  const sends = () => service.app.get(SendRepository, { strict: false });
  const recipients = () => service.app.get(RecipientsRepository, { strict: false });
  /** Sends that have ended, since only one runs at a time. */
  const sent = async (nth: number, time: string, names: readonly string[] = ['Anne']) => {
    const createdAt = new Date(`2026-05-01T${time}:00Z`);
    const send = aSend({ _id: `${nth}`.repeat(24), idempotencyKey: `press-${nth}`, createdAt });
    await sends().create(send);
    const entries = guests(names.length).map((guest, at) => ({ ...guest, name: names[at] ?? '' }));
    const plan = {
      entries: mailed(entries),
      unsubscribed: [],
      mails: names.length,
      textsFrom: names.length,
      unpaid: [],
    };
    await recipients().freeze({ sendId: send._id, n: 0, ...plan, cursor: null });
    const counts = { total: names.length, sent: names.length, failed: 0, unsubscribed: 0 };
    await sends().markPlanned((await sends().findInParty(partyId, send._id)) ?? ({} as never), counts);
    await sends().finish(send._id, counts, createdAt);
  };
  const listed = async () => (await service.call(listSends, { partyId }, host)).items.map(({ id }) => id.slice(0, 1));

  beforeEach(async () => {
    service = await startMessaging();
    service.parties.set(partyId, { [host.id]: 'owner' });
  });
  afterEach(() => service.stop());

  it('are newest first by when they were sent, and of the same moment always in the same order (rule: messages-say-when)', async () => {
    await sent(1, '19:14');
    await sent(4, '19:18');
    await sent(2, '19:16');
    await sent(3, '19:16');
    expect(await listed()).toEqual(['4', '3', '2', '1']);
    expect(await listed()).toEqual(['4', '3', '2', '1']);
  });

  it('say who got them where they are few, in the order of the guest list, and not where they are more', async () => {
    await sent(1, '19:14', ['Åse', 'Bo', 'Ærlig']);
    await sent(2, '19:16', ['Anne', 'Bo', 'Cille', 'Dan']);
    const { items } = await service.call(listSends, { partyId }, host);
    expect(items.map(({ names }) => names)).toEqual([[], ['Bo', 'Ærlig', 'Åse']]);
  });
});

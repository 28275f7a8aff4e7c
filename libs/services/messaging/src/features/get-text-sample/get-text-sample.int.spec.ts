import { contacts } from '@festlig/contracts/contacts';
import { messaging } from '@festlig/contracts/messaging';
import { party } from '@festlig/contracts/party';
import { messagingEnvironment } from '@festlig/testing/messaging';
import { describedParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MessagingModule } from '../../messaging.module';

const { getTextSample } = messaging.calls;

describe('the guest to whom a text message is shown while it is written', () => {
  const partyId = 'a'.repeat(24);
  const phone = '+4520123456';
  const [host, stranger] = [aUser({ phone, phone_verified: true }), aUser()];
  const unverified = aUser({ phone, phone_verified: false });
  let service: TestService;
  let longest: { name: string; sid: string } | null = { name: 'Anne-Mette Ødegård Søndergård', sid: 'Qw3rty12' };
  const askedFor: unknown[] = [];
  let settings: Partial<Parameters<typeof describedParty>[0]> = {};
  beforeAll(async () => {
    service = await TestService.start({
      service: 'messaging',
      module: MessagingModule,
      now: '2026-05-01T10:00:00Z',
      environment: messagingEnvironment(),
    });
    service.parties.set(partyId, { [host.id]: 'owner', [unverified.id]: 'editor' });
    service.rpc.answer(contacts.calls.findLongestName, (asked) => {
      askedFor.push(asked);
      return { guest: longest };
    });
    service.rpc.answer(party.calls.describeParty, ({ partyId: id }) => ({
      party: describedParty({ id, sid: 'Feststar', slug: 'sofie40', ...settings }),
      ownerId: host.id,
    }));
  });
  afterAll(() => service.stop());

  it("has the longest name of those who get it and that guest's short link, and the product as sender", async () => {
    const { TEXT_FROM: from } = messagingEnvironment();
    const send = { audience: 'custom' as const, picked: ['Qw3rty12'], texts: 'unmailed' as const };
    expect(await service.call(getTextSample, { partyId, ...send }, host)).toEqual({
      name: 'Anne-Mette Ødegård Søndergård',
      isMadeUp: false,
      link: 'https://festlig.example/Feststar?cid=Qw3rty12',
      from,
    });
    expect(askedFor).toEqual([{ partyId, ...send, search: null, except: [] }]);
  });

  it('is made up when nobody gets a text, with a link as long as every other', async () => {
    longest = null;
    expect(await service.call(getTextSample, { partyId }, host)).toMatchObject({
      name: 'Anna',
      isMadeUp: true,
      link: 'https://festlig.example/Feststar?cid=abcd1234',
    });
  });

  it("shows the host's own verified number as sender when the party wants that and may", async () => {
    const { TEXT_FROM: ours } = messagingEnvironment();
    const sender = async (user = host) => (await service.call(getTextSample, { partyId }, user)).from;
    settings = { smsUseSenderNumber: true };
    expect(await sender()).toBe(ours);
    settings = { smsUseSenderNumber: true, features: ['sms_sender'] };
    expect(await sender()).toBe(phone);
    expect(await sender(unverified)).toBe(ours);
    settings = { features: ['sms_sender'] };
    expect(await sender()).toBe(ours);
  });

  it('is unknown to hosts of other parties', async () => {
    expect(await service.refusal(getTextSample, { partyId }, stranger)).toEqual({ root: 'not_found' });
  });
});

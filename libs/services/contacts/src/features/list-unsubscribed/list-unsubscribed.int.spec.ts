import { AUDIENCE_PAGE_SIZE, contacts } from '@festlig/contracts/contacts';
import { subscriptionHash, unkeyedTextHash } from '@festlig/domain/contacts/subscription';
import { aUser, TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ContactsModule } from '../../contacts.module';
import { UnsubscribeRepository } from '../../store/unsubscribe.repository';

const { listUnsubscribed } = contacts.calls;

describe('the unsubscribed addresses and numbers of a send', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start({ service: 'contacts', module: ContactsModule, now: '2026-05-01T10:00:00Z' });
    const unsubscribes = service.app.get(UnsubscribeRepository, { strict: false });
    await unsubscribes.add(subscriptionHash('anne@example.dk'));
    await unsubscribes.add(unsubscribes.numberHash('+4520123456'));
  });
  afterAll(() => service.stop());

  it('are returned as written in the request, whatever tag follows the plus', async () => {
    const emails = ['anne@example.dk', 'anne+fest@example.dk', 'bo@example.dk'];
    expect(await service.ask(listUnsubscribed, { emails })).toEqual({
      emails: ['anne@example.dk', 'anne+fest@example.dk'],
      phones: [],
    });
    expect(await service.ask(listUnsubscribed, { emails: [] })).toEqual({ emails: [], phones: [] });
  });

  it('are told apart: an address that unsubscribed stops no number, and a number no address', async () => {
    const phones = ['+4520123456', '+4520123457'];
    expect(await service.ask(listUnsubscribed, { phones })).toEqual({ emails: [], phones: ['+4520123456'] });
    expect(await service.ask(listUnsubscribed, { emails: phones, phones: [] })).toEqual({ emails: [], phones: [] });
  });

  it('contain a number whose hash an earlier version stored, and no other', async () => {
    const unsubscribes = service.app.get(UnsubscribeRepository, { strict: false });
    await unsubscribes.add(unkeyedTextHash('+4520999999'));
    const phones = ['+4520999999', '+4520999998'];
    expect(await service.ask(listUnsubscribed, { phones })).toEqual({ emails: [], phones: ['+4520999999'] });
  });

  it('are refused for more addresses than a chunk', async () => {
    const emails = Array.from({ length: AUDIENCE_PAGE_SIZE + 1 }, (_, n) => `guest${n}@example.dk`);
    expect(await service.ask(listUnsubscribed, { emails: emails.slice(1) })).toEqual({ emails: [], phones: [] });
    await expect(service.ask(listUnsubscribed, { emails })).rejects.toThrow();
    await expect(service.ask(listUnsubscribed, { phones: emails.map(() => '+4520123456') })).rejects.toThrow();
  });

  it('are returned to services only', async () => {
    expect(await service.refusal(listUnsubscribed, { emails: ['anne@example.dk'] }, aUser())).toEqual({
      root: 'not_found',
    });
  });
});

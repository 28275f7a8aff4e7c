import { AUDIENCE_PAGE_SIZE, contacts } from '@festlig/contracts/contacts';
import { subscriptionHash } from '@festlig/domain/contacts/subscription';
import { aUser, TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ContactsModule } from '../../contacts.module';
import { UnsubscribeRepository } from '../../store/unsubscribe.repository';

const { listUnsubscribed } = contacts.calls;

describe('the unsubscribed addresses of a send', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start({ service: 'contacts', module: ContactsModule, now: '2026-05-01T10:00:00Z' });
    await service.app.get(UnsubscribeRepository, { strict: false }).add(subscriptionHash('anne@example.dk'));
  });
  afterAll(() => service.stop());

  it('are returned as written in the request, whatever tag follows the plus', async () => {
    const emails = ['anne@example.dk', 'anne+fest@example.dk', 'bo@example.dk'];
    expect(await service.ask(listUnsubscribed, { emails })).toEqual({
      emails: ['anne@example.dk', 'anne+fest@example.dk'],
    });
    expect(await service.ask(listUnsubscribed, { emails: [] })).toEqual({ emails: [] });
  });

  it('are refused for more addresses than a chunk', async () => {
    const emails = Array.from({ length: AUDIENCE_PAGE_SIZE + 1 }, (_, n) => `guest${n}@example.dk`);
    expect(await service.ask(listUnsubscribed, { emails: emails.slice(1) })).toEqual({ emails: [] });
    await expect(service.ask(listUnsubscribed, { emails })).rejects.toThrow();
  });

  it('are returned to services only', async () => {
    expect(await service.refusal(listUnsubscribed, { emails: ['anne@example.dk'] }, aUser())).toEqual({
      root: 'not_found',
    });
  });
});

import { describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { aGuest } from '@festlig/testing/contacts';
import { aUser, TestService } from '@festlig/testing/service';
import { ContactsModule } from '../../contacts.module';

const { addContact, getContact } = contacts.calls;
const [host, cohost] = [aUser(), aUser()];

describe('reading a guest', () => {
  it("is allowed for the hosts of the guest's party only", async () => {
    const service = await TestService.start({
      service: 'contacts',
      module: ContactsModule,
      now: '2026-05-01T10:00:00Z',
    });
    const [partyId, theirs] = [service.parties.add(host.id), service.parties.add(cohost.id)];
    const guest = await service.call(addContact, aGuest(partyId), host);
    const input = { partyId, contactId: guest.id };
    expect(await service.call(getContact, input, host)).toEqual(guest);
    expect(await service.refusal(getContact, { ...input, partyId: theirs }, cohost)).toEqual({ root: 'not_found' });
    expect(await service.refusal(getContact, input, cohost)).toEqual({ root: 'not_found' });
    expect(await service.refusal(getContact, input)).toEqual({ root: 'needs_login' });
    await service.stop();
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { inviteSent } from '@festlig/contracts/messaging';
import { partyDeleted } from '@festlig/contracts/party';
import { Facts } from '@festlig/platform/outbox';
import { aGuest } from '@festlig/testing/contacts';
import { aUser, TestService } from '@festlig/testing/service';
import { openImports } from '../../contacts.fixture';
import { ContactsModule } from '../../contacts.module';

const { addContact, followImport, importContacts, listContacts, undoImport } = contacts.calls;
const host = aUser();

describe('undoing an import', () => {
  let service: TestService;
  let partyId: string;
  beforeAll(async () => {
    service = await TestService.start({ service: 'contacts', module: ContactsModule, now: '2126-05-01T10:00:00Z' });
    openImports(service);
  });
  afterAll(() => service.stop());
  beforeEach(() => {
    partyId = service.parties.add(host.id);
  });
  const list = async () => (await service.call(listContacts, { partyId }, host)).items;
  const names = async () => (await list()).map(({ name }) => name);
  const imported = async (csv: string, more: object = {}) =>
    (await service.call(importContacts, { partyId, csv, ...more }, host)).importId;
  const undo = async (importId: string) => (await service.call(undoImport, { partyId, importId }, host)).undo;
  const invite = async (name: string) => {
    const guest = (await list()).find((one) => one.name === name);
    const sent = {
      partyId,
      sendId: partyId,
      contactIds: [guest!.id],
      channel: 'mail' as const,
      sentAt: '2126-05-01T10:00:00Z',
    };
    await service.bus.publish([service.app.get(Facts).of(inviteSent, sent)]);
  };

  it('removes the guests of that import only, and changes nothing when repeated', async () => {
    await service.call(addContact, aGuest(partyId, { name: 'Anne' }), host);
    const first = await imported('Navn\nBo\nCarl');
    const second = await imported('Navn\nDan');
    expect(await undo(first)).toEqual({ removed: 2, kept: 0 });
    expect(await names()).toEqual(['Anne', 'Dan']);
    expect(await undo(first)).toEqual({ removed: 2, kept: 0 });
    expect(await names()).toEqual(['Anne', 'Dan']);
    expect(await undo(second)).toEqual({ removed: 1, kept: 0 });
    const followed = await service.call(followImport, { partyId, importId: first }, host);
    expect(followed).toMatchObject({ undo: { removed: 2, kept: 0 }, ended: true });
    const again = { partyId, importId: first };
    expect(await service.refusal(importContacts, again, host)).toEqual({ root: 'not_found' });
  });

  it('keeps guests who have been invited since', async () => {
    const importId = await imported('Navn;E-mail\nBo;b@example.dk\nCarl;c@example.dk');
    await invite('Bo');
    expect(await undo(importId)).toEqual({ removed: 1, kept: 1 });
    expect(await names()).toEqual(['Bo']);
  });

  it('restores the guests whom the import replaced', async () => {
    const { id, sid } = await service.call(addContact, aGuest(partyId, { name: 'Anne' }), host);
    const importId = await imported('Navn\nBo', { delete: true });
    expect(await names()).toEqual(['Bo']);
    expect(await undo(importId)).toEqual({ removed: 1, kept: 0 });
    expect(await list()).toMatchObject([{ id, sid, name: 'Anne' }]);
  });

  it('also removes guests whom a later import has set aside, so that undoing the later one does not restore them', async () => {
    await service.call(addContact, aGuest(partyId, { name: 'Anne' }), host);
    const first = await imported('Navn\nBo\nCarl');
    const second = await imported('Navn\nDan', { delete: true });
    expect(await names()).toEqual(['Dan']);
    await undo(first);
    expect(await names()).toEqual(['Dan']);
    await undo(second);
    expect(await names()).toEqual(['Anne']);
  });

  it("is allowed for the hosts of the import's party only", async () => {
    const importId = await imported('Navn\nBo');
    const theirs = 'e'.repeat(24);
    service.parties.set(theirs, { [host.id]: 'owner' });
    expect(await service.refusal(undoImport, { partyId: theirs, importId }, host)).toEqual({ root: 'not_found' });
    expect(await service.refusal(undoImport, { partyId, importId }, aUser())).toEqual({ root: 'not_found' });
    expect(await service.call(followImport, { partyId, importId }, host)).toMatchObject({ created: 1 });
    expect(await names()).toEqual(['Bo']);
  });

  it('is impossible once the party is deleted, and the replaced guests are deleted too', async () => {
    await service.call(addContact, aGuest(partyId, { name: 'Anne' }), host);
    const importId = await imported('Navn\nBo', { delete: true });
    await service.bus.publish([service.app.get(Facts).of(partyDeleted, { partyId })]);
    // After the deletion, nobody may do anything with the import.
    service.parties.set(partyId, { [host.id]: 'owner' });
    expect(await service.refusal(undoImport, { partyId, importId }, host)).toEqual({ root: 'not_found' });
    expect(await names()).toEqual([]);
  });
});

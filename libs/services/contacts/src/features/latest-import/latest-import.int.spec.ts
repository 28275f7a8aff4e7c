import { contacts } from '@festlig/contracts/contacts';
import { aUser, TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openImports } from '../../contacts.fixture';
import { ContactsModule } from '../../contacts.module';

const { importContacts, latestImport, previewImport, undoImport } = contacts.calls;
const NOW = '2126-05-01T10:00:00.000Z';
const partyId = 'a'.repeat(24);
const input = { partyId };
const host = aUser();

describe('the latest import', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start({ service: 'contacts', module: ContactsModule, now: NOW });
    openImports(service);
    service.parties.set(partyId, { [host.id]: 'owner' });
  });
  afterAll(() => service.stop());
  const latest = async () => (await service.call(latestImport, input, host)).import;

  it('is the import that was started last, and none once that import is undone', async () => {
    expect(await latest()).toBeNull();
    const { importId } = await service.call(importContacts, { partyId, csv: 'Navn\nAnne\nBo' }, host);
    // A list that was only previewed is no import.
    await service.call(previewImport, { partyId, csv: 'Navn\nCarl' }, host);
    expect(await latest()).toMatchObject({ importId, created: 2, ended: true, startedAt: NOW });
    await service.call(undoImport, { partyId, importId }, host);
    expect(await latest()).toBeNull();
  });

  it('is refused to hosts of other parties and without login', async () => {
    expect(await service.refusal(latestImport, input, aUser())).toEqual({ root: 'not_found' });
    expect(await service.refusal(latestImport, input)).toEqual({ root: 'needs_login' });
  });
});

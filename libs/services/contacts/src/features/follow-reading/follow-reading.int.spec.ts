import { contacts } from '@festlig/contracts/contacts';
import { aUser, TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openImports } from '../../contacts.fixture';
import { ContactsModule } from '../../contacts.module';
import { ImportRepository } from '../../store/import.repository';

const { followReading, previewImport } = contacts.calls;
const reading = 'a-key-of-the-page';
const notYet = { lines: 0, read: 0, checked: 0, ended: false };
const host = aUser();

describe('following the reading of a list', () => {
  let service: TestService;
  let partyId: string;
  beforeAll(async () => {
    service = await TestService.start({ service: 'contacts', module: ContactsModule, now: '2126-05-01T10:00:00Z' });
    openImports(service);
    partyId = service.parties.add(host.id);
  });
  afterAll(() => service.stop());

  it('reports the lines read and checked, the total and the end', async () => {
    const follow = () => service.call(followReading, { partyId, reading }, host);
    expect(await follow()).toEqual(notYet);
    const seen: { read: number; checked: number }[] = [];
    const imports = service.app.get(ImportRepository, { strict: false });
    const note = imports.noteReading.bind(imports);
    imports.noteReading = async (...args) => {
      await note(...args);
      const { lines, read, checked } = await follow();
      expect(lines).toBe(2502);
      seen.push({ read, checked });
    };
    const rows = Array.from({ length: 2500 }, (_, index) => `Gæst ${index};g${index}@example.dk`);
    await service.call(previewImport, { partyId, reading, csv: ['Navn;E-mail', ...rows, ''].join('\n') }, host);
    expect(seen).toEqual([
      { read: 1000, checked: 0 },
      { read: 2000, checked: 0 },
      { read: 2501, checked: 0 },
      { read: 2501, checked: 1000 },
      { read: 2501, checked: 2000 },
      { read: 2501, checked: 2501 },
      { read: 2501, checked: 2501 },
    ]);
    expect(await follow()).toMatchObject({ ended: true });
  });

  it("is refused to hosts of other parties and without login, and reports nothing of another party's list", async () => {
    const input = { partyId, reading };
    expect(await service.refusal(followReading, input, aUser())).toEqual({ root: 'not_found' });
    expect(await service.refusal(followReading, input)).toEqual({ root: 'needs_login' });
    const theirs = { partyId: service.parties.add(host.id), reading };
    expect(await service.call(followReading, theirs, host)).toEqual(notYet);
    expect(await service.refusal(followReading, { partyId, reading: 'a b' }, host)).toEqual({ reading: 'invalid' });
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { contacts, type Contact } from '@festlig/contracts/contacts';
import { inviteSent } from '@festlig/contracts/messaging';
import { Facts } from '@festlig/platform/outbox';
import { aGuest } from '@festlig/testing/contacts';
import { aUser, TestService } from '@festlig/testing/service';
import { ContactsModule } from '../../contacts.module';
import { holdNext } from '../../contacts.fixture';
import { StandingRepository } from '../../store/standing.repository';

const { addContact, countContacts, getContact, listContacts, updateContact } = contacts.calls;
const [host, cohost] = [aUser(), aUser()];

describe('changing a guest', () => {
  let service: TestService;
  let partyId: string;
  let read: Contact;
  beforeAll(async () => {
    service = await TestService.start({ service: 'contacts', module: ContactsModule, now: '2026-05-01T10:00:00Z' });
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    partyId = service.parties.add(host.id);
    service.parties.set(partyId, { [host.id]: 'owner', [cohost.id]: 'editor' });
    read = await service.call(addContact, aGuest(partyId, { name: 'Anne', maxPeople: 3 }), host);
  });
  const update = (changes: object, ifMatch?: number | string, user = host) =>
    service.call(updateContact, { partyId, contactId: read.id, ifMatch, ...changes }, user);
  const refused = (changes: object, ifMatch?: unknown) =>
    service.refusal(updateContact, { partyId, contactId: read.id, ifMatch, ...changes }, host);
  const now = () => service.call(getContact, { partyId, contactId: read.id }, host);

  it('writes the given fields and leaves the other fields (rule: contact-changed-partly)', async () => {
    const changed = await update({ name: 'Bo', phone: '20 12 34 56' });
    expect(changed).toEqual({ ...read, name: 'Bo', phone: '+4520123456', version: 1 });
    expect(await update({ maxPeople: null, email: '', receiveEmail: false })).toEqual({
      ...changed,
      maxPeople: null,
      email: null,
      hasEmail: false,
      receiveEmail: false,
      version: 2,
    });
    const found = await service.call(listContacts, { partyId, search: '20123456' }, host);
    expect(found.items).toEqual([await now()]);
  });

  it('changes the tags, each once and in the spelling in which the party has it (rule: contact-tags)', async () => {
    await service.call(addContact, aGuest(partyId, { tags: ['Familie'] }), host);
    const tagged = await update({ tags: [' familie ', 'Bord  3', 'FAMILIE'] });
    expect(tagged).toEqual({ ...read, tags: ['Familie', 'Bord 3'], version: 1 });
    expect(await update({ name: 'Bo' })).toMatchObject({ tags: ['Familie', 'Bord 3'] });
    expect(await update({ tags: [] })).toMatchObject({ tags: [], version: 3 });
  });

  it('is refused with more than 20 tags, or a tag that is blank or longer than 40 characters', async () => {
    const tags = Array.from({ length: 21 }, (_, n) => `Bord ${n}`);
    expect(await refused({ tags })).toEqual({ tags: 'too_many_guest_tags' });
    expect(await refused({ tags: [' '] })).toEqual({ 'tags.0': 'required' });
    expect(await refused({ tags: ['x'.repeat(41)] })).toEqual({ 'tags.0': 'too_long' });
    expect(await now()).toEqual(read);
    const most = [...tags.slice(2), 'x'.repeat(40), 'BORD 3'];
    expect((await update({ tags: most })).tags).toHaveLength(20);
  });

  it('changes the note alone, which a search then finds (rule: contact-note)', async () => {
    const noted = await update({ note: ' Nøddeallergi\nKørestol ' });
    expect(noted).toEqual({ ...read, note: 'Nøddeallergi\nKørestol', version: 1 });
    expect(await update({ name: 'Bo' })).toMatchObject({ note: noted.note, version: 2 });
    const find = async (search: string) => (await service.call(listContacts, { partyId, search }, host)).items.length;
    expect([await find('nødde'), await find('bo kørestol')]).toEqual([1, 1]);
    expect(await update({ note: '' })).toMatchObject({ note: '', version: 3 });
    expect(await find('nødde')).toBe(0);
  });

  it('is refused with a note of more than 500 characters', async () => {
    expect(await refused({ note: 'x'.repeat(501) })).toEqual({ note: 'too_long' });
    expect(await now()).toEqual(read);
    expect((await update({ note: 'x'.repeat(500) })).note).toHaveLength(500);
  });

  it.each([
    [{ name: 'Bo' }],
    [{ note: 'Kørestol' }],
    [{ email: 'bo@example.dk' }],
    [{ phone: '+4520123456' }],
    [{ receiveEmail: true }],
    [{ receiveSms: false }],
    [{ maxPeople: 1 }],
    [{ maxPeople: null }],
  ])('changes %j alone: a guest who wants no mails still wants none (rule: contact-changed-partly)', async (change) => {
    const {
      version,
      texts: _,
      unsubscribed: __,
      ...before
    } = await update({ receiveEmail: false, phone: '+4530123456', receiveSms: true });
    const after = await update(change);
    expect(after).toMatchObject({ ...before, ...change, version: version + 1 });
    expect(await now()).toEqual(after);
  });

  it('is refused when the resulting guest would be invalid', async () => {
    expect(await refused({ email: null })).toEqual({ email: 'required' });
    expect(await refused({ receiveSms: true })).toEqual({ phone: 'required' });
    expect(await refused({ phone: '12' })).toEqual({ phone: 'phone_invalid' });
    expect(await refused({ name: ' ' })).toEqual({ name: 'required' });
    expect(await now()).toEqual(read);
  });

  it('saves the changes of two hosts to different fields', async () => {
    await update({ name: 'Anne Dam' }, read.version, cohost);
    await update({ maxPeople: 5 }, read.version);
    expect(await now()).toEqual({ ...read, name: 'Anne Dam', maxPeople: 5, version: 2 });
  });

  it('saves simultaneous changes of two hosts to different fields', async () => {
    const held = holdNext(service.app.get(StandingRepository, { strict: false }), 'changeSome');
    const slow = update({ name: 'Anne Dam' }, read.version, cohost);
    await held.reached;
    await update({ maxPeople: 5 }, read.version);
    held.goOn();
    await slow;
    expect(await now()).toEqual({ ...read, name: 'Anne Dam', maxPeople: 5, version: 2 });
  });

  it("refuses the second host's change of the same field, and writes nothing of that change", async () => {
    await update({ name: 'Anne Dam', phone: '20123456' }, read.version, cohost);
    const late = { name: 'Anna', phone: '30123456', maxPeople: 7 };
    expect(await refused(late, `"${read.version}"`)).toEqual({ name: 'edited_meanwhile', phone: 'edited_meanwhile' });
    const theirs = await now();
    expect(theirs).toEqual({ ...read, name: 'Anne Dam', phone: '+4520123456', version: 1 });
    expect(await update(late, theirs.version)).toMatchObject({ name: 'Anna', maxPeople: 7, version: 2 });
  });

  it('accepts the same value from both hosts, and raises the version once', async () => {
    await update({ phone: '20123456' }, read.version, cohost);
    expect(await update({ phone: '+45 20 12 34 56' }, read.version)).toMatchObject({ version: 1 });
  });

  it('overwrites the earlier value when no version is given', async () => {
    await update({ name: 'Anne Dam' }, undefined, cohost);
    expect(await update({ name: 'Anna' })).toMatchObject({ name: 'Anna' });
  });

  it('is refused for a version that does not exist', async () => {
    expect(await refused({ maxPeople: 7 }, 1)).toEqual({ maxPeople: 'edited_meanwhile' });
    expect(await refused({ maxPeople: 7 }, 'yesterday')).toEqual({ ifMatch: 'invalid' });
    expect(await now()).toEqual(read);
  });

  it('is not refused when an invitation is sent meanwhile', async () => {
    const sent = {
      partyId,
      sendId: partyId,
      contactIds: [read.id],
      channel: 'mail' as const,
      sentAt: '2026-05-01T10:00:00Z',
    };
    await service.bus.publish([service.app.get(Facts).of(inviteSent, sent)]);
    const changed = await update({ name: 'Anne Dam' }, read.version);
    expect(changed).toMatchObject({ name: 'Anne Dam', hasReceivedInvite: true, version: 1 });
    expect(await service.ask(countContacts, { partyId })).toEqual({
      total: 1,
      answered: 0,
      silent: 1,
      unreachable: 0,
      byText: 0,
    });
  });
});

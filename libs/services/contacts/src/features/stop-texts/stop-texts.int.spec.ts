import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { textSubscriptionPath } from '@festlig/domain/contacts/subscription';
import { Config } from '@festlig/platform/config/platform-variables';
import { aGuest } from '@festlig/testing/contacts';
import { aUser, TestService } from '@festlig/testing/service';
import { ContactsModule } from '../../contacts.module';

const { addContact, countAudience, getContact, getSubscription, listAudience, resubscribe, resumeTexts, stopTexts } =
  contacts.calls;
const { unsubscribe, updateContact } = contacts.calls;
const host = aUser();

describe('stopping the texts to a phone number', () => {
  let service: TestService;
  let parties = 0;
  const aParty = () => {
    const partyId = String(++parties).padStart(24, 'a');
    service.parties.set(partyId, { [host.id]: 'owner' });
    return partyId;
  };
  const add = (partyId: string, phone: string | null, fields = {}) =>
    service.call(addContact, aGuest(partyId, { phone, receiveSms: phone !== null, ...fields }), host);
  const count = (partyId: string) => service.ask(countAudience, { partyId, audience: 'all' });
  const listed = async (partyId: string, texts = true) => {
    const { people } = await service.ask(listAudience, { partyId, audience: 'all', texts, after: null, limit: 10 });
    return people.map(({ name, mail, text }) => [name, mail, text]);
  };
  const linkOf = (phone: string) => {
    const path = textSubscriptionPath(phone, service.app.get(Config).values.LINK_SECRET);
    const [, , hash = '', signature = ''] = path.split('/');
    return { hash, signature };
  };
  beforeAll(async () => {
    service = await TestService.start({ service: 'contacts', module: ContactsModule, now: '2026-05-01T10:00:00Z' });
  });
  afterAll(() => service.stop());

  it('stops them for all parties and leaves the mails, also when repeated; resuming reverses it', async () => {
    const [one, other] = [aParty(), aParty()];
    const guest = await add(one, '20123456', { name: 'Anne' });
    await add(other, '+45 20 12 34 56', { name: 'Anne H.', email: null, receiveEmail: false });
    expect(guest).toMatchObject({ phone: '+4520123456', texts: 'text' });
    await service.ask(stopTexts, { phone: '+4520123456' });
    await service.ask(stopTexts, { phone: '+4520123456' });
    expect(await listed(one)).toEqual([['Anne', 'mail', 'stopped']]);
    expect(await listed(other)).toEqual([['Anne H.', 'none', 'stopped']]);
    expect(await count(one)).toMatchObject({ mail: 1, text: 0, textUnsubscribed: 1, abroad: 0 });
    expect(await count(other)).toMatchObject({ mail: 0, text: 0, textUnsubscribed: 1 });
    const shown = await service.call(getContact, { partyId: one, contactId: guest.id }, host);
    expect(shown).toMatchObject({ texts: 'stopped', unsubscribed: false });
    await service.ask(resumeTexts, { phone: '+4520123456' });
    await service.ask(resumeTexts, { phone: '+4520123456' });
    expect(await listed(one)).toEqual([['Anne', 'mail', 'text']]);
    expect(await count(other)).toMatchObject({ text: 1, textUnsubscribed: 0 });
  });

  it('applies to a number that is added later, and to no other number', async () => {
    const partyId = aParty();
    await service.ask(stopTexts, { phone: '+4520111111' });
    expect(await add(partyId, '20111111', { name: 'A' })).toMatchObject({ texts: 'stopped' });
    const second = await add(partyId, '20111112', { name: 'B' });
    expect(second).toMatchObject({ texts: 'text' });
    const changed = { partyId, contactId: second.id, phone: '20111111' };
    expect(await service.call(updateContact, changed, host)).toMatchObject({ texts: 'stopped' });
    expect(await count(partyId)).toMatchObject({ text: 0, textUnsubscribed: 2 });
    const without = { partyId, contactId: second.id, receiveSms: false };
    expect(await service.call(updateContact, without, host)).toMatchObject({ texts: 'none' });
    expect(await count(partyId)).toMatchObject({ text: 0, textUnsubscribed: 1 });
  });

  it('also works by the signed link of the number, which is told apart from that of an address', async () => {
    const partyId = aParty();
    await add(partyId, '20222222');
    const link = linkOf('+4520222222');
    expect(await service.call(getSubscription, link)).toEqual({ channel: 'text', subscribed: true });
    expect(await service.call(unsubscribe, link)).toEqual({ channel: 'text', subscribed: false });
    expect(await count(partyId)).toMatchObject({ mail: 1, unsubscribed: 0, text: 0, textUnsubscribed: 1 });
    expect(await service.call(resubscribe, link)).toEqual({ channel: 'text', subscribed: true });
    expect(await count(partyId)).toMatchObject({ text: 1, textUnsubscribed: 0 });
    const { signature } = linkOf('+4520333333');
    expect(await service.refusal(unsubscribe, { ...link, signature })).toEqual({ root: 'signature_invalid' });
    expect(await count(partyId)).toMatchObject({ text: 1 });
  });

  it('says whom only a text reaches when texts are asked for, and that nothing reaches them without', async () => {
    const partyId = aParty();
    await add(partyId, null, { name: 'Mail' });
    await add(partyId, '20444441', { name: 'Both' });
    await add(partyId, '20444442', { name: 'Text', email: null, receiveEmail: false });
    await add(partyId, '+7 916 123 45 67', { name: 'Abroad', email: null, receiveEmail: false });
    await add(partyId, '+7 916 123 45 68', { name: 'Abroad with mail' });
    await add(partyId, null, { name: 'None', email: null, receiveEmail: false });
    expect(new Set(await listed(partyId))).toEqual(
      new Set([
        ['Mail', 'mail', 'none'],
        ['Both', 'mail', 'text'],
        ['Text', 'none', 'text'],
        ['Abroad with mail', 'mail', 'abroad'],
        ['Abroad', 'none', 'abroad'],
        ['None', 'none', 'none'],
      ]),
    );
    const mails = ['Mail', 'Both', 'Abroad with mail'].map((name) => [name, 'mail', 'none']);
    const silent = ['Text', 'Abroad', 'None'].map((name) => [name, 'none', 'none']);
    expect(new Set(await listed(partyId, false))).toEqual(new Set([...mails, ...silent]));
    expect(await count(partyId)).toMatchObject({ contacts: 6, mail: 3, text: 2, textUnsubscribed: 0, abroad: 2 });
    const custom = { partyId, audience: 'custom', texts: true, after: null, limit: 10 } as const;
    expect((await service.ask(listAudience, { ...custom, search: 'text' })).people).toMatchObject([{ name: 'Text' }]);
    const counted = await service.ask(countAudience, { partyId, audience: 'custom', search: 'abroad' });
    expect(counted).toMatchObject({ contacts: 2, mail: 1, text: 0, abroad: 2 });
    expect(counted.ids?.map(({ texts }) => texts)).toEqual(['abroad', 'abroad']);
    const everybody = { partyId, audience: 'custom', search: '' } as const;
    expect(await service.ask(countAudience, everybody)).toMatchObject({ contacts: 6, text: 2, abroad: 2 });
  });

  it('refuses what is no number in E.164, and any other caller than a service', async () => {
    for (const phone of ['20123456', '+4520 123456', '+', '', '+45201234567890123']) {
      await expect(service.ask(stopTexts, { phone })).rejects.toThrow();
      await expect(service.ask(resumeTexts, { phone })).rejects.toThrow();
    }
    for (const call of [stopTexts, resumeTexts]) {
      expect(await service.refusal(call, { phone: '+4520123456' }, host)).toEqual({ root: 'not_found' });
    }
  });
});

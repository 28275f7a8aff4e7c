import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { messaging } from '@festlig/contracts/messaging';
import { party } from '@festlig/contracts/party';
import { messagingEnvironment } from '@festlig/testing/messaging';
import { describedParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { Mailer } from '../../adapters/mailer';
import { RecordingMailer, wordsOf } from '../../mailer.fixture';
import { MessagingModule } from '../../messaging.module';

const calls = messaging.calls;

describe('the templates of a party', () => {
  const partyId = 'a'.repeat(24);
  const other = 'd'.repeat(24);
  const host = aUser({ name: 'Sofie Lindholm' });
  const unverified = aUser({ email_verified: false });
  const stranger = aUser();
  const mailer = new RecordingMailer();
  let service: TestService;

  beforeAll(async () => {
    service = await TestService.start({
      service: 'messaging',
      module: MessagingModule,
      now: '2026-05-01T10:00:00Z',
      environment: messagingEnvironment(),
      replace: [[Mailer, mailer]],
    });
    service.parties.set(partyId, { [host.id]: 'owner', [unverified.id]: 'editor' });
    service.parties.set(other, { [stranger.id]: 'owner' });
    service.rpc.answer(party.calls.describeParty, ({ partyId: id }) => ({
      party: describedParty({
        id,
        slug: 'sofie40',
        language: id === other ? 'en' : 'da',
        type: id === other ? 'wedding' : 'birthday',
        invitedBy: id === other ? 'Sofie and Bo' : '',
      }),
      ownerId: host.id,
    }));
  });
  afterAll(() => service.stop());

  const first = async () => {
    const { items } = await service.call(calls.listTemplates, { partyId }, host);
    const [template] = items;
    if (!template) throw new Error('there is no template');
    return template;
  };

  it("start with one invitation in the party's language, however many requests come at the same time", async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => service.call(calls.listTemplates, { partyId }, host)),
    );
    expect(new Set(answers.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(1);
    expect(await first()).toMatchObject({ type: 'invitation', name: 'Invitation: Sofies 40 års fødselsdag' });
    expect((await first()).email).toContain('Kære ((name))');
    expect((await first()).text).toContain('Kære ((name))');
    const english = await service.call(calls.listTemplates, { partyId: other }, stranger);
    expect(english.items[0]?.email).toContain('Dear ((name))');
    expect(english.items[0]?.text).toContain('Dear ((name))');
    // In the words of the occasion.
    expect(english.items[0]?.email).toContain('There is a wedding to celebrate');
    expect((await first()).email).toContain('Det ville være dejligt at have dig med.');
    // Under it stands who invites (rule: party-invited-by).
    expect(english.items[0]?.text).toMatch(/^Dear \(\(name\)\), an invitation from Sofie and Bo: /);
    // The title has only the first of her names (rule: text-says-who).
    expect((await first()).text).toContain('Sofie Lindholm inviterer dig: Sofies 40 års fødselsdag');
  });

  it('are saved without what must not stand in a mail', async () => {
    const { id } = await first();
    service.clock.advance(1000);
    const saved = await service.call(
      calls.updateTemplate,
      {
        partyId,
        templateId: id,
        name: ' Kom til fest ',
        email: '<p onclick="x()">Hej<script>y()</script></p><p>((link))</p>',
      },
      host,
    );
    expect(saved).toMatchObject({ name: 'Kom til fest', email: '<p>Hej</p><p>((link))</p>' });
    expect(saved.modifiedAt > saved.createdAt).toBe(true);
    expect(await first()).toEqual(saved);
  });

  it('need a subject of more than one character', async () => {
    const { id } = await first();
    expect(await service.refusal(calls.updateTemplate, { partyId, templateId: id, name: ' a ' }, host)).toEqual({
      name: 'subject_too_short',
    });
  });

  it('are unknown to hosts of other parties', async () => {
    const { id } = await first();
    const input = { partyId: other, templateId: id };
    expect(await service.refusal(calls.listTemplates, { partyId }, stranger)).toEqual({ root: 'not_found' });
    for (const call of [calls.updateTemplate, calls.test]) {
      expect(await service.refusal(call, input, stranger)).toEqual({ root: 'not_found' });
    }
    expect(await service.refusal(calls.presend, { ...input, audience: 'all' }, stranger)).toEqual({
      root: 'not_found',
    });
    expect(await service.refusal(calls.listTemplates, { partyId })).toEqual({ root: 'needs_login' });
  });

  it('can be previewed as a guest would see them', async () => {
    const words = { name: 'Til ((name))', email: '<p onclick="x()">Hej ((name))</p>' };
    const preview = await service.call(calls.preview, { partyId, type: 'invitation', ...words }, host);
    expect(preview.subject).toBe('Til Anna');
    expect(preview.html).toContain('<p>Hej Anna</p>');
    expect(preview.html).toContain('href="https://festlig.example/sofie40?cid=test"');
    const named = await service.call(
      calls.preview,
      { partyId, type: 'invitation', ...words, guestName: 'Bo Holm' },
      host,
    );
    expect(named.html).toContain('<p>Hej Bo</p>');
    expect(preview.text).toContain('Hej Anna');
    expect(preview.html).toContain('>Du er inviteret<');
    const message = await service.call(calls.preview, { partyId, type: 'message', ...words }, host);
    expect(message.html).not.toContain('>Du er inviteret<');
    expect(message.html).toContain('Nyt fra Sofie Lindholm');
    const photos = await service.call(calls.preview, { partyId, type: 'message', leadsTo: 'photos', ...words }, host);
    expect(photos.html).toContain('href="https://festlig.example/sofie40/photos?cid=test"');
    expect(photos.html).toContain('Gå til billederne');
    const input = { partyId, type: 'message', ...words };
    expect(await service.refusal(calls.preview, input, stranger)).toEqual({ root: 'not_found' });
  });

  it('report before a send how many guests it would reach', async () => {
    service.rpc.answer(contacts.calls.countAudience, () => ({ contacts: 12, mail: 9, unsubscribed: 2, ids: null }));
    const { id } = await first();
    expect(await service.call(calls.presend, { partyId, templateId: id, audience: 'missing' }, host)).toMatchObject({
      contacts: 12,
      mail: 9,
      text: 0,
      tokens: 0,
      toPay: 0,
      unsubscribed: 2,
      today: null,
      earlier: null,
      ids: null,
    });
  });

  it("can be mailed to the host as a test, once the host's address is confirmed", async () => {
    const { id } = await first();
    await service.call(calls.test, { partyId, templateId: id }, host);
    expect(mailer.to).toEqual([host.email]);
    expect(mailer.mails[0]?.mime).toContain('From: "Sofie Lindholm via Festlig" <hej@festlig.example>');
    // What its last lines say is true of the test too (rule: mail-from-host).
    expect(mailer.mails[0]?.mime).toContain(`Reply-To: "${host.name}" <${host.email}>`);
    // As the test contact, so that a host's try is no reply (rule: test-mail-link).
    expect(wordsOf(mailer.mails[0]?.mime ?? '')).toContain('https://festlig.example/sofie40?cid=test');
    const english = await service.call(calls.listTemplates, { partyId: other }, stranger);
    await service.call(calls.test, { partyId: other, templateId: english.items[0]?.id ?? '' }, stranger);
    expect(mailer.mails[1]?.mime).toContain('From: "Sofie and Bo via Festlig" <hej@festlig.example>');
    expect(await service.refusal(calls.test, { partyId, templateId: id }, unverified)).toEqual({
      root: 'email_not_verified',
    });
    mailer.refuse(() => true);
    expect(await service.refusal(calls.test, { partyId, templateId: id }, host)).toEqual({ root: 'unavailable' });
  });
});

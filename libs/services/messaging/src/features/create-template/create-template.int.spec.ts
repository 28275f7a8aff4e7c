import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { messaging } from '@festlig/contracts/messaging';
import { party } from '@festlig/contracts/party';
import { messagingEnvironment } from '@festlig/testing/messaging';
import { describedParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { RemoteFailure } from '@festlig/platform/errors';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Mailer } from '../../adapters/mailer';
import { RecordingMailer } from '../../mailer.fixture';
import { MessagingModule } from '../../messaging.module';
import { type TemplateDocument, TEMPLATES } from '../../store/template.schema';

const { createTemplate, deleteTemplate, listTemplates, preview, send, test, updateTemplate } = messaging.calls;

describe('creating a template', () => {
  const partyId = 'a'.repeat(24);
  const [host, stranger] = [aUser(), aUser()];
  const fresh = { partyId, unsavedId: 'new-0a1b2c3d', type: 'message', name: 'Praktisk', email: '<p>Hej</p>' } as const;
  let service: TestService;
  beforeEach(async () => {
    service = await TestService.start({
      service: 'messaging',
      module: MessagingModule,
      now: '2026-05-01T10:00:00Z',
      environment: messagingEnvironment(),
      replace: [[Mailer, new RecordingMailer()]],
    });
    service.parties.set(partyId, { [host.id]: 'owner' });
    service.rpc.answer(party.calls.describeParty, ({ partyId: id }) => ({
      party: describedParty({ id }),
      ownerId: host.id,
    }));
  });
  afterEach(() => service.stop());
  const names = async () => (await service.call(listTemplates, { partyId }, host)).items.map(({ name }) => name);

  it('saves the template once, however often it is requested, and removes what must not stand in a mail', async () => {
    const email = '<p>Hej</p><script>x()</script>';
    const press = () => service.call(createTemplate, { ...fresh, email }, host);
    const saved = [...(await Promise.all([press(), press()])), await press()];
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
    expect(saved[0]).toMatchObject({ type: 'message', name: 'Praktisk', email: '<p>Hej</p>' });
    expect(await names()).toEqual(['Praktisk']);
  });

  it('changes the same template when it is saved again with other words after a lost answer', async () => {
    const first = await service.call(createTemplate, fresh, host);
    service.clock.advance(1000);
    expect(await service.call(createTemplate, fresh, host)).toEqual(first);
    const change = { type: 'invitation', name: 'Praktisk info', email: '<p>Hej igen</p>' } as const;
    const again = await service.call(createTemplate, { ...fresh, ...change }, host);
    expect(again).toEqual({ ...first, ...change, modifiedAt: '2026-05-01T10:00:01.000Z' });
    expect((await service.call(listTemplates, { partyId }, host)).items).toEqual([again]);
  });

  it('leads to the photos for good when it is made so, otherwise to the invitation (rule: mail-leads-to)', async () => {
    const photos = await service.call(createTemplate, { ...fresh, leadsTo: 'photos' }, host);
    expect(photos.leadsTo).toBe('photos');
    const changed = await service.call(updateTemplate, { partyId, templateId: photos.id, name: 'Billeder' }, host);
    expect(changed).toMatchObject({ name: 'Billeder', leadsTo: 'photos' });
    const other = { ...fresh, unsavedId: 'new-1b2c3d4e' };
    expect((await service.call(createTemplate, other, host)).leadsTo).toBe('invitation');
    // The first request was made with another page.
    expect((await service.call(createTemplate, { ...other, leadsTo: 'photos' }, host)).leadsTo).toBe('photos');
    expect(await service.refusal(createTemplate, { ...other, leadsTo: 'https://x.example' }, host)).toEqual({
      leadsTo: 'invalid',
    });
    const templates = service.app.get<Model<TemplateDocument>>(getModelToken(TEMPLATES));
    await templates.updateMany({}, { $unset: { leadsTo: 1 } });
    const stored = await service.call(listTemplates, { partyId }, host);
    expect(stored.items.map(({ leadsTo }) => leadsTo)).toEqual(['invitation', 'invitation']);
  });

  it('saves the text message as it is sent, and none when none is given', async () => {
    const text = '  Kære  ((name))\r\nSvar her: ((link))\u200b ';
    const saved = await service.call(createTemplate, { ...fresh, text }, host);
    expect(saved.text).toBe('Kære ((name))\nSvar her: ((link))');
    const other = await service.call(createTemplate, { ...fresh, unsavedId: 'new-1b2c3d4e' }, host);
    expect(other.text).toBe('');
    const again = await service.call(createTemplate, { ...fresh, text: 'Kære ((name))' }, host);
    expect(again).toMatchObject({ id: saved.id, text: 'Kære ((name))' });
  });

  it.each([
    ['x'.repeat(568), { code: 'too_long', params: { maximum: 567 } }],
    ['Se bank.example', { code: 'text_holds_address', params: { address: 'bank.example' } }],
    ['Kære ((navn))', { code: 'placeholder_unknown', params: { placeholder: 'navn' } }],
    ['((name))'.repeat(11), { code: 'too_many_placeholders', params: { maximum: 10 } }],
    ['Festlig Kundeservice: din konto', { code: 'name_passes_for_ours' }],
  ])('refuses the text message %j in a new and in a saved template', async (text, refused) => {
    const { id: templateId } = await service.call(createTemplate, fresh, host);
    const refusals = [
      service.call(createTemplate, { ...fresh, unsavedId: 'new-1b2c3d4e', text }, host),
      service.call(updateTemplate, { partyId, templateId, text }, host),
    ];
    for (const refusal of refusals) {
      const failure: unknown = await refusal.catch((error: unknown) => error);
      expect((failure as RemoteFailure).failure).toMatchObject({ status: 422, body: { errors: { text: refused } } });
    }
  });

  it('changes the text message alone, and removes it', async () => {
    const { id: templateId } = await service.call(createTemplate, { ...fresh, text: 'Hej' }, host);
    const longest = `((link)) ${'x'.repeat(571)}`;
    const changed = await service.call(updateTemplate, { partyId, templateId, text: longest }, host);
    expect(changed).toMatchObject({ name: fresh.name, email: fresh.email, text: longest });
    expect((await service.call(updateTemplate, { partyId, templateId, name: 'Nyt' }, host)).text).toBe(longest);
    expect((await service.call(updateTemplate, { partyId, templateId, text: '' }, host)).text).toBe('');
  });

  it('refuses a late request to create a template that was changed by its id meanwhile', async () => {
    const { id: templateId } = await service.call(createTemplate, fresh, host);
    service.clock.advance(1000);
    const saved = await service.call(updateTemplate, { partyId, templateId, email: '<p>Hej igen</p>' }, host);
    service.clock.advance(1000);
    expect(await service.refusal(createTemplate, fresh, host)).toEqual({ root: 'conflict' });
    expect((await service.call(listTemplates, { partyId }, host)).items).toEqual([saved]);
    // A late request with the words that are already stored changes nothing, and is accepted.
    const same = { ...fresh, email: '<p>Hej igen</p>' };
    expect(await service.call(createTemplate, same, host)).toEqual(saved);
  });

  it('deletes a template, also when repeated, and restores the first invitation when none is left', async () => {
    const { id } = await service.call(createTemplate, fresh, host);
    for (let times = 0; times < 2; times++) await service.call(deleteTemplate, { partyId, templateId: id }, host);
    expect(await names()).toEqual(['Invitation: Sofies 40 års fødselsdag']);
  });

  it('refuses a new or changed subject that speaks for the product and accepts the ordinary word festlig', async () => {
    const refused = { name: 'name_passes_for_ours' };
    const { id: templateId } = await service.call(createTemplate, fresh, host);
    const name = 'F\u0435st\u200blig Support';
    expect(await service.refusal(createTemplate, { ...fresh, unsavedId: 'new-1b2c3d4e', name }, host)).toEqual(refused);
    expect(await service.refusal(updateTemplate, { partyId, templateId, name }, host)).toEqual(refused);
    expect(
      await service.call(updateTemplate, { partyId, templateId, name: 'En fest\u200blig dag' }, host),
    ).toMatchObject({
      name: 'En festlig dag',
    });
  });

  it('refuses a short subject, an invalid unsaved id, and more than fifty templates', async () => {
    expect(await service.refusal(createTemplate, { ...fresh, name: ' a ' }, host)).toEqual({
      name: 'subject_too_short',
    });
    expect(await service.refusal(createTemplate, { ...fresh, unsavedId: 'b'.repeat(24) }, host)).toEqual({
      unsavedId: 'invalid',
    });
    const id = (number: number) => `new-${String(number).padStart(8, '0')}`;
    for (let number = 0; number < 50; number++) {
      await service.call(createTemplate, { ...fresh, unsavedId: id(number) }, host);
    }
    const more = { ...fresh, unsavedId: id(50) };
    expect(await service.refusal(createTemplate, more, host)).toEqual({ root: 'too_many_templates' });
    const again = await service.call(createTemplate, { ...fresh, unsavedId: id(49) }, host);
    await service.call(deleteTemplate, { partyId, templateId: again.id }, host);
    expect(await service.call(createTemplate, more, host)).toMatchObject({ name: 'Praktisk' });
  });

  it('creates fifty templates at most, however many are requested at the same time', async () => {
    const presses = Array.from({ length: 60 }, (_, number) =>
      service
        .call(createTemplate, { ...fresh, unsavedId: `new-${String(number).padStart(8, '0')}` }, host)
        .then(() => 'made')
        .catch((error: unknown) => (error instanceof RemoteFailure ? error.failure.body.message : 'lost')),
    );
    const outcomes = await Promise.all(presses);
    expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(50);
    expect(outcomes.filter((outcome) => outcome === 'too_many_templates')).toHaveLength(10);
    expect(await names()).toHaveLength(50);
  });

  it('counts older templates, which have no place number, towards the limit of fifty', async () => {
    const templates = service.app.get<Model<TemplateDocument>>(getModelToken(TEMPLATES));
    const before = { partyId, name: 'Før', type: 'message', createdAt: new Date(), modifiedAt: new Date() } as const;
    const ids = Array.from({ length: 49 }, (_, number) => number.toString(16).padStart(24, '0'));
    await templates.create(ids.map((_id) => ({ ...before, _id })));
    const made = await service.call(createTemplate, fresh, host);
    expect(made).not.toHaveProperty('place');
    const more = { ...fresh, unsavedId: 'new-99999999' };
    expect(await service.refusal(createTemplate, more, host)).toEqual({ root: 'too_many_templates' });
    await service.call(deleteTemplate, { partyId, templateId: ids[0] ?? '' }, host);
    expect(await service.call(createTemplate, more, host)).toMatchObject({ name: 'Praktisk' });
  });

  it('refuses a template whose sanitised text is too long', async () => {
    const email = '&'.repeat(20_001);
    expect(await service.refusal(createTemplate, { ...fresh, email }, host)).toEqual({ email: 'too_long' });
    const { id: templateId } = await service.call(createTemplate, fresh, host);
    expect(await service.refusal(updateTemplate, { partyId, templateId, email }, host)).toEqual({ email: 'too_long' });
    expect(await names()).toEqual(['Praktisk']);
  });

  it('refuses to save, preview and send a template with 12,000 placeholders, whose mails would be 9 MB each', async () => {
    const email = '((name))'.repeat(12_000);
    const refusal = { email: 'too_many_placeholders' };
    expect(await service.refusal(createTemplate, { ...fresh, email }, host)).toEqual(refusal);
    const { id: templateId } = await service.call(createTemplate, fresh, host);
    expect(await service.refusal(updateTemplate, { partyId, templateId, email }, host)).toEqual(refusal);
    expect(await service.refusal(preview, { partyId, type: 'message', name: 'Hej', email }, host)).toEqual(refusal);
    const templates = service.app.get<Model<TemplateDocument>>(getModelToken(TEMPLATES));
    await templates.updateOne({ _id: templateId }, { $set: { email } });
    const press = { partyId, templateId, audience: 'all', idempotencyKey: 'press-one' };
    expect(await service.refusal(send, press, host)).toEqual(refusal);
    expect(await service.refusal(test, { partyId, templateId }, host)).toEqual(refusal);
  });

  it('refuses a template with too many tags, before parsing it', async () => {
    const email = '<b>'.repeat(5001);
    expect(await service.refusal(createTemplate, { ...fresh, email }, host)).toEqual({ email: 'too_many_tags' });
    const draft = { partyId, type: 'message', name: 'Hej', email };
    expect(await service.refusal(preview, draft, host)).toEqual({ email: 'too_many_tags' });
  });

  it("refuses to create or delete a template of another host's party", async () => {
    const { id } = await service.call(createTemplate, fresh, host);
    expect(await service.refusal(createTemplate, fresh, stranger)).toEqual({ root: 'not_found' });
    expect(await service.refusal(deleteTemplate, { partyId, templateId: id }, stranger)).toEqual({ root: 'not_found' });
    expect(await names()).toEqual(['Praktisk']);
  });
});

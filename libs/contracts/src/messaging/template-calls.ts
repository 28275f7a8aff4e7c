import { z } from 'zod';
import { audienceFields, TextsOfSend } from '../contacts/audience';
import { call, Done, optionalText, pageOf, PartyRef } from '../define';
import * as http from './http';
import {
  LeadsTo,
  MailBody,
  MessageTemplate,
  MessageText,
  Subject,
  templateRef,
  TemplateType,
  UnsavedTemplateId,
} from './template';

/** What can be wrong with the words of a template. */
const UNFIT = ['too_many_placeholders', 'text_holds_address', 'placeholder_unknown'] as const;

/** Writing what is sent, and trying it. */
export const templateCalls = {
  listTemplates: call({
    summary: "The party's templates. Creates an invitation in the party's language the first time.",
    access: 'editor',
    input: z.object({ partyId: PartyRef }),
    output: pageOf(MessageTemplate),
    idempotent: true,
    http: http.listTemplates,
  }),
  createTemplate: call({
    summary:
      'Save a new template. The same unsaved id again means the same template, with the new content; ' +
      'once it has been changed by its own id, other content is refused.',
    access: 'editor',
    input: z.object({
      partyId: PartyRef,
      unsavedId: UnsavedTemplateId,
      type: TemplateType,
      leadsTo: LeadsTo.default('invitation'),
      name: Subject,
      email: MailBody,
      text: MessageText.default(''),
    }),
    output: MessageTemplate,
    idempotent: true,
    errors: ['too_many_templates', ...UNFIT, 'conflict'],
    http: http.createTemplate,
  }),
  updateTemplate: call({
    summary: 'Save a template.',
    access: 'editor',
    input: templateRef.extend({ name: Subject.optional(), email: MailBody.optional(), text: MessageText.optional() }),
    output: MessageTemplate,
    idempotent: true,
    errors: UNFIT,
    http: http.updateTemplate,
  }),
  deleteTemplate: call({
    summary: 'Delete a template. Mails already sent with it are not affected.',
    access: 'editor',
    input: templateRef,
    output: Done,
    idempotent: true,
    http: http.deleteTemplate,
  }),
  preview: call({
    summary: 'A text, saved or not, as the mail that a guest would see.',
    access: 'editor',
    input: z.object({
      partyId: PartyRef,
      type: TemplateType,
      leadsTo: LeadsTo.default('invitation'),
      name: optionalText(200),
      email: MailBody,
      /** The guest whose mail it is; without a name it is a made-up one's. */
      guestName: optionalText(120).default(''),
    }),
    output: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
    idempotent: true,
    errors: ['too_many_placeholders'],
    http: http.preview,
  }),
  test: call({
    summary: 'Send the mail to oneself. Requires a verified e-mail address.',
    access: 'editor',
    input: templateRef,
    output: Done,
    idempotent: false,
    errors: ['email_not_verified', 'too_many_placeholders'],
    http: http.test,
  }),
  getTextSample: call({
    summary:
      'For whom a text message is shown while it is written: the name and the link of the guest with the longest name of those ' +
      'who get it in this send, and the sender. When nobody gets one it is a made-up guest.',
    access: 'editor',
    input: z.object({
      partyId: PartyRef,
      ...audienceFields,
      audience: audienceFields.audience.default('all'),
      texts: TextsOfSend.default('none'),
    }),
    output: z.object({ name: z.string(), isMadeUp: z.boolean(), link: z.string(), from: z.string() }),
    idempotent: true,
    http: http.getTextSample,
  }),
  testText: call({
    summary:
      "Send the text message to the caller's own verified phone. Free, and limited per day, for the account and for the number.",
    access: 'editor',
    input: templateRef,
    output: Done,
    idempotent: false,
    errors: [
      'phone_not_verified',
      'text_missing',
      'too_many_test_texts',
      'too_many_parts',
      'phone_abroad',
      'phone_stopped_texts',
      'phone_refused_text',
      ...UNFIT,
    ],
    http: http.testText,
  }),
};

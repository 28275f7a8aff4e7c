import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import { greetingName } from '@festlig/domain/contacts/greeting-name';
import { fillSlots } from '@festlig/domain/messaging/slots';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { DraftMail } from '../../work/draft-mail';

type Preview = typeof messaging.calls.preview;

/** The guest of a preview without guests. */
const GUEST = 'Anna';

@Handles(messaging.calls.preview)
export class PreviewHandler implements Handler<Preview> {
  constructor(private readonly drafts: DraftMail) {}

  async handle(template: InputOf<Preview>, { party, user }: ContextOf<Preview>): Promise<OutputOf<Preview>> {
    const { mail, values } = await this.drafts.of(party.id, template, user);
    const guest = { ...values, name: greetingName(template.guestName) || GUEST };
    return {
      subject: fillSlots(mail.subject, guest, 'text'),
      html: fillSlots(mail.html, guest, 'html'),
      text: fillSlots(mail.text, guest, 'text'),
    };
  }
}

import type { User } from '@festlig/contracts/identity';
import type { MessageTemplate } from '@festlig/contracts/messaging';
import { invitationMail, type MailTemplate } from '@festlig/domain/messaging/invitation-mail';
import { linkTo } from '@festlig/domain/messaging/leads-to';
import type { Mailbox } from '@festlig/domain/messaging/mime-message';
import type { SlotValues } from '@festlig/domain/messaging/slots';
import { TEST_CONTACT } from '@festlig/domain/web/guest-link';
import { Injectable } from '@nestjs/common';
import { PartyDirectory } from '../neighbours/party-directory';
import { MailComposer } from './mail-composer';
import { keptMailHtml } from './mail-html';

export interface Draft {
  mail: MailTemplate;
  /** A guest's placeholder values; the link is the test contact's (rule: test-mail-link). */
  values: Omit<SlotValues, 'name'>;
  from: Mailbox;
}

type Written = Pick<MessageTemplate, 'type' | 'leadsTo' | 'name' | 'email'>;

/** Makes a template's mail as it would be sent now, for preview and test. */
@Injectable()
export class DraftMail {
  constructor(
    private readonly parties: PartyDirectory,
    private readonly composer: MailComposer,
  ) {}

  /** @throws CallError when the template could not be saved as it is */
  async of(partyId: string, template: Written, user: User): Promise<Draft> {
    const { invitation, page } = await this.parties.describe(partyId);
    const { type, leadsTo, name: subject } = template;
    const body = keptMailHtml(template.email);
    return {
      mail: invitationMail({ ...invitation, type, leadsTo, subject, body, hostName: user.name }),
      values: {
        link: linkTo(this.composer.guestUrl(page, { cid: TEST_CONTACT }), leadsTo),
        unsubscribe: this.composer.unsubscribeUrl(user.email),
      },
      from: this.composer.hostSender(invitation, user.name),
    };
  }
}

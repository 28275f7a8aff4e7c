import type { User } from '@festlig/contracts/identity';
import { invitationMail, type MailTemplate } from '@festlig/domain/messaging/invitation-mail';
import type { SlotValues } from '@festlig/domain/messaging/slots';
import { CallError } from '@festlig/platform/errors';
import { Injectable } from '@nestjs/common';
import { TemplateRepository } from '../store/template.repository';
import { Letters } from './letters';
import { cleanMailHtml } from './mail-html';
import { PartyDirectory } from './party-facts';

export interface Draft {
  mail: MailTemplate;
  /** A guest's values, with the public page for a link. */
  values: Omit<SlotValues, 'name'>;
  language: 'da' | 'en';
}

/** A template as it would be mailed now, for those who look at it first. */
@Injectable()
export class DraftMail {
  constructor(
    private readonly templates: TemplateRepository,
    private readonly parties: PartyDirectory,
    private readonly letters: Letters,
  ) {}

  /** @throws CallError not_found when the party has no such template. */
  async of(partyId: string, templateId: string, user: User): Promise<Draft> {
    const template = await this.templates.find(partyId, templateId);
    if (!template) throw new CallError('not_found');
    const { invitation, page } = await this.parties.describe(partyId);
    const body = cleanMailHtml(template.email);
    return {
      mail: invitationMail({ ...invitation, subject: template.name, body, hostName: user.name }),
      values: { link: this.letters.pageUrl(page), unsubscribe: this.letters.unsubscribeUrl(user.email) },
      language: invitation.language,
    };
  }
}

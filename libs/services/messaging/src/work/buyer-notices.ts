import { percentText, priceText, receiptFile } from '@festlig/domain/billing/receipt';
import type { MailTemplate } from '@festlig/domain/messaging/invitation-mail';
import type { Attachment } from '@festlig/domain/messaging/mime-message';
import { receiptMail } from '@festlig/domain/messaging/receipt-mail';
import { sentBackMail } from '@festlig/domain/messaging/sent-back-mail';
import { Injectable } from '@nestjs/common';
import { Accounts } from '../neighbours/accounts';
import { ifThere, PartyDirectory } from '../neighbours/party-directory';
import { ReceiptDesk } from '../neighbours/receipts';
import type { NoticeOf } from '../store/notice.schema';
import { MailComposer } from './mail-composer';

/** A mail to the buyer of a payment, also one who is no host of the party any more. */
export interface BuyerMail {
  mail: MailTemplate;
  to: { name: string; email: string };
  attachments: readonly Attachment[];
}

/** Tells buyers what became of their payments. Each mail has the receipt as it is now. */
@Injectable()
export class BuyerNotices {
  constructor(
    private readonly parties: PartyDirectory,
    private readonly accounts: Accounts,
    private readonly receipts: ReceiptDesk,
    private readonly composer: MailComposer,
  ) {}

  /** Null when there is no such payment any more. */
  async mailFor(notice: NoticeOf<'receipt' | 'sent-back'>): Promise<BuyerMail | null> {
    const { paymentId } = notice.kind === 'receipt' ? notice.receipt : notice.sentBack;
    const made = await this.receipts.receiptOf(paymentId);
    if (!made) return null;
    const { language, number, currency, vatPercent } = made;
    const { name, email } = await this.accounts.find(made.buyerId);
    const party = await ifThere(this.parties.describe(made.partyId));
    const price = (minor: number) => priceText(minor, currency, language);
    const bought = { what: made.name, number, title: party?.invitation.title ?? null };
    // The hosts of a deleted party still have their other parties.
    const link = this.composer.pageUrl(party ? `${party.sid}/plan` : `${language}/parties`);
    const paid = { ...bought, price: price(made.amount) };
    const mail =
      notice.kind === 'receipt'
        ? receiptMail(
            language,
            { ...paid, vat: price(made.vat), percent: percentText(vatPercent, language) },
            name,
            link,
          )
        : sentBackMail(language, { ...paid, ...notice.sentBack, returned: price(notice.sentBack.amount) }, name, link);
    const pdf = { name: receiptFile(language, number), type: 'application/pdf', base64: made.pdf };
    return { mail, to: { name, email }, attachments: [pdf] };
  }
}

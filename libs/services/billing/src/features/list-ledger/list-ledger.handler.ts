import { billing, type LedgerLine } from '@festlig/contracts/billing';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { LedgerRepository } from '../../store/ledger.repository';
import type { LedgerEntry } from '../../store/ledger.schema';

type ListLedger = typeof billing.calls.listLedger;

/** Lists what changed the party's tokens; the entries of a send are one line (rule: token-history). */
@Handles(billing.calls.listLedger)
export class ListLedgerHandler implements Handler<ListLedger> {
  constructor(private readonly ledger: LedgerRepository) {}

  async handle(
    { page, pageSize, sort }: InputOf<ListLedger>,
    { party }: ContextOf<ListLedger>,
  ): Promise<OutputOf<ListLedger>> {
    const { items, total } = await this.ledger.listLines(party.id, { page, pageSize, latestFirst: sort !== 'at' });
    const lines = await Promise.all(items.map((entry) => this.lineOf(entry)));
    return { items: lines.filter((line) => line !== null), page, pageSize, total };
  }

  private async lineOf(entry: LedgerEntry): Promise<LedgerLine | null> {
    const line = { id: entry._id, at: entry.at.toISOString(), tokens: entry.tokens };
    switch (entry.kind) {
      case 'payment':
      case 'refund':
        return { ...line, kind: entry.kind, paymentId: entry.paymentId };
      case 'coupon':
        return { ...line, kind: 'coupon', code: entry.code };
      case 'reserve': {
        const { sendId } = entry;
        const reserved = -entry.tokens;
        const { holds = reserved, kept = 0 } = (await this.ledger.lastOfSend(sendId)) ?? {};
        // What paid for refunded tokens did not come back, so that the lines add up to the balance.
        const taken = holds + kept;
        return { ...line, kind: 'send', sendId, tokens: -taken || 0, reserved, returned: reserved - taken };
      }
      // Parts of the line of their send.
      case 'release':
      case 'settle':
      case 'returned':
        return null;
    }
  }
}

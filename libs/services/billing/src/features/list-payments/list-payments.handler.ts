import { billing } from '@festlig/contracts/billing';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { PaymentRepository } from '../../store/payment.repository';

type ListPayments = typeof billing.calls.listPayments;

@Handles(billing.calls.listPayments)
export class ListPaymentsHandler implements Handler<ListPayments> {
  constructor(private readonly payments: PaymentRepository) {}

  async handle(
    { page, pageSize, sort }: InputOf<ListPayments>,
    { party: { id }, user }: ContextOf<ListPayments>,
  ): Promise<OutputOf<ListPayments>> {
    const { items, total } = await this.payments.list(id, user.id, { page, pageSize, latestFirst: sort !== 'at' });
    return { items, page, pageSize, total };
  }
}

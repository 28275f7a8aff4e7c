import { billing } from '@festlig/contracts/billing';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { tokensPrice } from '@festlig/domain/billing/prices';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { Checkout } from '../../work/checkout';

type PayTokens = typeof billing.calls.payTokens;

@Handles(billing.calls.payTokens)
export class PayTokensHandler implements Handler<PayTokens> {
  constructor(private readonly checkout: Checkout) {}

  /** `input.amount` is a number of tokens. */
  async handle(input: InputOf<PayTokens>, { user, party }: ContextOf<PayTokens>): Promise<OutputOf<PayTokens>> {
    const { amount: tokens, currency } = input;
    return this.checkout.begin({
      buyer: user,
      partyId: party.id,
      purchase: { kind: 'token', tokens },
      amount: tokensPrice(tokens, currency),
      currency,
    });
  }
}

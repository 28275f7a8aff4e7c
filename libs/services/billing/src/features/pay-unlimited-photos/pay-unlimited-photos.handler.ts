import { billing } from '@festlig/contracts/billing';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { hasFeature, lowestPlanWith } from '@festlig/domain/billing/features';
import { UNLIMITED_PHOTOS_PRICE } from '@festlig/domain/billing/prices';
import { givesSomething } from '@festlig/domain/billing/sold-once';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { Parties } from '../../neighbours/parties';
import { Checkout } from '../../work/checkout';

type PayUnlimitedPhotos = typeof billing.calls.payUnlimitedPhotos;

/**
 * A party whose photos have no limit, by its plan or because it was bought, is not sold it again; nor is a party that
 * cannot have photos.
 */
@Handles(billing.calls.payUnlimitedPhotos)
export class PayUnlimitedPhotosHandler implements Handler<PayUnlimitedPhotos> {
  constructor(
    private readonly parties: Parties,
    private readonly checkout: Checkout,
  ) {}

  async handle(
    { currency }: InputOf<PayUnlimitedPhotos>,
    { user, party: { id: partyId } }: ContextOf<PayUnlimitedPhotos>,
  ): Promise<OutputOf<PayUnlimitedPhotos>> {
    const purchase = { kind: 'unlimited_photos' } as const;
    const party = await this.parties.find(partyId);
    if (!party) throw new CallError<PayUnlimitedPhotos>('not_found');
    if (!givesSomething(purchase, party)) throw new CallError<PayUnlimitedPhotos>('photos_already_unlimited');
    if (!hasFeature(party, 'photos'))
      throw new CallError<PayUnlimitedPhotos>('plan_required', { feature: 'photos', plan: lowestPlanWith('photos') });
    return this.checkout.begin({
      buyer: user,
      partyId,
      purchase,
      amount: UNLIMITED_PHOTOS_PRICE[currency].amount,
      currency,
    });
  }
}

import type { Feature, Party } from '@festlig/contracts/party';
import { featuresOf, lowestPlanWith } from '@festlig/domain/billing/features';
import { limitsOf, UNLIMITED_PHOTOS_PRICE } from '@festlig/domain/billing/prices';
import { CallError } from '@festlig/platform/errors';
import { Injectable } from '@nestjs/common';
import { PartyConfig } from '../config';
import type { StoredParty } from '../store/party.repository';

type Role = 'guest' | 'editor' | 'owner';
/** A party's plan, and what an operator has enabled for it. */
type Entitled = Pick<StoredParty, 'plan' | 'enabledFeatures'>;
type Described = Omit<Party, 'isOwner' | 'isCohost' | 'version' | 'pages'>;

/** What guests read instead of the plan, its limits and the choice of the texts' sender. */
const NOTHING_BOUGHT: Pick<Party, 'plan' | 'smsUseSenderNumber' | 'limits'> = {
  plan: 'free',
  smsUseSenderNumber: false,
  limits: { photos: null },
};
/** The features by which a guest's page knows whether it has a gallery. */
const OF_GUESTS: readonly Feature[] = ['photos'];

/** Makes what calls answer with from a party as stored, and says which features it has. */
@Injectable()
export class ShownParty {
  constructor(private readonly config: PartyConfig) {}

  /**
   * The party as a caller of this role sees it. Questions that are no longer asked, and what the host has paid for, are shown
   * to hosts only (rule: guests-see-no-plan).
   */
  to(role: Role, stored: StoredParty): Party {
    const rsvpFields = stored.rsvpFields.filter(({ hidden }) => role !== 'guest' || !hidden);
    const roles = { isOwner: role === 'owner', isCohost: role === 'editor' };
    const described = this.described(stored);
    const pages = this.pages(role, described, stored.hasWishes);
    const features = described.features.filter((feature) => OF_GUESTS.includes(feature));
    const bought = role === 'guest' ? { ...NOTHING_BOUGHT, features } : {};
    return { ...described, ...bought, rsvpFields, pages, ...roles, version: stored.version };
  }

  /**
   * An invitation links its hosts to the photos also while guests have none, because an empty page is where they begin, but only where its
   * plan has them, for no guest gets there before; to the wishlist it links everybody when there is a wish, and hosts have it in their menu
   * (rules: photo-linked, wish-linked).
   */
  private pages(role: Role, { features, photosEnabled }: Described, hasWishes: boolean): Party['pages'] {
    const hasPhotos = features.includes('photos');
    return { photos: hasPhotos && (photosEnabled || role !== 'guest'), wishlist: hasWishes };
  }

  /** The party as other services see it. */
  described(party: StoredParty): Described {
    const { ownerId: _, sequence: __, changedIn: ___, addresses: ____, ...more } = party;
    const { enabledFeatures, unlimitedPhotos, hasWishes: _____, ...stored } = more;
    const actions = Object.fromEntries(stored.actions.map(({ address, label }) => [address, label]));
    return {
      ...stored,
      actions,
      features: this.features({ plan: stored.plan, enabledFeatures }),
      limits: limitsOf(stored.plan, unlimitedPhotos),
      prices: { unlimited_photos: UNLIMITED_PHOTOS_PRICE },
    };
  }

  /** @throws CallError `plan_required` when the party has not this feature (rule: premium-features) */
  require(feature: Feature, party: Entitled): void {
    if (this.features(party).includes(feature)) return;
    throw new CallError('plan_required', { feature, plan: lowestPlanWith(feature) });
  }

  private features({ plan, enabledFeatures }: Entitled): Feature[] {
    return featuresOf(plan, enabledFeatures, this.config.values.FEATURES);
  }
}

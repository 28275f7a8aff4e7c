import type { Feature, Party } from '@festlig/contracts/party';
import { hasFeature } from '@festlig/domain/billing/features';

/** The subjects of the settings that are not always on the page, by the names of their places, in the order of the page. */
const BLOCKS = ['address', 'fields', 'photos', 'sender', 'cohosts', 'history', 'delete'] as const;
export type SettingsBlock = (typeof BLOCKS)[number];

/** The subjects that need a plan, and the feature that each of them is. */
export const FEATURE_OF = {
  address: 'custom_url',
  fields: 'rsvp_fields',
  photos: 'photos',
  sender: 'sms_sender',
  cohosts: 'cohosts',
} as const satisfies Partial<Record<SettingsBlock, Feature>>;
export type LockableBlock = keyof typeof FEATURE_OF;

type Known = Pick<
  Party,
  'isOwner' | 'rsvpEnabled' | 'features' | 'slug' | 'rsvpFields' | 'photosEnabled' | 'smsUseSenderNumber'
>;
/** What the party itself does not say: whether this browser shows photos, and the number of co-hosts and invitations to be one. */
interface Beside {
  hasPhotos: boolean;
  cohosts: number;
}

/** Whether the party uses it although its plan has ended: it can still be changed to less and removed. */
const inUse = (party: Known, { cohosts }: Beside): Record<LockableBlock, boolean> => ({
  address: party.slug !== null,
  fields: party.rsvpFields.length > 0,
  photos: party.photosEnabled,
  sender: party.smsUseSenderNumber,
  cohosts: !party.isOwner || cohosts > 0,
});

/**
 * Those that the page has for this host, apart from those whose plan the party has not
 * (rules: settings-plan-group, settings-photos, owner-only).
 */
export function blocksOf(party: Known, beside: Beside): { open: SettingsBlock[]; locked: LockableBlock[] } {
  const isThere: Partial<Record<SettingsBlock, boolean>> = {
    fields: party.rsvpEnabled,
    photos: beside.hasPhotos,
    history: party.isOwner,
    delete: party.isOwner,
  };
  const used = inUse(party, beside);
  const isLocked = (block: SettingsBlock): block is LockableBlock =>
    block in FEATURE_OF && !hasFeature(party, FEATURE_OF[block as LockableBlock]) && !used[block as LockableBlock];
  const there = BLOCKS.filter((block) => isThere[block] ?? true);
  return { open: there.filter((block) => !isLocked(block)), locked: there.filter(isLocked) };
}

import type { Party } from '@festlig/contracts/party';

/** The subjects of the settings by the names of their places, in the order of the page. */
const BLOCKS = [
  'share',
  'plan',
  'replies',
  'fields',
  'address',
  'photos',
  'sender',
  'language',
  'visibility',
  'links',
  'cohosts',
  'cancel',
  'history',
  'delete',
] as const;
export type SettingsBlock = (typeof BLOCKS)[number];

/** The subjects that the page has for this host (rules: settings-index, settings-photos, owner-only). */
export function blocksOf(party: Pick<Party, 'isOwner' | 'rsvpEnabled'>, hasPhotos: boolean): SettingsBlock[] {
  const isThere: Partial<Record<SettingsBlock, boolean>> = {
    fields: party.rsvpEnabled,
    photos: hasPhotos,
    history: party.isOwner,
    delete: party.isOwner,
  };
  return BLOCKS.filter((block) => isThere[block] ?? true);
}

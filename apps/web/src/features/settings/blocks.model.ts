import type { Party } from '@festlig/contracts/party';

/** The groups of the settings, and in each its subjects by the names of their places, in the order of the page (rule: settings-groups). */
const GROUPS = {
  invitation: ['share', 'address', 'language', 'visibility', 'links'],
  guests: ['replies', 'fields', 'photos', 'sender'],
  hosts: ['plan', 'cohosts', 'history'],
  end: ['cancel', 'delete'],
} as const;
export type SettingsGroup = keyof typeof GROUPS;
export type SettingsBlock = (typeof GROUPS)[SettingsGroup][number];

/** The subjects that the page has for this host, in their groups (rules: settings-index, settings-photos, owner-only). */
export function groupsOf(
  party: Pick<Party, 'isOwner' | 'rsvpEnabled'>,
  hasPhotos: boolean,
): { group: SettingsGroup; blocks: SettingsBlock[] }[] {
  const isThere: Partial<Record<SettingsBlock, boolean>> = {
    fields: party.rsvpEnabled,
    photos: hasPhotos,
    history: party.isOwner,
    delete: party.isOwner,
  };
  return (Object.keys(GROUPS) as SettingsGroup[]).map((group) => ({
    group,
    blocks: GROUPS[group].filter((block) => isThere[block] ?? true),
  }));
}

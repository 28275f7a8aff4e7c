import type { PartyType } from '@festlig/contracts/party';
import { withBorrowed } from '@festlig/domain/web/hero-groups';

/** The groups whose names are known, in the order in which they are offered. */
export const NAMED_GROUPS = [
  'party',
  'wedding',
  'anniversary',
  'baptism',
  'confirmation',
  'birthday',
  'christmas',
  'gradients',
] as const;

const isNamed = (group: string) => (NAMED_GROUPS as readonly string[]).includes(group);

type Offered = ReturnType<typeof offeredGroups>;

/** The group in which the chosen picture is marked: the first of those it stands in (rule: hero-chooser). */
export const markedGroup = (offered: Offered, chosen: string | null): string | undefined =>
  offered.find(({ images }) => images.some((image) => image === chosen))?.group;

/** The groups that have pictures, the party's own occasion first (rule: hero-chooser). */
export function offeredGroups(listed: Readonly<Record<string, readonly string[]>>, type: PartyType) {
  const groups = withBorrowed(listed);
  const others = Object.keys(groups).filter((group) => !isNamed(group));
  return [...new Set([type, ...NAMED_GROUPS, ...others])]
    .map((group) => ({ group, images: groups[group] ?? [] }))
    .filter(({ images }) => images.length > 0);
}

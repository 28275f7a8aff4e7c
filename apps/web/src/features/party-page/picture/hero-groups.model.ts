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

export interface OfferedGroup {
  group: string;
  images: readonly string[];
}

/** Whether a picture is in one of these groups. */
export const isIn = (groups: readonly OfferedGroup[], image: string | null): boolean =>
  groups.some(({ images }) => images.some((each) => each === image));

/** The groups that have pictures: the party's own occasion, and those of others. Each picture is in the first of its groups alone (rule: hero-chooser). */
export function offeredGroups(listed: Readonly<Record<string, readonly string[]>>, type: PartyType) {
  const groups = withBorrowed(listed);
  const later = Object.keys(groups).filter((group) => !isNamed(group));
  const offered: OfferedGroup[] = [];
  for (const group of new Set([type, ...NAMED_GROUPS, ...later])) {
    const images = (groups[group] ?? []).filter((image) => !isIn(offered, image));
    if (images.length > 0) offered.push({ group, images });
  }
  const [own, others] = [offered.filter(({ group }) => group === type), offered.filter(({ group }) => group !== type)];
  return { own, others };
}

import { SLUGS_MAX, type party } from '@festlig/contracts/party';
import { isReservedSlug } from '@festlig/domain/party/check-slug';
import { CallError } from '@festlig/platform/errors';
import type { StoredParty } from '../store/party.repository';

type UpdateSettings = typeof party.calls.updateSettings;
type Named = Pick<StoredParty, 'addresses'>;

/**
 * Why this party cannot have the address, whoever else has it. Its own addresses of before are always allowed
 * (rules: slug-reserved, slug-limit).
 */
export function newSlugProblem({ addresses }: Named, slug: string): 'slug_reserved' | 'too_many_addresses' | null {
  if (addresses.includes(slug)) return null;
  if (isReservedSlug(slug)) return 'slug_reserved';
  return addresses.length >= SLUGS_MAX ? 'too_many_addresses' : null;
}

/** @throws CallError when the party cannot have the address */
export function checkNewSlug(party: Named, slug: string): void {
  const problem = newSlugProblem(party, slug);
  if (problem === null) return;
  throw new CallError<UpdateSettings>(problem, problem === 'too_many_addresses' ? { maximum: SLUGS_MAX } : {});
}

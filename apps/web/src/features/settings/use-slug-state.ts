import { SLUG_MIN, type SlugProblem } from '@festlig/contracts/party';
import { slugProblem } from '@festlig/domain/party/check-slug';
import { useDebounced } from '../../components/use-debounced';
import { useCheckSlugQuery } from './api';

/** Milliseconds after the last keystroke (rule: slug-check). */
const CHECK_AFTER = 1000;

export type SlugState =
  /** Nothing was changed, or the address is to be removed. */
  | { kind: 'kept' }
  | { kind: 'short' }
  | { kind: 'refused'; code: SlugProblem }
  | { kind: 'checking' }
  | { kind: 'available' }
  /** The check itself failed; saving decides. */
  | { kind: 'unknown' };

/** Whether an address as typed can be saved, as far as the browser and the server know. */
export function useSlugState(partyId: string, typed: string, initial: string): SlugState {
  const settled = useDebounced(typed, CHECK_AFTER);
  const problem = typed === '' || typed === initial ? null : slugProblem(typed);
  const isAsked = typed !== '' && typed !== initial && problem === null && settled === typed;
  const { currentData, isError } = useCheckSlugQuery(
    { partyId, slug: typed },
    { skip: !isAsked, refetchOnMountOrArgChange: true },
  );
  if (typed === '' || typed === initial) return { kind: 'kept' };
  if (problem === 'too_short' && typed.length < SLUG_MIN) return { kind: 'short' };
  if (problem) return { kind: 'refused', code: problem };
  if (isError && isAsked) return { kind: 'unknown' };
  if (!isAsked || !currentData) return { kind: 'checking' };
  return currentData.problem ? { kind: 'refused', code: currentData.problem } : { kind: 'available' };
}

/** Whether saving waits for the host or for the check (rule: slug-saved-when-free). */
export const blocksSaving = ({ kind }: SlugState): boolean => ['short', 'refused', 'checking'].includes(kind);

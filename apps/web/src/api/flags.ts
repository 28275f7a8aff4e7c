import { chosenFlag } from '../lib/flags';
import { useGetInitialQuery } from './session';

/**
 * Whether this browser shows what the flag names: its own choice, otherwise the server's (rule: feature-flags). False
 * for a flag of neither.
 */
export function useFlag(name: string): boolean {
  const { data } = useGetInitialQuery({});
  return chosenFlag(name) ?? data?.flags[name] ?? false;
}

import { useCallback, useState } from 'react';
import { newKey } from '../../lib/new-key';
import type { HelpValues } from './model';

interface Kept {
  values: Partial<HelpValues>;
  formKey: string;
}
let kept: Kept | undefined;

/** A request that is being written outlives its dialog: whoever closes it to look something up goes on where they were. */
export function useKeptRequest() {
  const [{ values, formKey }] = useState<Kept>(() => kept ?? { values: {}, formKey: newKey() });
  const keep = useCallback((changed: Partial<HelpValues>) => (kept = { values: changed, formKey }), [formKey]);
  const drop = useCallback(() => (kept = undefined), []);
  return { values, formKey, keep, drop };
}

import { useCallback, useState } from 'react';
import { newKey } from '../../lib/new-key';
import type { HelpValues } from './model';

let kept: Partial<HelpValues> | undefined;
let tried = { text: '', formKey: '' };

/** The same words tried again are the same request, so that a lost answer doubles nothing; anything else is another. */
export function keyOf(asked: object): string {
  const text = JSON.stringify(asked);
  if (tried.text !== text) tried = { text, formKey: newKey() };
  return tried.formKey;
}

/** A request that is being written outlives its dialog: whoever closes it to look something up goes on where they were. */
export function useKeptRequest() {
  const [values] = useState<Partial<HelpValues>>(() => kept ?? {});
  const keep = useCallback((changed: Partial<HelpValues>) => (kept = changed), []);
  const drop = useCallback(() => {
    kept = undefined;
    tried = { text: '', formKey: '' };
  }, []);
  return { values, keep, drop };
}

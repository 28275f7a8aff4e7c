import { useCallback, useState } from 'react';
import { newKey } from '../../lib/new-key';
import type { HelpValues } from './model';

let kept: Partial<HelpValues> | undefined;
let tried = { text: '', formKey: '' };

/**
 * Sending the same text again uses the same key, so that a lost answer does not send it twice; another text gets a new
 * key.
 */
export function keyOf(asked: object): string {
  const text = JSON.stringify(asked);
  if (tried.text !== text) tried = { text, formKey: newKey() };
  return tried.formKey;
}

/** Keeps a request that is being written when its dialog is closed, for example to look something up. */
export function useKeptRequest() {
  const [values] = useState<Partial<HelpValues>>(() => kept ?? {});
  const keep = useCallback((changed: Partial<HelpValues>) => (kept = changed), []);
  const drop = useCallback(() => {
    kept = undefined;
    tried = { text: '', formKey: '' };
  }, []);
  return { values, keep, drop };
}

import { useEffect, useEffectEvent } from 'react';
import { takeSaved } from '../lib/saved-note';
import { useToast } from './Toaster';

/** Says that something was saved, on a page that was loaded anew because of it (rule: language-reload). */
export function useSavedToast(text: string): void {
  const toast = useToast();
  const say = useEffectEvent(() => takeSaved() && toast(text));
  useEffect(() => void say(), []);
}

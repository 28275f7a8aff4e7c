import type { FlatNamespace, TFunction } from 'i18next';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Language } from './language';

/** The texts in one language. */
export interface Texts {
  language: Language;
  /** Gives the texts of a namespace that is loaded. */
  of: <N extends FlatNamespace>(namespace: N) => TFunction<N>;
}

/** Where components get their texts, so that those of a guest's page need no library. */
export interface TextSource {
  /** The texts now; another object after a change of language. */
  current: () => Texts;
  /** Tells of a change of language. Returns what ends it. */
  subscribe: (changed: () => void) => () => void;
}

/** The source for a part of the page that has a language of its own. */
export const TextSourceOfPart = createContext<TextSource | null>(null);

let ofPage: TextSource | undefined;

/** Sets the source for the page, before anything is rendered. */
export function registerTexts(source: TextSource): void {
  ofPage = source;
}

function useSource(source: TextSource | undefined): Texts {
  if (!source) throw new Error('no texts are registered: call registerTexts before rendering');
  return useSyncExternalStore(source.subscribe, source.current, source.current);
}

/** The texts in the language of this part of the page. */
export const useTextsHere = (): Texts => useSource(useContext(TextSourceOfPart) ?? ofPage);

/** The texts of a namespace, in the language of this part of the page. */
export const useTexts = <N extends FlatNamespace>(namespace: N): TFunction<N> => useTextsHere().of(namespace);

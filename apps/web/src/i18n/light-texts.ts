import type { FlatNamespace, TFunction } from 'i18next';
import type { Language } from './language';
import type { Texts, TextSource } from './use-texts';

/** Texts by key; a key may hold further keys. */
export interface Words {
  readonly [key: string]: string | Words;
}
/** The texts by namespace. */
export type Namespaces = Readonly<Record<string, Words>>;

const PLACE = /\{\{(\w+)(, number)?\}\}/g;

function wordsAt(words: Words, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<string | Words | undefined>(
      (at, name) => (typeof at === 'object' && Object.hasOwn(at, name) ? at[name] : undefined),
      words,
    );
  return typeof found === 'string' ? found : undefined;
}

/** The texts of a language for components, by the rules of i18next that the texts use: plurals, numbers, a default. */
export function lightTexts(language: Language, namespaces: Namespaces): Texts {
  const numbers = new Intl.NumberFormat(language);
  const plurals = new Intl.PluralRules(language);
  const known = new Map<string, unknown>();
  const of =
    (namespace: string) =>
    (key: string, values: Readonly<Record<string, unknown>> = {}) => {
      const words = namespaces[namespace] ?? {};
      const { count, defaultValue } = values;
      const text =
        (typeof count === 'number' ? wordsAt(words, `${key}_${plurals.select(count)}`) : undefined) ??
        wordsAt(words, key) ??
        (typeof defaultValue === 'string' ? defaultValue : key);
      return text.replace(PLACE, (_place, name: string, number: string | undefined) => {
        const value = values[name];
        return number !== undefined && typeof value === 'number' ? numbers.format(value) : String(value ?? '');
      });
    };
  return {
    language,
    of: <N extends FlatNamespace>(namespace: N) => {
      const t = known.get(namespace) ?? of(namespace);
      known.set(namespace, t);
      return t as TFunction<N>;
    },
  };
}

/** Texts without a library, in one language until another is shown. */
export interface LightSource extends TextSource {
  show: (texts: Texts) => void;
}

export function lightSource(first: Texts): LightSource {
  const listeners = new Set<() => void>();
  let texts = first;
  return {
    current: () => texts,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    show: (next) => {
      texts = next;
      listeners.forEach((changed) => changed());
    },
  };
}

import type { FlatNamespace, i18n, TFunction } from 'i18next';
import type { Texts, TextSource } from './use-texts';

function textsOf(instance: i18n): Texts {
  const known = new Map<FlatNamespace, TFunction<never>>();
  return {
    language: instance.language === 'en' ? 'en' : 'da',
    of: (namespace) => {
      const t = known.get(namespace) ?? (instance.getFixedT(instance.language, namespace) as TFunction<never>);
      known.set(namespace, t);
      return t as unknown as TFunction<typeof namespace>;
    },
  };
}

/** The texts that an instance of i18next has loaded. */
export function textsOfI18next(instance: i18n): TextSource {
  let texts: Texts | undefined;
  let language: string | undefined;
  return {
    current: () => {
      if (!texts || language !== instance.language) texts = textsOf(instance);
      language = instance.language;
      return texts;
    },
    subscribe: (changed) => {
      instance.on('languageChanged', changed);
      return () => instance.off('languageChanged', changed);
    },
  };
}

import { describe, expect, it } from '@jest/globals';
import i18next from 'i18next';
import da from './da/guest';
import en from './en/guest';
import { textsOfI18next } from './i18next-texts';
import { lightSource, lightTexts, type Namespaces, type Words } from './light-texts';

const FILES: Record<'da' | 'en', Namespaces> = { da, en };

/** Every key of the texts; a plural once, without the end that the number decides. */
const keysOf = (words: Words, before = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key.replace(/_(one|other)$/, '')] : keysOf(value, `${before}${key}.`),
  );

describe.each(['da', 'en'] as const)('the light texts of a guest’s page in %s', (language) => {
  const ofLibrary = async () => {
    const instance = i18next.createInstance();
    await instance.init({
      lng: language,
      fallbackLng: false,
      resources: { [language]: FILES[language] },
      interpolation: { escapeValue: false },
    });
    return textsOfI18next(instance).current();
  };

  it('are those of i18next, for every key, number and name', async () => {
    const [library, light] = [await ofLibrary(), lightTexts(language, FILES[language])];
    const values = [0, 1, 2, 1234567].map((count) => ({
      count,
      max: count,
      maximum: count,
      number: count,
      page: count,
      name: 'Bo & <b>Åse</b> $& {{x}}',
      host: 'Karen',
      address: 'Gaden 1',
      id: 'r-1',
      title: 'Vielse',
      date: '1. juni',
    }));
    const said = (texts: typeof light) =>
      Object.entries(FILES[language]).flatMap(([namespace, words]) => {
        const t = texts.of(namespace as 'app') as unknown as (key: string, values: object) => string;
        return keysOf(words).flatMap((key) => values.map((each) => [namespace, key, t(key, each)]));
      });
    const all = said(light);
    expect(all.length).toBeGreaterThan(400);
    expect(all).toEqual(said(library));
  });

  it('give the default text for an unknown key, and else the key, as i18next does', async () => {
    const [library, light] = [await ofLibrary(), lightTexts(language, FILES[language])];
    for (const texts of [library, light]) {
      const t = texts.of('errors') as unknown as (key: string, values?: object) => string;
      expect(t('no_such_code', { defaultValue: 'something' })).toBe('something');
      expect(t('toString')).toBe('toString');
      expect(t('no_such_code')).toBe('no_such_code');
    }
  });
});

describe('the source of light texts', () => {
  it('gives the same function until another language is shown, and tells of that', () => {
    const source = lightSource(lightTexts('da', FILES.da));
    let told = 0;
    const stop = source.subscribe(() => (told += 1));
    expect(source.current().of('app')).toBe(source.current().of('app'));
    source.show(lightTexts('en', FILES.en));
    expect([told, source.current().language, source.current().of('app')('offline')]).toEqual([1, 'en', en.app.offline]);
    stop();
    source.show(lightTexts('da', FILES.da));
    expect(told).toBe(1);
  });
});

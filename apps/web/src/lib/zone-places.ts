type Language = 'da' | 'en';

/** Cities whose IANA name differs from the Danish, or today's English, name. */
const CITIES: Readonly<Record<string, { da: string; en?: string }>> = {
  Addis_Ababa: { da: 'Addis Abeba' },
  Algiers: { da: 'Algier' },
  Athens: { da: 'Athen' },
  Azores: { da: 'Azorerne' },
  Baghdad: { da: 'Bagdad' },
  Belgrade: { da: 'Beograd' },
  Brussels: { da: 'Bruxelles' },
  Bucharest: { da: 'Bukarest' },
  Cairo: { da: 'Kairo' },
  Calcutta: { da: 'Kolkata', en: 'Kolkata' },
  Canary: { da: 'De Kanariske Øer', en: 'Canary Islands' },
  Cape_Verde: { da: 'Kap Verde' },
  Chisinau: { da: 'Chișinău', en: 'Chișinău' },
  Copenhagen: { da: 'København' },
  Damascus: { da: 'Damaskus' },
  Easter: { da: 'Påskeøen', en: 'Easter Island' },
  Faeroe: { da: 'Færøerne', en: 'Faroe Islands' },
  Faroe: { da: 'Færøerne', en: 'Faroe Islands' },
  Galapagos: { da: 'Galápagosøerne', en: 'Galápagos Islands' },
  Godthab: { da: 'Nuuk', en: 'Nuuk' },
  Hong_Kong: { da: 'Hongkong' },
  Katmandu: { da: 'Kathmandu', en: 'Kathmandu' },
  Kiev: { da: 'Kyiv', en: 'Kyiv' },
  Lisbon: { da: 'Lissabon' },
  Maldives: { da: 'Maldiverne' },
  Moscow: { da: 'Moskva' },
  Prague: { da: 'Prag' },
  Rangoon: { da: 'Yangon', en: 'Yangon' },
  Riyadh: { da: 'Riyad' },
  Rome: { da: 'Rom' },
  Saigon: { da: 'Ho Chi Minh-byen', en: 'Ho Chi Minh City' },
  Sao_Paulo: { da: 'São Paulo', en: 'São Paulo' },
  Scoresbysund: { da: 'Ittoqqortoormiit', en: 'Ittoqqortoormiit' },
  Seychelles: { da: 'Seychellerne' },
  Tehran: { da: 'Teheran' },
  Thule: { da: 'Qaanaaq', en: 'Qaanaaq' },
  Tirane: { da: 'Tirana', en: 'Tirana' },
  Vatican: { da: 'Vatikanet', en: 'Vatican City' },
  Vienna: { da: 'Wien' },
  Warsaw: { da: 'Warszawa' },
};

/** "Europe/Copenhagen" is København, "America/Indiana/Knox" is Knox. Browsers have no translated city names. */
export function cityOf(zone: string, language: Language): string {
  const city = zone.slice(zone.lastIndexOf('/') + 1);
  return CITIES[city]?.[language] ?? city.replaceAll('_', ' ');
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Some browsers lack it. */
type WithZones = Intl.Locale & { getTimeZones?: () => string[] | undefined };

/**
 * The country of each zone in words: "Danmark" for "Europe/Copenhagen". Zones for which the browser has no country are
 * left out.
 */
export function countriesOfZones(language: Language): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const pairs = codes.flatMap((code) => {
    if (names.of(code) === undefined) return [];
    // Former countries are mapped to those of today.
    const locale: WithZones = new Intl.Locale(`und-${code}`);
    const country = names.of(locale.region ?? code) ?? code;
    return (locale.getTimeZones?.() ?? []).map((zone): [string, string] => [zone, country]);
  });
  return new Map(pairs);
}

import { createFilterOptions } from '@mui/material/Autocomplete';
import { useMemo } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import type { Language } from '../i18n/language';
import { useLanguage } from '../i18n/use-language';
import { zoneName } from '../lib/format-date';
import { cityOf, countriesOfZones } from '../lib/zone-places';
import { OptionField } from './form/OptionField';

/** A time zone, searched by city or country in Danish or English, or by the zone's name. The value is its IANA name. */
export function ZoneField({ name, label, disabled }: { name: string; label: string; disabled: boolean }) {
  const language = useLanguage();
  const { t } = useTranslation('controls');
  const field = useField<string>(name);
  const { input } = field;
  const zones = useMemo(() => zonesIn(language, input.value), [language, input.value]);
  return (
    <OptionField<string>
      field={field}
      label={label}
      openText={t('options.open')}
      closeText={t('options.close')}
      noOptionsText={t('options.none')}
      disabled={disabled}
      options={[...zones.keys()]}
      getOptionLabel={(zone) => zones.get(zone)?.label ?? zone}
      filterOptions={createFilterOptions({ stringify: (zone) => zones.get(zone)?.searched ?? zone })}
      value={input.value}
      onChange={(_event, zone) => input.onChange(zone)}
    />
  );
}

/** Every zone by its label, "København, Danmark (centraleuropæisk tid)", with all its search words. */
function zonesIn(language: Language, chosen: string) {
  const now = new Date().toISOString();
  const countries = { da: countriesOfZones('da'), en: countriesOfZones('en') };
  const placeIn = (zone: string, each: Language) =>
    [...new Set([cityOf(zone, each), countries[each].get(zone)])].filter((part) => part !== undefined).join(', ');
  // The saved zone may be an older name of one of these.
  const all = [...new Set([...Intl.supportedValuesOf('timeZone'), chosen])].map((zone) => {
    const label = `${placeIn(zone, language)} (${zoneName(now, zone, language)})`;
    const searched = [label, placeIn(zone, 'da'), placeIn(zone, 'en'), zone.replaceAll('_', ' ')].join(' ');
    return [zone, { label, searched }] as const;
  });
  return new Map(all.sort(([, one], [, other]) => one.label.localeCompare(other.label, language)));
}

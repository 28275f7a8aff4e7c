import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language';
import { zoneName } from '../lib/format-date';
import { fieldError } from './form/field-error';

/** "Europe/Copenhagen" is shown as "Copenhagen, Europe". */
const cityOf = (zone: string) => zone.replaceAll('_', ' ').split('/').reverse().join(', ');

/** A time zone, found by its city or by what it is called. The value is its IANA name. */
export function ZoneField({ name, label, disabled }: { name: string; label: string; disabled: boolean }) {
  const language = useLanguage();
  const { t } = useTranslation('controls');
  const { input, meta } = useField<string>(name);
  const zones = useMemo(() => {
    const now = new Date().toISOString();
    // The zone that stands there may be an older name for one of these.
    const all = [...new Set([...Intl.supportedValuesOf('timeZone'), input.value])];
    return new Map(all.map((zone) => [zone, `${cityOf(zone)} (${zoneName(now, zone, language)})`]));
  }, [input.value, language]);
  const error = fieldError(meta);
  return (
    <Autocomplete<string, false, true>
      id={`field-${name}`}
      disableClearable
      openText={t('options.open')}
      closeText={t('options.close')}
      noOptionsText={t('options.none')}
      disabled={disabled}
      options={[...zones.keys()]}
      getOptionLabel={(zone) => zones.get(zone) ?? zone}
      value={input.value}
      onChange={(_event, zone) => input.onChange(zone)}
      onFocus={() => input.onFocus()}
      onBlur={() => input.onBlur()}
      slotProps={{ listbox: { 'aria-label': label } }}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          name={name}
          label={label}
          error={error !== undefined}
          helperText={error}
          slotProps={{ ...slotProps, inputLabel: { ...slotProps.inputLabel, shrink: true } }}
        />
      )}
    />
  );
}

import type { Location } from '@festlig/contracts/party';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useField } from 'react-final-form';
import { useSearchPlacesQuery } from '../api/places';
import { OptionField } from './form/OptionField';
import { useDebounced } from './use-debounced';

/** How long typing must pause before places are looked up (rule: place-lookup). */
const LOOKUP_MS = 400;
const LOOKUP_FROM = 3;

export const NO_PLACE: Location = { address: '', latitude: null, longitude: null };

/** The same place: the same words and the same coordinates. */
export const isSamePlace = (one: Location, other: Location): boolean =>
  one.address === other.address && one.latitude === other.latitude && one.longitude === other.longitude;

interface PlaceFieldProps {
  name: string;
  label: string;
  hint?: string;
  /** Shown in its place while the address is typed and no suggestion chosen. */
  typedHint?: string;
  autoFocus?: boolean;
}

/** A typed address, or one of the suggested places; only those have coordinates. */
export function PlaceField({ name, label, hint, typedHint, autoFocus = false }: PlaceFieldProps) {
  const field = useField<Location>(name, {
    isEqual: (one, other) => isSamePlace(one ?? NO_PLACE, other ?? NO_PLACE),
  });
  const { input } = field;
  const value = input.value || NO_PLACE;
  // Only typed text is looked up: neither the saved address nor the one just chosen.
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed.trim(), LOOKUP_MS);
  const { currentData } = useSearchPlacesQuery(text.length < LOOKUP_FROM ? skipToken : { text });
  const places = typed.trim() === text ? (currentData?.places ?? []) : [];
  return (
    <OptionField<Location, true>
      field={field}
      label={label}
      hint={(value.address.trim() !== '' && value.latitude === null && typedHint) || hint}
      maxLength={300}
      autoFocus={autoFocus}
      freeSolo
      options={places}
      filterOptions={(all) => all}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.address)}
      getOptionKey={(option) =>
        typeof option === 'string' ? option : `${option.address} ${option.latitude} ${option.longitude}`
      }
      isOptionEqualToValue={(option, other) => typeof other !== 'string' && isSamePlace(option, other)}
      value={value}
      inputValue={value.address}
      onInputChange={(_event, address, reason) => {
        if (reason !== 'input') return;
        setTyped(address);
        input.onChange({ ...NO_PLACE, address });
      }}
      onChange={(_event, chosen) => {
        if (typeof chosen === 'string') return;
        setTyped('');
        input.onChange(chosen);
      }}
    />
  );
}

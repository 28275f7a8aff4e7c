import Typography from '@mui/material/Typography';
import type { Contact } from '@festlig/contracts/contacts';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { OptionField } from '../../../components/form/OptionField';
import { useDebounced } from '../../../components/use-debounced';
import { useListGuestsQuery } from '../api';
import { addressOf } from '../model';

/** How long typing must pause before guests are looked up. */
const PAUSE_MS = 300;
const LOOKUP_FROM = 2;
const SHOWN = 8;

interface GuestNameFieldProps {
  partyId: string;
  /** The guest on the list whose name was chosen. */
  guest: Contact | undefined;
  onGuest: (guest: Contact | undefined) => void;
}

/**
 * The name of the guest who told the host. Guests on the list are suggested, invited or not: a reply under a typed name
 * would be counted beside the guest, who would still count as missing. Guests who have answered cannot be chosen,
 * because the reply would overwrite theirs.
 */
export function GuestNameField({ partyId, guest, onGuest }: GuestNameFieldProps) {
  const { t } = useTranslation('replies');
  const field = useField<string>('name');
  const { input } = field;
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), PAUSE_MS);
  const asked = { partyId, page: 1, pageSize: SHOWN, sort: 'name', search } as const;
  const { currentData } = useListGuestsQuery(search.length < LOOKUP_FROM ? skipToken : asked);
  return (
    <OptionField<Contact, true>
      field={field}
      label={t('form.name')}
      hint={guest ? t('form.onList', { address: addressOf(guest) ?? t('missing.noAddress') }) : t('form.nameHint')}
      maxLength={120}
      freeSolo
      options={typed.trim() === search ? (currentData?.items ?? []) : []}
      filterOptions={(all) => all}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
      getOptionDisabled={(option) => option.rsvp !== null}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
      isOptionEqualToValue={(option, other) => typeof other !== 'string' && option.id === other.id}
      value={guest ?? input.value}
      inputValue={input.value}
      onInputChange={(_event, name, reason) => {
        if (reason !== 'input') return;
        setTyped(name);
        input.onChange(name);
        onGuest(undefined);
      }}
      onChange={(_event, chosen) => {
        if (typeof chosen === 'string') return;
        setTyped('');
        input.onChange(chosen.name);
        onGuest(chosen);
      }}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          <span>
            {option.name}
            <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
              {addressOf(option) ?? t('missing.noAddress')}
              {option.rsvp && ` · ${t('form.hasReplied')}`}
            </Typography>
          </span>
        </li>
      )}
    />
  );
}

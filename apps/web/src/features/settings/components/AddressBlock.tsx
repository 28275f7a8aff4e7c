import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { Party } from '@festlig/contracts/party';
import { SLUG_MAX } from '@festlig/contracts/party';
import { useEffect } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useShortOrigin } from '../../../api/page-source';
import { Block } from '../../../components/Block';
import { fieldErrorText } from '../../../components/form/use-field-error';
import { useErrorsT } from '../../../i18n/error-text';
import { blocksSaving, type SlugState, useSlugState } from '../use-slug-state';

interface AddressBlockProps {
  party: Party;
  onBlocked: (isBlocked: boolean) => void;
}

/** The party's own address: checked while the host types (rules: slug-check, slug-form-typed). */
export function AddressBlock({ party, onBlocked }: AddressBlockProps) {
  const { t } = useTranslation('settings');
  const slug = useField<string>('slug').input.value;
  return (
    <Block title={t('address.title')} lead={t('address.lead')} state={slug || t('none')} anchor="address">
      <AddressField party={party} onBlocked={onBlocked} />
    </Block>
  );
}

function AddressField({ party, onBlocked }: AddressBlockProps) {
  const { t } = useTranslation('settings');
  const errorsT = useErrorsT();
  const { input, meta } = useField<string>('slug', { parse: (typed) => typed });
  const origin = useShortOrigin();
  const state = useSlugState(party.id, input.value, String(meta.initial ?? ''));
  const isBlocked = blocksSaving(state);
  useEffect(() => onBlocked(isBlocked), [isBlocked, onBlocked]);
  const refusedBySave = meta.dirtySinceLastSubmit ? undefined : fieldErrorText(meta.submitError, errorsT);
  const words: Record<SlugState['kind'], string> = {
    kept: input.value === '' ? t('address.none', { sid: party.sid }) : '',
    short: t('address.short'),
    refused: state.kind === 'refused' ? errorsT(state.code, { minimum: 4, maximum: 10 }) : '',
    checking: t('address.checking'),
    available: t('address.available'),
    unknown: t('address.unknown'),
  };
  const problem = refusedBySave ?? (state.kind === 'refused' ? words.refused : undefined);
  return (
    <Box>
      <TextField
        fullWidth
        id="field-slug"
        name="slug"
        label={t('address.label')}
        value={input.value}
        onChange={input.onChange}
        onBlur={input.onBlur}
        onFocus={input.onFocus}
        error={problem !== undefined}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: {
            maxLength: SLUG_MAX,
            autoCapitalize: 'none',
            autoCorrect: 'off',
            autoComplete: 'off',
            spellCheck: false,
            'aria-describedby': 'address-state',
          },
          input: {
            startAdornment: (
              <InputAdornment position="start">{`${origin.replace(/^https?:\/\//, '')}/`}</InputAdornment>
            ),
            endAdornment: state.kind === 'available' && !problem && <CheckCircleOutlined color="success" aria-hidden />,
          },
        }}
      />
      <Box
        id="address-state"
        role="status"
        sx={{
          mt: 0.75,
          minHeight: 24,
          fontSize: '0.875rem',
          color: problem !== undefined ? 'error.main' : 'text.secondary',
          overflowWrap: 'anywhere',
        }}
      >
        {problem ?? words[state.kind]}
      </Box>
    </Box>
  );
}

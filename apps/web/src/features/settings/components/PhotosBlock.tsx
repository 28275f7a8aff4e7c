import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { toLocal } from '@festlig/domain/party/moment';
import type { Party } from '@festlig/contracts/party';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePartyRef } from '../../../api/party';
import { Block } from '../../../components/Block';
import { Switch } from '../../../components/form/Switch';
import { TextField } from '../../../components/form/TextField';

/** The settings of guests' photos. */
export function PhotosBlock({ party }: { party: Party }) {
  const { t } = useTranslation('settings');
  const partyRef = usePartyRef();
  const isOn = useField<boolean>('photosEnabled').input.value;
  return (
    <Block title={t('photos.title')} lead={t('photos.lead')} state={t(isOn ? 'on' : 'off')} anchor="photos">
      <PhotoFields zone={party.zone} />
      <Box>
        <Button component={Link} to={`/${partyRef}/photos`} variant="outlined">
          {t('photos.open')}
        </Button>
      </Box>
    </Block>
  );
}

function PhotoFields({ zone }: { zone: string }) {
  const { t } = useTranslation('settings');
  const isOn = useField<boolean>('photosEnabled').input.value;
  const { input } = useField<string>('photosEnabledDate', { parse: (typed) => typed });
  const now = toLocal(new Date().toISOString(), zone);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <Switch name="photosEnabled" label={t('photos.enabled')} />
      <Switch name="photosUploadedByGuests" label={t('photos.byGuests')} disabled={!isOn} />
      <Switch name="photosPublicEnabled" label={t('photos.public')} hint={t('photos.publicHint')} disabled={!isOn} />
      <Switch
        name="photosPublicDefaultEnabled"
        label={t('photos.publicDefault')}
        hint={t('photos.publicDefaultHint')}
        disabled={!isOn}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1, mt: 1, ml: { sm: '47px' } }}>
        <TextField
          name="photosEnabledDate"
          type="datetime-local"
          label={t('photos.from')}
          helperText={t('photos.fromHint')}
          disabled={!isOn}
          // The hint is read although the field is disabled.
          sx={{ maxWidth: 300, '& .MuiFormHelperText-root.Mui-disabled': { color: 'text.secondary' } }}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: `${now.date}T${now.clock}` } }}
        />
        {input.value !== '' && isOn && (
          <Button onClick={() => input.onChange('')} sx={{ mt: 0.75 }}>
            {t('photos.clear')}
          </Button>
        )}
      </Box>
      <Switch name="photoBookEnabled" label={t('photos.book')} hint={t('photos.bookHint')} disabled={!isOn} />
    </Box>
  );
}

import { toInstant } from '@festlig/domain/party/moment';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { ZoneField } from '../../../../components/ZoneField';
import { inColumn } from '../../../../components/in-column';
import { isSameClock, readerZone } from '../../../../lib/format-date';
import type { EditValues } from '../../editing/edit-form.model';

/**
 * The time zone, which nearly every host leaves alone: a link, until the host's own clock shows another time
 * (rule: zone-out-of-sight).
 */
export function ZoneChoice({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation('page-editor');
  const [asked, setAsked] = useState(false);
  const { values, initialValues } = useFormState<EditValues>({ subscription: { values: true, initialValues: true } });
  const instant = toInstant({ date: values.date ?? '', clock: values.clock ?? '' }, values.zone);
  const differs = !isSameClock(instant ?? new Date().toISOString(), values.zone, readerZone());
  if (asked || differs || values.zone !== initialValues?.zone)
    return <ZoneField name="zone" label={t('zone')} disabled={disabled} />;
  if (disabled) return null;
  return (
    <Button
      size="small"
      color="inherit"
      onClick={() => setAsked(true)}
      sx={{ ...inColumn, color: 'text.secondary', minHeight: 44 }}
    >
      {t('changeZone')}
    </Button>
  );
}

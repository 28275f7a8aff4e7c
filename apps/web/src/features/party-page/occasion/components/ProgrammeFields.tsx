import Add from '@mui/icons-material/Add';
import { PROGRAMME_MAX } from '@festlig/contracts/party';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useField, useForm, useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { fieldErrorText } from '../../../../components/form/use-field-error';
import { NO_PLACE } from '../../../../components/PlaceField';
import { useToast } from '../../../../components/Toaster';
import { inColumn } from '../../../../components/in-column';
import { useErrorsT } from '../../../../i18n/error-text';
import { newKey } from '../../../../lib/new-key';
import type { EditValues } from '../../editing/edit-form.model';
import { endDay, type ItemRow } from '../../editing/occasion-form.model';
import { useItemsAtStart } from '../../editing/use-items-at-start';
import { ProgrammeRow } from './ProgrammeRow';

/** The programme: what happens when and where; the page shows it in the order of time (rule: party-programme). */
export function ProgrammeFields() {
  const { t } = useTranslation('page-editor');
  const errorsT = useErrorsT();
  const toast = useToast();
  const form = useForm<EditValues>();
  const { input, meta } = useField<ItemRow[]>('programme', { allowNull: true });
  const { values } = useFormState<EditValues>({ subscription: { values: true } });
  useItemsAtStart();
  const rows = input.value;
  const errors: unknown = meta.error ?? (meta.dirtySinceLastSubmit ? undefined : meta.submitError);
  const general = Array.isArray(errors) ? undefined : fieldErrorText(errors, errorsT);
  const latest = () => form.getState().values.programme;
  const set = (id: string, change: Partial<ItemRow>) =>
    input.onChange(latest().map((row) => (row.id === id ? { ...row, ...change } : row)));
  const add = () => {
    const id = newKey().slice(0, 12);
    const clock = rows.length === 0 ? values.clock : '';
    input.onChange([...rows, { id, clock, days: 0, title: '', location: NO_PLACE }]);
    setTimeout(() => document.getElementById(`item-${id}-${clock === '' ? 'clock' : 'title'}`)?.focus());
  };
  const remove = (row: ItemRow, index: number) => {
    input.onChange(rows.filter(({ id }) => id !== row.id));
    const undo = () => input.onChange([...latest().slice(0, index), row, ...latest().slice(index)]);
    toast(t('programme.removed', { title: row.title || t('programme.unnamed') }), {
      action: (
        <Button color="inherit" size="small" onClick={undo}>
          {t('programme.undo')}
        </Button>
      ),
    });
  };
  const lasts = (values.endClock ?? '') === '' ? 0 : endDay({ ...values, endDays: values.endDays ?? '' });
  // A time before the start may mean the next day, so the day is asked for then.
  const needsDay = lasts > 0 || rows.some(({ days, clock }) => days > 0 || (clock !== '' && clock < values.clock));
  return (
    <Card component="section" aria-labelledby="programme-title" sx={card}>
      <Typography component="h2" id="programme-title" variant="h6" sx={{ fontSize: '1.0625rem' }}>
        {t('programme.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('programme.lead')}
      </Typography>
      {rows.map((row, index) => (
        <ProgrammeRow
          key={row.id}
          row={row}
          name={`programme[${index}].location`}
          day={needsDay ? { first: values.date ?? '', last: Math.max(lasts, row.days, 1) } : null}
          problems={Array.isArray(errors) ? ((errors as RowTexts[])[index] ?? {}) : {}}
          sent={meta.submitFailed ?? false}
          onChange={(change) => set(row.id, change)}
          onRemove={() => remove(row, index)}
        />
      ))}
      {general && <FormHelperText error>{general}</FormHelperText>}
      {rows.length < PROGRAMME_MAX && (
        <Button onClick={add} startIcon={<Add />} sx={inColumn}>
          {t('programme.add')}
        </Button>
      )}
    </Card>
  );
}

type RowTexts = { clock?: string; title?: string };

const card = {
  mt: 2,
  p: { xs: 2.25, sm: 3 },
  display: 'grid',
  gap: 1.5,
  overflow: 'visible',
  borderRadius: '20px',
  boxShadow: '0 16px 40px -28px rgba(42, 35, 32, 0.5)',
} as const;

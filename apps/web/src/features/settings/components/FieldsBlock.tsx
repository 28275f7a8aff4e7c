import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { RSVP_FIELDS_MAX, type RsvpField } from '@festlig/contracts/party';
import { useState } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { usePartyOfPage } from '../../../api/party';
import { Block } from '../../../components/Block';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { PlanLock } from '../../../components/plan/PlanLock';
import { fieldErrorText } from '../../../components/form/use-field-error';
import { inColumn } from '../../../components/in-column';
import { useErrorsT } from '../../../i18n/error-text';
import { newKey } from '../../../lib/new-key';
import { newField, withField } from '../model';
import { FieldRow } from './FieldRow';

/**
 * The host's own questions (rule: settings-fields). Without a plan that has them, none can be added. Removing a saved
 * one warns about its answers first.
 */
export function FieldsBlock() {
  const { t } = useTranslation('settings');
  const errorsT = useErrorsT();
  const { data: party } = usePartyOfPage();
  const { input, meta } = useField<RsvpField[]>('rsvpFields', { allowNull: true });
  const [leaving, setLeaving] = useState<RsvpField>();
  const fields = input.value;
  const saved = new Set(((meta.initial ?? []) as RsvpField[]).map(({ id }) => id));
  const errors: unknown = meta.error ?? (meta.dirtySinceLastSubmit ? undefined : meta.submitError);
  const problem = fieldErrorText(errors, errorsT);
  const problemOf = (index: number) =>
    Array.isArray(errors)
      ? fieldErrorText((errors as ({ name?: unknown } | undefined)[])[index]?.name, errorsT)
      : undefined;
  const remove = (field: RsvpField) => input.onChange(withField(fields, field.id, null));
  const add = () => {
    const field = newField(newKey());
    input.onChange([...fields, field]);
    setTimeout(() => document.getElementById(`rsvp-field-${field.id}`)?.focus());
  };
  return (
    <Block
      title={t('fields.title')}
      lead={t('fields.lead')}
      state={fields.length === 0 ? t('none') : t('fields.brief', { count: fields.length })}
      anchor="fields"
    >
      {fields.map((field, index) => (
        <FieldRow
          key={field.id}
          field={field}
          isFirst={index === 0}
          problem={problemOf(index)}
          sent={meta.submitFailed ?? false}
          onChange={(change) => input.onChange(withField(fields, field.id, change))}
          onRemove={() => (saved.has(field.id) ? setLeaving(field) : remove(field))}
        />
      ))}
      {problem && <FormHelperText error>{problem}</FormHelperText>}
      {party && fields.length < RSVP_FIELDS_MAX && (
        <Box sx={{ alignSelf: 'flex-start' }}>
          <PlanLock feature="rsvp_fields" party={party}>
            <Button onClick={add} startIcon={<Add />} sx={inColumn}>
              {t('fields.add')}
            </Button>
          </PlanLock>
        </Box>
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        title={t('fields.removeTitle', { name: leaving?.name ?? '' })}
        loses
        confirmLabel={t('fields.remove')}
        onCancel={() => setLeaving(undefined)}
        onConfirm={() => {
          if (leaving) remove(leaving);
          setLeaving(undefined);
        }}
      >
        <Typography>{t('fields.removeText')}</Typography>
      </ConfirmDialog>
    </Block>
  );
}

import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { ACTIONS_MAX } from '@festlig/contracts/party';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { Block } from '../../../components/Block';
import { fieldErrorText } from '../../../components/form/use-field-error';
import { inColumn } from '../../../components/in-column';
import { useErrorsT } from '../../../i18n/error-text';
import { newKey } from '../../../lib/new-key';
import { moved, type LinkRow as Row } from '../links.model';
import { LinkRow } from './LinkRow';

/** Links of the host's own, shown to guests below the title (rule: party-actions). */
export function LinksBlock() {
  const { t } = useTranslation('settings');
  const errorsT = useErrorsT();
  const { input, meta } = useField<Row[]>('actions', { allowNull: true });
  const rows = input.value;
  const errors: unknown = meta.error ?? (meta.dirtySinceLastSubmit ? undefined : meta.submitError);
  const general =
    errors && !Array.isArray(errors) ? (fieldErrorText(errors, errorsT) ?? errorsT('invalid')) : undefined;
  const set = (id: string, change: Partial<Row>) =>
    input.onChange(rows.map((row) => (row.id === id ? { ...row, ...change } : row)));
  const add = () => {
    const row = { id: newKey(), address: '', label: '' };
    input.onChange([...rows, row]);
    setTimeout(() => document.getElementById(`link-${row.id}-label`)?.focus());
  };
  return (
    <Block
      title={t('links.title')}
      lead={t('links.lead')}
      state={rows.length === 0 ? t('none') : t('links.brief', { count: rows.length })}
      anchor="links"
    >
      {rows.map((row, index) => (
        <LinkRow
          key={row.id}
          row={row}
          place={{ isFirst: index === 0, isLast: index === rows.length - 1 }}
          problems={Array.isArray(errors) ? ((errors as LinkRowProblems[])[index] ?? {}) : {}}
          sent={meta.submitFailed ?? false}
          onChange={(change) => set(row.id, change)}
          onMove={(by) => input.onChange(moved(rows, index, by))}
          onRemove={() => input.onChange(rows.filter(({ id }) => id !== row.id))}
        />
      ))}
      {general && <FormHelperText error>{general}</FormHelperText>}
      {rows.length < ACTIONS_MAX && (
        <Button onClick={add} startIcon={<Add />} sx={inColumn}>
          {t('links.add')}
        </Button>
      )}
    </Block>
  );
}

type LinkRowProblems = { address?: string; label?: string };

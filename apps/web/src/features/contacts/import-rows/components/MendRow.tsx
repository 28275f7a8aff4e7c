import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { NOTED_FIELDS, type NotedField, type NotedRow } from '@festlig/contracts/contacts';
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstError } from '../../../../api/api-error';
import { ErrorText } from '../../../../components/ErrorText';
import { CallButton } from '../../../../components/form/CallButton';
import type { CodedError } from '../../../../lib/coded-error';
import { useMendImportRowMutation } from '../../api';

interface MendRowProps {
  partyId: string;
  importId: string;
  row: NotedRow;
  onCancel: () => void;
  onMended: () => void;
}

/** The cells of a row, to be written anew; those that still cannot be read are said at their fields. */
export function MendRow({ partyId, importId, row, onCancel, onMended }: MendRowProps) {
  const { t } = useTranslation('contacts');
  const app = useTranslation().t;
  const controls = useTranslation('controls').t;
  const [mend, { isLoading }] = useMendImportRowMutation();
  const [cells, setCells] = useState(row.cells);
  const [checked, setChecked] = useState(row);
  const [problem, setProblem] = useState<CodedError>();
  /** The host begins in the first cell that could not be read. */
  const begin = row.notes.find(({ field, how }) => field !== 'row' && how === 'dropped')?.field ?? 'name';
  const isUnread = (field: NotedField): boolean =>
    (cells[field] ?? '') === (checked.cells[field] ?? '') &&
    checked.notes.some((note) => note.field === field && note.how === 'dropped');
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    setProblem(undefined);
    const changed = NOTED_FIELDS.filter((field) => (cells[field] ?? '') !== (row.cells[field] ?? ''));
    if (changed.length === 0) return onCancel();
    const said = Object.fromEntries(changed.map((field) => [field, cells[field] ?? '']));
    try {
      const now = await mend({ partyId, importId, line: row.line, cells: said }).unwrap();
      setChecked(now);
      if (!now.kinds.some((kind) => kind === 'dropped' || kind === 'wrong')) onMended();
    } catch (thrown) {
      setProblem(firstError(thrown));
    }
  };
  /** Escape leaves the row, and not the import with its file. */
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onCancel();
  };
  return (
    <Box component="form" noValidate onSubmit={(event) => void save(event)} onKeyDown={leave} sx={{ mt: 1.5 }}>
      {problem && (
        <Alert severity="error" sx={{ mb: 1.5 }}>
          <ErrorText of={problem} />
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {NOTED_FIELDS.map((field) => (
          <TextField
            key={field}
            size="small"
            autoFocus={field === begin}
            label={t(`importer.columns.fields.${field}`)}
            value={cells[field] ?? ''}
            onChange={({ target }) => setCells({ ...cells, [field]: target.value })}
            error={isUnread(field)}
            helperText={isUnread(field) ? t('importer.rows.unread') : undefined}
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 1 }}>
        <Button onClick={onCancel}>{app('action.cancel')}</Button>
        <CallButton type="submit" variant="outlined" running={isLoading}>
          {controls('save')}
        </CallButton>
      </Box>
    </Box>
  );
}

import TextField from '@mui/material/TextField';
import type { Sheets } from '@festlig/contracts/contacts';
import { useTranslation } from 'react-i18next';

interface SheetChoiceProps {
  sheets: Sheets;
  onSheet: (sheet: string) => void;
}

/** From which sheet of a spreadsheet the guests are read (rule: import-files). */
export function SheetChoice({ sheets: { names, read }, onSheet }: SheetChoiceProps) {
  const { t } = useTranslation('contacts');
  return (
    <TextField
      select
      label={t('importer.sheet')}
      helperText={t('importer.sheetHint', { count: names.length })}
      value={read}
      onChange={({ target }) => onSheet(target.value)}
      slotProps={{ select: { native: true } }}
    >
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </TextField>
  );
}

import { useTranslation } from 'react-i18next';
import { TextField } from '../../../components/form/TextField';

/** The host's words, one paragraph after the other. */
export function BodyField({ autoFocus }: { autoFocus: boolean }) {
  const { t } = useTranslation('party-page');
  return (
    <TextField
      name="text"
      label={t('edit.body')}
      helperText={t('edit.bodyHint')}
      multiline
      minRows={5}
      autoFocus={autoFocus}
      slotProps={{ htmlInput: { style: { fontSize: '1.2rem', lineHeight: 1.6 } } }}
    />
  );
}

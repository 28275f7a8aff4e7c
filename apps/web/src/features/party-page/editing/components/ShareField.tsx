import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../components/form/TextField';

/** Chats show about this many characters. */
const SHOWN = 200;

/** The party's `description`: the text of a link preview in a chat, before time and place (rule: page-description). */
export function ShareField() {
  const { t } = useTranslation('page-editor');
  return (
    <Container maxWidth="sm" sx={{ pb: { xs: 4, sm: 7 } }}>
      <TextField
        name="description"
        label={t('share')}
        helperText={t('shareHint')}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: SHOWN } }}
      />
    </Container>
  );
}

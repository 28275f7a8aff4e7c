import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useId, useState } from 'react';
import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { FoldButton } from '../../../../components/FoldButton';
import { TextField } from '../../../../components/form/TextField';
import { useIsPhone } from '../../../../components/use-is-phone';
import type { EditValues } from '../edit-form.model';

/** Chats show about this many characters. */
const SHOWN = 200;

/**
 * The party's `description`, the text of a link preview in a chat, before time and place (rule: page-description). Few hosts change it:
 * on a phone it is behind a button, unless it is refused (rule: edit-folded).
 */
export function AroundFields() {
  const { t } = useTranslation('page-editor');
  const id = useId();
  const isPhone = useIsPhone();
  const { submitErrors } = useFormState<EditValues>({ subscription: { submitErrors: true } });
  const [chosen, setChosen] = useState(false);
  const isOpen = chosen || submitErrors?.['description'] !== undefined;
  return (
    <Container maxWidth="sm" sx={{ pb: { xs: 4, sm: 7 } }}>
      {isPhone && <FoldButton label={t('around')} controls={id} isOpen={isOpen} onToggle={() => setChosen(!isOpen)} />}
      <Box id={id} hidden={isPhone && !isOpen} sx={{ '&:not([hidden])': { mt: { xs: 3, sm: 0 } } }}>
        <TextField
          name="description"
          label={t('share')}
          helperText={t('shareHint')}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: SHOWN } }}
        />
      </Box>
    </Container>
  );
}

import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useId, useState } from 'react';
import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { FoldButton } from '../../../../components/FoldButton';
import { TextField } from '../../../../components/form/TextField';
import { useIsPhone } from '../../../../components/use-is-phone';
import type { EditValues } from '../edit-form.model';
import type { Named } from '../../model';

/** Most characters of who invites, as the contract has it. */
const LONGEST = 100;
/** Chats show about this many characters. */
const SHOWN = 200;

/**
 * What stands around the page's own text: who invites, where that is not the account alone, and the party's `description`, the
 * text of a link preview in a chat, before time and place (rules: party-invited-by, page-description). Few hosts change them: on a phone
 * they are behind a button, unless somebody was named or one of them is refused (rule: edit-folded).
 */
export function AroundFields({ hostName }: Pick<Named, 'hostName'>) {
  const { t } = useTranslation('page-editor');
  const id = useId();
  const isPhone = useIsPhone();
  const { initialValues, submitErrors } = useFormState<EditValues>({
    subscription: { initialValues: true, submitErrors: true },
  });
  const [chosen, setChosen] = useState<boolean>();
  const isRefused = submitErrors?.['invitedBy'] !== undefined || submitErrors?.['description'] !== undefined;
  const isOpen = isRefused || (chosen ?? Boolean(initialValues?.invitedBy));
  return (
    <Container maxWidth="sm" sx={{ pb: { xs: 4, sm: 7 } }}>
      {isPhone && <FoldButton label={t('around')} controls={id} isOpen={isOpen} onToggle={() => setChosen(!isOpen)} />}
      <Box
        id={id}
        hidden={isPhone && !isOpen}
        sx={{ '&:not([hidden])': { display: 'grid', gap: 3, mt: { xs: 3, sm: 0 } } }}
      >
        <TextField
          name="invitedBy"
          label={t('invitedBy')}
          helperText={t('invitedByHint', { name: hostName ?? t('ownName') })}
          slotProps={{ htmlInput: { maxLength: LONGEST } }}
        />
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

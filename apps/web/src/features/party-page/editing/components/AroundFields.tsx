import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../components/form/TextField';
import type { Named } from '../../model';

/** Most characters of who invites, as the contract has it. */
const LONGEST = 100;
/** Chats show about this many characters. */
const SHOWN = 200;

/**
 * What stands around the page's own text: who invites, where that is not the account alone, and the party's `description`, the
 * text of a link preview in a chat, before time and place (rules: party-invited-by, page-description).
 */
export function AroundFields({ hostName }: Pick<Named, 'hostName'>) {
  const { t } = useTranslation('page-editor');
  return (
    <Container maxWidth="sm" sx={{ display: 'grid', gap: 3, pb: { xs: 4, sm: 7 } }}>
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
    </Container>
  );
}

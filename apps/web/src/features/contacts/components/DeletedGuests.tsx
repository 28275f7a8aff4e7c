import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ErrorText } from '../../../components/ErrorText';
import { UndoLine } from '../../../components/UndoLine';
import { ChangeProgress } from '../list/components/ChangeProgress';
import type { useDeleted } from '../use-deleted';

/** Above the list: who was just deleted, and the way back until the next deletion (rule: contact-deleted). */
export function DeletedGuests({ deleted, problem, running, broken, pending, onUndo }: ReturnType<typeof useDeleted>) {
  const { t } = useTranslation('contacts');
  if (!deleted) return null;
  return (
    <Box sx={{ mb: 1.5 }}>
      <UndoLine
        // Another deletion is announced, and its button gets the focus.
        key={'changeId' in deleted ? deleted.changeId : deleted.contactId}
        text={deleted.text}
        undo={t('remove.undo')}
        pending={pending}
        onUndo={() => void onUndo()}
      />
      {running && <ChangeProgress change={running} broken={broken} />}
      {problem && (
        <Box role="alert" sx={{ mt: 1, color: 'error.main' }}>
          <ErrorText of={problem} />
        </Box>
      )}
    </Box>
  );
}

import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { firstError } from '../../../../api/api-error';
import { useListCohostsQuery, useUpdateCohostMutation } from '../../../../api/settings';
import type { CodedError } from '../../../../lib/coded-error';

interface CohostChoiceProps {
  partyId: string;
  onProblem: (problem: CodedError | undefined) => void;
}

/** A co-host's own choice to see and reserve as guests do (rule: wish-cohost-choice). */
export function CohostChoice({ partyId, onProblem }: CohostChoiceProps) {
  const { t } = useTranslation('wish-editor');
  const hintId = useId();
  const { data } = useListCohostsQuery({ partyId });
  const [update, { isLoading, originalArgs }] = useUpdateCohostMutation();
  const own = data?.cohostInvites.find(({ isMine }) => isMine);
  if (!own) return null;
  const change = async (wishes: boolean) => {
    onProblem(undefined);
    try {
      await update({ partyId, inviteId: own.id, wishes }).unwrap();
    } catch (thrown) {
      onProblem(firstError(thrown));
    }
  };
  return (
    <Box sx={{ pb: 0.5 }}>
      <FormControlLabel
        label={t('cohost.label')}
        control={
          <Switch
            checked={(isLoading ? originalArgs?.wishes : undefined) ?? own.wishes}
            onChange={(_, checked) => void change(checked)}
            slotProps={{ input: { 'aria-describedby': hintId } }}
          />
        }
        sx={{ minHeight: 44 }}
      />
      <Typography id={hintId} variant="body2" color="textSecondary" sx={{ ml: '47px' }}>
        {t('cohost.hint')}
      </Typography>
    </Box>
  );
}

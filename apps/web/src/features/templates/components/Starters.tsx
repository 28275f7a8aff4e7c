import Box from '@mui/material/Box';
import { STARTERS } from '@festlig/domain/messaging/telling-template';
import { useTranslation } from 'react-i18next';
import { ChoiceChip } from '../../../components/ChoiceChip';
import type { Starter } from '../model';

interface StartersProps {
  /** The one whose words are there now. */
  chosen: Starter | undefined;
  onChoose: (starter: Starter) => void;
}

/** Ready words with which a host begins a message (rule: message-starters). */
export function Starters({ chosen, onChoose }: StartersProps) {
  const { t } = useTranslation('invitations');
  return (
    <Box role="group" aria-label={t('starters.title')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      {STARTERS.map((starter) => (
        <ChoiceChip
          key={starter}
          label={t(`starters.${starter}`)}
          on={starter === chosen}
          onClick={() => onChoose(starter)}
        />
      ))}
    </Box>
  );
}

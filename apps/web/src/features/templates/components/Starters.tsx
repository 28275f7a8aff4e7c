import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { STARTERS } from '@festlig/domain/messaging/telling-template';
import { useId } from 'react';
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
  const id = useId();
  return (
    <div>
      <Typography id={id} sx={{ fontWeight: 600, mb: 1 }}>
        {t('starters.title')}
      </Typography>
      <Box role="group" aria-labelledby={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {STARTERS.map((starter) => (
          <ChoiceChip
            key={starter}
            label={t(`starters.${starter}`)}
            on={starter === chosen}
            onClick={() => onChoose(starter)}
          />
        ))}
      </Box>
    </div>
  );
}

import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../components/form/TextField';
import { PlaceField } from '../../../../components/PlaceField';
import type { Block, Named } from '../../model';
import { EndFields } from '../../occasion/components/EndFields';
import { ZoneChoice } from '../../occasion/components/ZoneChoice';

const labelAbove = { inputLabel: { shrink: true } };

/** Most characters of who invites, as the contract has it. */
const LONGEST = 100;

interface FactFieldsProps extends Pick<Named, 'hostName'> {
  focus: Block | undefined;
  started: boolean;
}

/**
 * Fields for who invites, which the page says directly above (rule: party-invited-by), when, where and by when to reply. The date is
 * read-only once the event has begun.
 */
export function FactFields({ hostName, focus, started }: FactFieldsProps) {
  const { t } = useTranslation('page-editor');
  return (
    <Card
      sx={{
        containerType: 'inline-size',
        p: { xs: 2.25, sm: 3 },
        borderRadius: '20px',
        boxShadow: '0 16px 40px -28px rgba(42, 35, 32, 0.5)',
      }}
    >
      <Box
        sx={{
          display: 'grid',
          rowGap: 2.5,
          columnGap: { xs: 1.25, sm: 2.5 },
          // A clock with am or pm needs nearly as much room as a date.
          gridTemplateColumns: '1.1fr 1fr',
          // In the frame of the classic layout a phone has no room for both.
          '@container (max-width: 299.98px)': { gridTemplateColumns: '1fr' },
          '& > *': { minWidth: 0 },
        }}
      >
        <Box sx={wholeRow}>
          <TextField
            name="invitedBy"
            label={t('invitedBy')}
            helperText={t('invitedByHint', { name: hostName ?? t('ownName') })}
            slotProps={{ htmlInput: { maxLength: LONGEST } }}
          />
        </Box>
        <TextField
          name="date"
          type="date"
          label={t('date')}
          disabled={started}
          helperText={started ? t('started') : undefined}
          autoFocus={focus === 'date'}
          slotProps={labelAbove}
        />
        <TextField name="clock" type="time" label={t('clock')} disabled={started} slotProps={labelAbove} />
        <Box sx={wholeRow}>
          <EndFields />
        </Box>
        <Box sx={wholeRow}>
          <PlaceField name="location" label={t('place')} typedHint={t('placeTyped')} autoFocus={focus === 'place'} />
        </Box>
        <Box sx={wholeRow}>
          <TextField
            name="suDate"
            type="date"
            label={t('replyBy')}
            helperText={t('replyByHint')}
            autoFocus={focus === 'replyBy'}
            slotProps={labelAbove}
          />
        </Box>
        <Box sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
          <ZoneChoice disabled={started} />
        </Box>
      </Box>
    </Card>
  );
}

const wholeRow = { gridColumn: '1 / -1' } as const;

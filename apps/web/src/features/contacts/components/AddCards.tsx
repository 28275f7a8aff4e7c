import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AddWay } from '../use-add-ways';

/** The ways to add guests where there are none yet: side by side, on a phone in lines (rule: guests-added). */
export const AddCards = ({ ways }: { ways: readonly AddWay[] }) => (
  <Box sx={grid}>
    {ways.map(({ name, text, icon, onPress }) => (
      <Button key={name} variant="outlined" onClick={onPress} sx={card}>
        {icon}
        <span>
          {name}
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {text}
          </Typography>
        </span>
      </Button>
    ))}
  </Box>
);

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
  gap: 1.5,
  mx: 'auto',
  maxWidth: 720,
} as const;
const card = {
  flexDirection: { xs: 'row', sm: 'column' },
  justifyContent: { xs: 'flex-start', sm: 'center' },
  textAlign: { xs: 'left', sm: 'center' },
  gap: { xs: 2, sm: 1 },
  px: 2,
  py: { xs: 1.25, sm: 2.5 },
  borderRadius: 3,
  bgcolor: 'background.paper',
} as const;

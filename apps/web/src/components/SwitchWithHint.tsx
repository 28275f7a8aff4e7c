import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch, { type SwitchProps } from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface SwitchWithHintProps extends Omit<SwitchProps, 'onChange'> {
  label: string;
  hint?: string | undefined;
  onChange: (checked: boolean) => void;
}

/** A switch with an explanation below. */
export function SwitchWithHint({ label, hint, onChange, ...rest }: SwitchWithHintProps) {
  const hintId = useId();
  return (
    <Box>
      <FormControlLabel
        label={label}
        control={
          <Switch
            {...rest}
            onChange={(_, checked) => onChange(checked)}
            slotProps={{ input: hint ? { 'aria-describedby': hintId } : {} }}
          />
        }
      />
      {hint && (
        <Typography id={hintId} variant="body2" color="textSecondary" sx={{ ml: '47px', maxWidth: '56ch' }}>
          {hint}
        </Typography>
      )}
    </Box>
  );
}

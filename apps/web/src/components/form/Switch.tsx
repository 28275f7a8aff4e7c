import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MuiSwitch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useField } from 'react-final-form';

interface SwitchProps {
  name: string;
  label: string;
  hint?: string;
  /** Whether the form's value is the opposite of what the label says. */
  inverted?: boolean;
  disabled?: boolean;
}

/** A switch of a Form, with an explanation below. */
export function Switch({ name, label, hint, inverted = false, disabled = false }: SwitchProps) {
  const { input } = useField<boolean>(name);
  const hintId = `switch-${name}-hint`;
  return (
    <Box>
      <FormControlLabel
        label={label}
        control={
          <MuiSwitch
            name={name}
            disabled={disabled}
            checked={input.value !== inverted}
            onChange={(_, checked) => input.onChange(checked !== inverted)}
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

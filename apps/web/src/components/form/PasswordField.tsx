import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from './TextField';

interface PasswordFieldProps {
  name?: string;
  /** Needed where another form on the page has a field of the same name. */
  id?: string;
  label: string;
  /** Makes password managers suggest a new password instead of filling in a stored one. */
  isNew: boolean;
  helperText?: ReactNode;
  autoFocus?: boolean;
}

/** A password field that can show what is typed. */
export function PasswordField({ name = 'password', isNew, ...props }: PasswordFieldProps) {
  const { t } = useTranslation('controls');
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      name={name}
      type={shown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      slotProps={{
        // What becomes of a password that is being chosen is read out as it changes.
        ...(isNew && { formHelperText: { role: 'status' } }),
        // Set on the input only: the field's own `required` would leave room for a star that our labels do not have.
        htmlInput: { required: true },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={t(shown ? 'password.hide' : 'password.show')}
                onClick={() => setShown(!shown)}
              >
                {shown ? <VisibilityOff /> : <Visibility />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

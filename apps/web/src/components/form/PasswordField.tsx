import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from './TextField';

interface PasswordFieldProps {
  name?: string;
  /** Where another form of the page has a field of the same name. */
  id?: string;
  label: string;
  /** Password managers offer to make one up, instead of the one they keep. */
  isNew: boolean;
  helperText?: string;
  autoFocus?: boolean;
}

/** A password that can be shown. */
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
        // On the input alone: the field's own `required` keeps room for a star that our labels have not.
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

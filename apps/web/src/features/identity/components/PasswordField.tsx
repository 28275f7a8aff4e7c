import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../components/form/TextField';

/** A password that can be shown, so that nobody needs to write it twice. */
export function PasswordField({ isNew, helperText }: { isNew: boolean; helperText?: string }) {
  const { t } = useTranslation('identity');
  const [shown, setShown] = useState(false);
  return (
    <TextField
      name="password"
      label={t('field.password')}
      type={shown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      required
      helperText={helperText}
      slotProps={{
        inputLabel: { required: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={t(shown ? 'field.hidePassword' : 'field.showPassword')}
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

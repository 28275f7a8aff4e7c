import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linkAddress } from './link-address';
import { Dialog } from '../Dialog';
import { useRequired } from '../form/use-required';

/** A range of the text (in Quill's characters) and the address it links to; '' when it is no link. */
export interface LinkPlace {
  index: number;
  length: number;
  address: string;
}

interface LinkDialogProps {
  place: LinkPlace;
  /** An address with its protocol, or '' to remove the link. */
  onLink: (address: string) => void;
  onCancel: () => void;
}

/**
 * Asks for the address of a link. It is a form of its own and stops its submit event, because React may nest it inside
 * another form.
 */
export function LinkDialog({ place, onLink, onCancel }: LinkDialogProps) {
  const { t } = useTranslation(['editor', 'app']);
  const id = useId();
  const [typed, setTyped] = useState(place.address);
  const { field, isFilled } = useRequired(typed.trim() === '');
  return (
    <Dialog open onClose={onCancel} aria-labelledby={id} maxWidth="xs" fullWidth disableRestoreFocus>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (isFilled()) onLink(linkAddress(typed));
        }}
      >
        <DialogTitle id={id}>{t('link.title')}</DialogTitle>
        <DialogContent>
          <TextField
            {...field}
            fullWidth
            autoFocus
            margin="dense"
            label={t('link.address')}
            placeholder="www."
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            slotProps={{ htmlInput: { inputMode: 'url', autoCapitalize: 'none', maxLength: 2000 } }}
          />
        </DialogContent>
        <DialogActions>
          {place.address !== '' && (
            <Button onClick={() => onLink('')} sx={{ mr: 'auto' }}>
              {t('link.remove')}
            </Button>
          )}
          <Button onClick={onCancel}>{t('app:action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('link.insert')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

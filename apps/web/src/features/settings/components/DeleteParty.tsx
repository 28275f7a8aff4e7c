import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Party } from '@festlig/contracts/party';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { useToast } from '../../../components/Toaster';
import { useLangPath } from '../../../i18n/use-language';
import { useDeletePartyMutation } from '../api';
import { isWord } from '../model';
import { Block } from '../../../components/Block';

/** Takes the party down, once the word is typed (spec section 5). For its owner alone. */
export function DeleteParty({ party }: { party: Party }) {
  const { t } = useTranslation('settings');
  const langPath = useLangPath();
  const navigate = useNavigate();
  const toast = useToast();
  const [remove, { isLoading }] = useDeletePartyMutation();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<'word' | 'failed'>();
  const word = t('delete.word');
  const close = () => {
    setOpen(false);
    setTyped('');
    setProblem(undefined);
  };
  const confirm = async () => {
    if (!isWord(typed, word)) return setProblem('word');
    try {
      await remove({ partyId: party.id }).unwrap();
      toast(t('delete.done', { title: party.title }));
      void navigate(langPath('/parties'));
    } catch {
      setProblem('failed');
    }
  };
  return (
    <Block title={t('delete.title')} lead={t('delete.lead')}>
      <Button color="error" variant="outlined" onClick={() => setOpen(true)} sx={{ alignSelf: 'flex-start' }}>
        {t('delete.open')}
      </Button>
      <ConfirmDialog
        open={open}
        title={t('delete.question', { title: party.title })}
        confirmLabel={t('delete.confirm')}
        pending={isLoading}
        problem={problem === 'failed' ? t('delete.failed') : undefined}
        onConfirm={() => void confirm()}
        onCancel={close}
      >
        <Typography sx={{ mb: 2 }}>{t('delete.text', { word })}</Typography>
        <TextField
          fullWidth
          autoFocus
          autoComplete="off"
          label={t('delete.label', { word })}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem(undefined);
          }}
          onKeyDown={(event) => event.key === 'Enter' && void confirm()}
          error={problem === 'word'}
          helperText={problem === 'word' ? t('delete.mismatch', { word }) : undefined}
        />
      </ConfirmDialog>
    </Block>
  );
}

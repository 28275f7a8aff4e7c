import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/ConfirmDialog';

/** Asks before an address is changed that guests may have (rule: slug-change-asked). */
export function useAskAddress() {
  const { t } = useTranslation('settings');
  const [asked, setAsked] = useState<{ from: string; to: string; answer: (isSure: boolean) => void }>();
  const ask = (from: string, to: string) =>
    new Promise<boolean>((resolve) => {
      const answer = (isSure: boolean) => {
        setAsked(undefined);
        resolve(isSure);
      };
      setAsked({ from, to, answer });
    });
  const dialog = (
    <ConfirmDialog
      open={asked !== undefined}
      title={t(asked?.to === '' ? 'address.removeTitle' : 'address.changeTitle')}
      confirmLabel={t(asked?.to === '' ? 'address.remove' : 'address.change')}
      onCancel={() => asked?.answer(false)}
      onConfirm={() => asked?.answer(true)}
    >
      <Typography>{t('address.changeText', { from: asked?.from ?? '' })}</Typography>
    </ConfirmDialog>
  );
  return { ask, dialog };
}

import type { ShownSession } from '@festlig/contracts/identity';
import Chip from '@mui/material/Chip';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import { CallButton } from '../../../components/form/CallButton';
import { firstError } from '../../../api/api-error';
import { ErrorText } from '../../../components/ErrorText';
import { useToast } from '../../../components/Toaster';
import { useMoment } from '../../../components/use-moment';
import { useEndSessionMutation } from '../api';

/** One session: its browser in words, when it began and was used last, and a button that ends it. */
export function SessionRow({ session }: { session: ShownSession }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const moment = useMoment();
  const [end, { isLoading }] = useEndSessionMutation();
  const { browser, system, startedAt, usedAt, current } = session;
  const name = t('sessions.device', {
    browser: t(`sessions.browsers.${browser}`),
    system: t(`sessions.systems.${system}`),
  });
  const times = [
    ...(startedAt === null ? [] : [t('sessions.began', { when: moment(startedAt) })]),
    ...(usedAt === null || current ? [] : [t('sessions.used', { when: moment(usedAt) })]),
  ];
  const logOut = async () => {
    try {
      await end({ sessionId: session.id }).unwrap();
      toast(t('sessions.ended'));
    } catch (thrown) {
      toast(<ErrorText of={firstError(thrown)} />, { severity: 'error' });
    }
  };
  return (
    <ListItem tabIndex={-1} disableGutters divider sx={{ gap: 2, minHeight: 64 }}>
      <ListItemText primary={name} secondary={times.join(' · ')} />
      {current ? (
        <Chip label={t('sessions.current')} />
      ) : (
        <CallButton
          running={isLoading}
          aria-label={t('sessions.endNamed', { name })}
          onClick={() => void logOut()}
          sx={{ flexShrink: 0 }}
        >
          {t('sessions.end')}
        </CallButton>
      )}
    </ListItem>
  );
}

import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useGetSendingLimitQuery } from '../../../../api/sending-limit';

interface ImportReachProps {
  partyId: string;
  /** How many guests will be added, how many of them can get e-mail, and how many of the others texts. */
  count: number;
  mail: number;
  text: number;
  /** How many of them cannot because they have no e-mail. */
  mailLess: number;
}

/**
 * How many of the guests an invitation would reach today by mail, how many only by text, and how many it would not, which are all
 * of them; and whether the account's daily limit is lower.
 */
export function ImportReach({ partyId, count, mail, text, mailLess }: ImportReachProps) {
  const { t } = useTranslation('contacts');
  const summary = useTranslation('import-summary').t;
  const { data } = useGetSendingLimitQuery({ partyId }, { skip: mail === 0 });
  const today = data?.today ?? null;
  const unreached = count - mail - text;
  const hasLeft = count - mail - mailLess;
  if (count === 0) return null;
  return (
    <>
      <Typography color="textSecondary">
        {mail === count
          ? summary('reachAll', { count })
          : `${summary('reach', { mail })}${text > 0 ? summary('reachText', { text }) : ''}${
              unreached > 0 ? summary('reachNone', { count: unreached }) : ''
            }.`}
        {hasLeft > 0 && ` ${summary('hasLeft', { count: hasLeft })}`}
      </Typography>
      {today !== null && mail > today && (
        <Alert severity="info" sx={{ mt: 1.5 }}>
          {today > 0 ? t('importer.review.today', { count: today }) : t('importer.review.todayNone')}
        </Alert>
      )}
    </>
  );
}

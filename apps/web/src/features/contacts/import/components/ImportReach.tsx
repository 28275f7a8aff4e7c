import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useGetSendingLimitQuery } from '../../../../api/sending-limit';

interface ImportReachProps {
  partyId: string;
  /** How many guests will be added, and how many of them can get e-mail and texts. */
  count: number;
  mail: number;
  text: number;
  /** How many of them cannot because they have no e-mail. */
  mailLess: number;
}

/**
 * How many of the guests an invitation would reach today, in the words of the summary before a send; and whether the
 * account's daily limit is lower.
 */
export function ImportReach({ partyId, count, mail, text, mailLess }: ImportReachProps) {
  const { t } = useTranslation('contacts');
  const { data } = useGetSendingLimitQuery({ partyId }, { skip: mail === 0 });
  const today = data?.today ?? null;
  const hasLeft = count - mail - mailLess;
  if (count === 0) return null;
  return (
    <>
      <Typography color="textSecondary">
        {text > 0
          ? t('importer.review.reachText', { mail, text })
          : mail === count
            ? t('importer.review.reachAll', { count })
            : t('importer.review.reach', { mail })}
        {hasLeft > 0 && ` ${t('importer.review.hasLeft', { count: hasLeft })}`}
      </Typography>
      {today !== null && mail > today && (
        <Alert severity="info" sx={{ mt: 1.5 }}>
          {today > 0 ? t('importer.review.today', { count: today }) : t('importer.review.todayNone')}
        </Alert>
      )}
    </>
  );
}

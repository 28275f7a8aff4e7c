import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface ImportReachProps {
  /** Guests who come along, and those of them a mail reaches. */
  count: number;
  mail: number;
  /** Those it does not reach because they have no e-mail. */
  mailLess: number;
}

/** How many of the guests an invitation finds today: as the summary before a send will say it. */
export function ImportReach({ count, mail, mailLess }: ImportReachProps) {
  const { t } = useTranslation('contacts');
  const hasLeft = count - mail - mailLess;
  if (count === 0) return null;
  return (
    <Typography color="text.secondary">
      {mail === count ? t('importer.review.reachAll', { count }) : t('importer.review.reach', { mail })}
      {hasLeft > 0 && ` ${t('importer.review.hasLeft', { count: hasLeft })}`}
    </Typography>
  );
}

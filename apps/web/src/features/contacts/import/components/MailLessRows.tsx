import type { MailLess } from '@festlig/contracts/contacts';
import { useTranslation } from 'react-i18next';
import { ImportRows } from './ImportRows';

interface MailLessRowsProps {
  /** How many guests there are; `rows` are the first of them. */
  count: number;
  rows: readonly MailLess[];
}

const reasonOf = ({ hasPhone, abroad }: MailLess) => (hasPhone ? (abroad ? 'abroad' : 'phone') : 'none');

/** Guests without an e-mail: they have a phone only, or neither. Renders nothing when there are none. */
export function MailLessRows({ count, rows }: MailLessRowsProps) {
  const { t } = useTranslation('contacts');
  if (count === 0) return null;
  return (
    <ImportRows
      title={t('importer.unreachable.title', { count })}
      text={t('importer.unreachable.text', { count })}
      count={count}
      rows={rows.map((row) => ({ ...row, reason: t(`importer.unreachable.${reasonOf(row)}`) }))}
    />
  );
}

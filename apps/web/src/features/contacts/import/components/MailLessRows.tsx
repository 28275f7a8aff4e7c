import type { MailLess } from '@festlig/contracts/contacts';
import { useTranslation } from 'react-i18next';
import { ImportRows } from './ImportRows';

interface MailLessRowsProps {
  /** How many there are; `rows` are the first of them. */
  count: number;
  rows: readonly MailLess[];
  /** They are on the list, or will be. */
  imported?: boolean;
}

/** Guests no mail reaches, and so no invitation yet: a phone only, or not even that. Nothing when there are none. */
export function MailLessRows({ count, rows, imported = false }: MailLessRowsProps) {
  const { t } = useTranslation('contacts');
  if (count === 0) return null;
  return (
    <ImportRows
      title={t('importer.unreachable.title', { count })}
      text={t(imported ? 'importer.unreachable.notYet' : 'importer.unreachable.later', { count })}
      count={count}
      rows={rows.map((row) => ({ ...row, reason: t(`importer.unreachable.${row.hasPhone ? 'phone' : 'none'}`) }))}
    />
  );
}

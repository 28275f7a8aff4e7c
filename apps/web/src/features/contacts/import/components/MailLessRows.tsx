import type { MailLess } from '@festlig/contracts/contacts';
import { useTranslation } from 'react-i18next';
import { ImportRows } from './ImportRows';

interface MailLessRowsProps {
  /** How many guests there are; `rows` are the first of them. */
  count: number;
  rows: readonly MailLess[];
  /** Whether the guests are on the list already, or will be after the import. */
  imported?: boolean;
}

/**
 * Guests without an e-mail, who cannot be invited yet: they have a phone only, or neither. Renders nothing when there
 * are none.
 */
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

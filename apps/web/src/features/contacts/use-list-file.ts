import type { GuestState } from '@festlig/contracts/contacts';
import { exportContacts } from '@festlig/contracts/contacts/http';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../api/address-of';

/** A guest list as it is shown. */
export interface ShownList {
  partyId: string;
  /** What restricts the list; empty for the whole list. */
  narrowed: { search?: string; state?: GuestState; tag?: string };
  /** How many guests there are; with `atLeast` there are more. Undefined until known. */
  found: { total: number; atLeast: boolean } | undefined;
}

/**
 * The link to the file of a guest list; during a search or with a filter the file holds every guest found. Null when that is
 * nobody (rule: contact-export).
 */
export function useListFile({ partyId, narrowed, found }: ShownList): { href: string; label: string } | null {
  const { t } = useTranslation('contacts');
  const count = found?.total ?? 0;
  const href = addressOf(exportContacts, { partyId, ...narrowed });
  if (Object.keys(narrowed).length === 0) return { href, label: t('export') };
  if (count === 0) return null;
  return { href, label: found?.atLeast ? t('exportFoundMore') : t('exportFound', { count }) };
}

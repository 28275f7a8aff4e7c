import type { Contact } from '@festlig/contracts/contacts';
import type { ContactEntry } from '@festlig/domain/contacts/check-contact';
import { showPhone } from '@festlig/domain/contacts/phone';
import { useTranslation } from 'react-i18next';
import { saveOrSettle } from '../../api/edit-clash';
import { useFieldClash } from '../../components/use-field-clash';
import { useLazyGetContactQuery, useUpdateContactMutation } from './api';

const ORDER = ['name', 'email', 'receiveEmail', 'phone', 'receiveSms', 'maxPeople', 'tags', 'note'] as const;

/**
 * Saves the host's changes to a guest; when another host has changed the same fields, this host is asked which to keep.
 */
export function useSaveContact(partyId: string) {
  const { t } = useTranslation(['contacts', 'controls']);
  const [update] = useUpdateContactMutation();
  const [read] = useLazyGetContactQuery();
  const label: Record<keyof ContactEntry, string> = {
    name: t('form.name'),
    email: t('form.email'),
    receiveEmail: t('form.receiveEmail'),
    phone: t('form.phone'),
    receiveSms: t('form.receiveSms'),
    maxPeople: t('form.people'),
    tags: t('form.tags'),
    note: t('form.note'),
  };
  const shown = (field: keyof ContactEntry, value: ContactEntry[keyof ContactEntry] | undefined): string => {
    if (typeof value === 'boolean') return value ? t('controls:clash.on') : t('controls:clash.off');
    if (Array.isArray(value)) return value.join(', ');
    if (field === 'maxPeople') return typeof value === 'number' ? t('max', { count: value }) : t('form.anyNumber');
    return field === 'phone' && value ? showPhone(String(value)) : String(value ?? '');
  };
  const { asked, settle } = useFieldClash<ContactEntry, Contact>({ order: ORDER, label, shown });
  /** Returns the guest as saved. */
  const save = async (base: Contact, change: Partial<ContactEntry>): Promise<Contact> => {
    if (Object.keys(change).length === 0) return base;
    const named = { partyId, contactId: base.id };
    return saveOrSettle<Partial<ContactEntry>, Contact>({
      base,
      change,
      write: (changes, ifMatch) => update({ ...named, ...changes, ifMatch }).unwrap(),
      read: () => read(named).unwrap(),
      settle,
    });
  };
  return { asked, save };
}

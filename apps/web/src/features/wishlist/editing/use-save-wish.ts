import type { Wish, WishFields } from '@festlig/contracts/party';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveOrSettle } from '../../../api/edit-clash';
import { useFieldClash } from '../../../components/use-field-clash';
import { newKey } from '../../../lib/new-key';
import { useCreateWishMutation, useLazyListWishesQuery, useUpdateWishMutation } from '../api';
import { wishChange, wishEntry, wishValues, type WishValues } from './wish-form.model';

const ORDER = ['link', 'title', 'image', 'price', 'wanted', 'details', 'isGroup'] as const;

/** Adds a wish or saves its change; when another host has changed the same fields, this host is asked which to keep. */
export function useSaveWish(partyId: string) {
  const { t } = useTranslation('wish-editor');
  const [create] = useCreateWishMutation();
  const [update] = useUpdateWishMutation();
  const [formKey] = useState(() => newKey());
  const isRepeated = useRef(false);
  const [list] = useLazyListWishesQuery();
  const label: Record<keyof WishFields, string> = {
    link: t('form.link'),
    title: t('form.title'),
    image: t('form.picture'),
    price: t('form.price'),
    wanted: t('form.wanted'),
    details: t('form.details'),
    isGroup: t('form.group'),
  };
  const shown = (field: keyof WishFields, value: WishFields[keyof WishFields] | undefined): string => {
    if (typeof value === 'boolean') return t(value ? 'form.yes' : 'form.no');
    if (value === null || value === undefined) return t('form.nothing');
    return field === 'image' ? t('form.image') : String(value);
  };
  const { asked, settle } = useFieldClash<WishFields, Wish>({ order: ORDER, label, shown });
  const read = async (wish: Wish): Promise<Wish> => {
    const { items } = await list({ partyId }).unwrap();
    return items.find(({ id }) => id === wish.id) ?? wish;
  };
  const change = (base: Wish, changes: Partial<WishFields>) =>
    saveOrSettle<Partial<WishFields>, Wish>({
      base,
      change: changes,
      write: (written, ifMatch) => update({ partyId, wishId: base.id, ...written, ifMatch }).unwrap(),
      read: () => read(base),
      settle,
    });
  /** A request whose answer was lost is repeated with its key, which adds no second wish (rule: wish-added-once). */
  const add = async (values: WishValues) => {
    const again = isRepeated.current;
    isRepeated.current = true;
    const wish = await create({ partyId, formKey, ...wishEntry(values) }).unwrap();
    // An earlier request may have added it as the form was then.
    const changes = again ? wishChange(wishValues(wish), values) : {};
    if (Object.keys(changes).length > 0) await change(wish, changes);
  };
  return { asked, add, change };
}

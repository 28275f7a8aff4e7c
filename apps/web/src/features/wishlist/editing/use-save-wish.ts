import type { Wish, WishFields } from '@festlig/contracts/party';
import { useTranslation } from 'react-i18next';
import { saveOrSettle } from '../../../api/edit-clash';
import { useFieldClash } from '../../../components/use-field-clash';
import { useCreateWishMutation, useLazyListWishesQuery, useUpdateWishMutation } from '../api';

const ORDER = ['link', 'title', 'image', 'price', 'wanted', 'isGroup'] as const;

/** Adds a wish or saves its change; when another host has changed the same fields, this host is asked which to keep. */
export function useSaveWish(partyId: string) {
  const { t } = useTranslation('wish-editor');
  const [create] = useCreateWishMutation();
  const [update] = useUpdateWishMutation();
  const [list] = useLazyListWishesQuery();
  const label: Record<keyof WishFields, string> = {
    link: t('form.link'),
    title: t('form.title'),
    image: t('form.picture'),
    price: t('form.price'),
    wanted: t('form.wanted'),
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
  return {
    asked,
    add: (fields: WishFields) => create({ partyId, ...fields }).unwrap(),
    change: (base: Wish, change: Partial<WishFields>) =>
      saveOrSettle<Partial<WishFields>, Wish>({
        base,
        change,
        write: (changes, ifMatch) => update({ partyId, wishId: base.id, ...changes, ifMatch }).unwrap(),
        read: () => read(base),
        settle,
      }),
  };
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Wish } from '@festlig/contracts/party';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../api/session';
import { drawingsOf } from '../drawing.model';
import type { By } from '../use-reserve';
import { Parcel } from './Parcel';
import { WishCard } from './WishCard';

interface GuestWishesProps {
  by: By;
  items: readonly Wish[];
  reservable: boolean;
}

/**
 * The wishlist as a guest sees it, with what the host sees of it (rule: wish-surprise-told). Who came by no link of their own is
 * told beforehand what an account is for (rule: wish-reserve-log-in).
 */
export function GuestWishes({ by, items, reservable }: GuestWishesProps) {
  const { t } = useTranslation('wishlist');
  const isStranger = useUser() === null && by.cid === undefined;
  if (items.length === 0) {
    return (
      <Box sx={{ textAlign: 'center', py: { xs: 6, sm: 9 } }}>
        <Parcel />
        <Typography variant="h3" component="h2" sx={{ mt: 2 }}>
          {t('empty.title')}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {t('empty.text')}
        </Typography>
      </Box>
    );
  }
  const drawings = drawingsOf(items);
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        {t(!reservable ? 'off' : isStranger ? 'account' : 'lead')}
        {reservable && (
          <Box component="span" sx={{ display: 'block' }}>
            {t('surprise')} <small>{t('looks')}</small>
          </Box>
        )}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {items.map((wish) => (
          <li key={wish.id}>
            <WishCard by={by} wish={wish} drawing={drawings.get(wish.id)} reservable={reservable} />
          </li>
        ))}
      </Box>
    </>
  );
}

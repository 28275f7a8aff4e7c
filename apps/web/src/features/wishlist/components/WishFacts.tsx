import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Wish } from '@festlig/contracts/party';
import { useTranslation } from 'react-i18next';
import { usePartyOfPage } from '../../../api/party';
import { touchTarget } from '../../../lib/touch-target';
import { visuallyHidden } from '../../../lib/visually-hidden';
import { priceText, shopOf } from '../model';

/** What the host wrote about a wish: title, where it is sold, price, how many are wanted, and what to know (rule: wish-fields). */
export function WishFacts({ wish }: { wish: Wish }) {
  const { t } = useTranslation('wishlist');
  const language = usePartyOfPage().data?.language ?? 'en';
  const { link, price, details, wanted, left, isGroup } = wish;
  const some = left !== null && !isGroup && wanted > 1 && left > 0 && left < wanted;
  const facts = [
    ...(price ? [priceText(price, language)] : []),
    ...(isGroup ? [t('group')] : []),
    ...(!isGroup && wanted > 1 ? [t('wanted', { count: wanted })] : []),
    ...(some ? [t('left', { count: left })] : []),
  ];
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' }}>
      <Typography variant="h4" component="h2">
        {wish.title}
      </Typography>
      {link && (
        <Link href={link} target="_blank" rel="noopener nofollow" variant="body2" sx={{ ...touchTarget, my: '-6px' }}>
          {shopOf(link)} <span style={visuallyHidden}>{t('opens')}</span>
        </Link>
      )}
      {facts.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: link ? 0 : 0.5 }}>
          {facts.join('\u00a0· ')}
        </Typography>
      )}
      {details && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {details}
        </Typography>
      )}
    </Box>
  );
}

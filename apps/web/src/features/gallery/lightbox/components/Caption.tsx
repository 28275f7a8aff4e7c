import type { Photo } from '@festlig/contracts/media';
import { useTranslation } from 'react-i18next';
import { useStamp } from '../../use-stamp';
import { Scrim } from './Scrim';

/** Who uploaded a photo and when, below it: for editors, because others are not told (rule: photo-editors-see-more). */
export function Caption({ photo: { name, createdAt }, zone }: { photo: Photo; zone: string }) {
  const { t } = useTranslation('gallery');
  const stampOf = useStamp(zone);
  if (createdAt === null) return null;
  return (
    <Scrim
      edge="bottom"
      style={{
        padding: '40px 16px max(16px, env(safe-area-inset-bottom))',
        textAlign: 'center',
        color: '#fffdfa',
        fontSize: '0.9375rem',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <strong>{name ?? t('nobody')}</strong> · {stampOf(createdAt)}
    </Scrim>
  );
}

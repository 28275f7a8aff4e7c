import { useTranslation } from 'react-i18next';
import { currentOf, loadingOf, previousOf, type Wall } from '../wall.model';
import { Slide } from './Slide';

interface SlidesProps {
  wall: Wall;
  onPicture: (id: string, type: 'loaded' | 'broken') => void;
}

/** The photo that is shown, the one before below it, and the next one while it loads. */
export function Slides({ wall, onPicture }: SlidesProps) {
  const { t } = useTranslation('wall');
  const [current, previous, next] = [currentOf(wall), previousOf(wall), loadingOf(wall)];
  // Of two photos, the previous one is also the next.
  const isBelow = next !== undefined && next.id === previous?.id;
  const slides = [
    ...(next && !isBelow ? [{ photo: next, place: 'next' } as const] : []),
    ...(previous ? [{ photo: previous, place: 'previous' } as const] : []),
    ...(current ? [{ photo: current, place: 'current' } as const] : []),
  ];
  return slides.map(({ photo, place }) => (
    <Slide key={photo.id} photo={photo} place={place} alt={t('photo')} onPicture={onPicture} />
  ));
}

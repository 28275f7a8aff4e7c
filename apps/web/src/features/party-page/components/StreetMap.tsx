import { useTexts } from '../../../i18n/use-texts';
import { MAP_HEIGHT, tilesAround, type Point } from '../map.model';
import { Pin } from '../../../components/plain/Icons';
import css from './page.module.css';

const WIDTH = 760;

interface StreetMapProps {
  point: Point;
  /** Whether one of its pictures has loaded, true, or failed. */
  onTold: (hasLoaded: boolean) => void;
}

/** The streets around the place, from OpenStreetMap. */
export function StreetMap({ point, onTold }: StreetMapProps) {
  const t = useTexts('party-page');
  return (
    <div className={css['map']} style={{ height: MAP_HEIGHT }}>
      {tilesAround(point, WIDTH, MAP_HEIGHT).map(({ src, left, top }) => (
        <img
          key={src}
          src={src}
          alt=""
          loading="lazy"
          // OpenStreetMap requires a referrer: it gets the site's origin, not the page's address, which may contain a
          // guest's key.
          referrerPolicy="origin"
          onLoad={() => onTold(true)}
          onError={() => onTold(false)}
          style={{ left: `calc(50% + ${left}px)`, top: `calc(50% + ${top}px)` }}
        />
      ))}
      <Pin className={css['pin']} />
      <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener" className={css['mapBy']}>
        {t('mapBy')}
      </a>
    </div>
  );
}

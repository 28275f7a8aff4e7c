import type { Photo } from '@festlig/contracts/media';
import { BEYOND_PHONES, photoAt } from '@festlig/domain/web/photo-image';
import { useTexts } from '../../../i18n/use-texts';
import { SANS, SERIF } from '../../../lib/fonts';
import { rowsOf, shapeOf, WANTED } from '../rows.model';

interface FirstPhotosProps {
  photos: readonly Photo[];
  total: number;
  /** The path of the invitation below, with the guest's keys. */
  invitation: string;
}

/**
 * The first photos of a gallery that is opened by its own address, as elements of HTML: the server renders them, and a phone
 * shows them before the app has come, which then draws the same in their place (rule: photo-ahead). On wider screens the
 * gallery lies over the invitation: there the app draws it, if scripts run.
 */
export function FirstPhotos({ photos, total, invitation }: FirstPhotosProps) {
  const t = useTexts('gallery');
  const appT = useTexts('app');
  return (
    <main id="first-photos">
      <style>{STYLE}</style>
      <header>
        <div>
          <h1>{t('title')}</h1>
          <span>{t('count', { count: total })}</span>
        </div>
        <a href={invitation} aria-label={appT('action.close')}>
          <svg viewBox="0 0 24 24" aria-hidden>
            <path d="M19 6.41 17.59 5 12 10.59 6.41 5 5 6.41 10.59 12 5 17.59 6.41 19 12 13.41 17.59 19 19 17.59 13.41 12z" />
          </svg>
        </a>
      </header>
      <div role="list" aria-label={t('title')}>
        {rowsOf(photos, WANTED.phone).map(({ photos: inRow }) => (
          <div key={inRow[0]?.id} role="presentation">
            {inRow.map((photo) => (
              <PhotoBox key={photo.id} photo={photo} alt={t('photo', { nth: photos.indexOf(photo) + 1, total })} />
            ))}
          </div>
        ))}
      </div>
    </main>
  );
}

const PhotoBox = ({ photo, alt }: { photo: Photo; alt: string }) => (
  <div
    role="listitem"
    style={{
      flex: `${shapeOf(photo)} 1 0`,
      aspectRatio: String(shapeOf(photo)),
      background: `var(--warm) center / cover url(${photo.blur})`,
    }}
  >
    <picture>
      <source type="image/avif" srcSet={photoAt(photo.src, 500, 'avif')} />
      <source type="image/webp" srcSet={photoAt(photo.src, 500, 'webp')} />
      {/* On a wide screen, where it is hidden, it is not fetched. */}
      <img src={photoAt(photo.src, 500, 'jpg')} alt={alt} width={photo.width} height={photo.height} loading="lazy" />
    </picture>
  </div>
);

/** The families after the product's own, whose files come after the photos: nothing may move when they are there. */
const withoutFile = (families: string): string => families.slice(families.indexOf(',') + 1).trim();

/** As the app draws the overlay on a phone (components/Overlay.tsx and components/PhotoGrid.tsx). */
const STYLE = [
  'body{margin:0}',
  `#first-photos{color:var(--ink);font:400 1.0625rem/1.6 ${withoutFile(SANS)};-webkit-font-smoothing:antialiased}`,
  '#first-photos header{display:flex;align-items:center;padding:8px 8px 6px 16px;border-bottom:1px solid var(--line)}',
  '#first-photos header div{flex:1;display:flex;flex-wrap:wrap;align-items:baseline;column-gap:12px}',
  `#first-photos h1{margin:0;font:480 clamp(1.6rem,1.3rem + 1.2vw,2.1rem)/1.12 ${withoutFile(SERIF)};letter-spacing:-.015em}`,
  '#first-photos header span{color:var(--ink-soft)}',
  '#first-photos header a{display:grid;place-items:center;width:44px;height:44px;color:var(--ink-soft)}',
  '#first-photos svg{width:24px;fill:currentColor}',
  '#first-photos [role=list]{display:grid;gap:6px;padding:20px 16px 32px}',
  '#first-photos [role=presentation]{display:flex;gap:6px}',
  '#first-photos [role=listitem]{min-width:0;border-radius:8px;overflow:hidden}',
  '#first-photos img{display:block;width:100%;height:100%;object-fit:cover}',
  `@media ${BEYOND_PHONES} and (scripting:enabled){#first-photos{display:none}}`,
].join('');

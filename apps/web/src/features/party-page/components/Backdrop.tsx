import { heroThumb } from '@festlig/domain/web/hero-image';
import css from './page.module.css';

/** The picture, strongly blurred, behind the top of the page, so that every invitation has its own colours. */
export function Backdrop({ heroImage }: { heroImage: string | null }) {
  // One that is only in this browser has no address from which it could be loaded.
  if (!heroImage?.startsWith('/')) return null;
  return (
    <div aria-hidden className={css['backdrop']}>
      <img src={heroThumb(heroImage)} alt="" loading="lazy" />
    </div>
  );
}

import { staticPageOf, staticPath } from '@festlig/domain/web/static-addresses';
import { languageOfPath, type Language } from './language';

/** The address of the same page in another language: static pages have their own words (`/da/bryllup`). */
export function pathIn(language: Language, path: string): string {
  const shown = languageOfPath(path);
  const below = path.slice(4).replace(/\/$/, '');
  const page = shown && staticPageOf(shown, below);
  if (page) return staticPath(page, language);
  return shown ? `/${language}${path.slice(3)}` : path;
}

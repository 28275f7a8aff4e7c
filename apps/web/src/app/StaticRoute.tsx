import { staticPageOf, staticPath } from '@festlig/domain/web/static-addresses';
import i18next from 'i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { languageOfPath } from '../i18n/language';
import { staticContent, type StaticContent } from './static-page';
import { StaticPage } from './StaticPage';

/** The static page at the address; at one without a language, and over which help is shown, the front page. */
export async function loader({ request }: LoaderFunctionArgs): Promise<StaticContent | null> {
  const { pathname } = new URL(request.url);
  const language = languageOfPath(pathname) ?? (i18next.language === 'en' ? 'en' : 'da');
  const below = pathname.slice(4).replace(/\/$/, '');
  const page = staticPageOf(language, below === 'help' ? '' : below);
  return page === undefined ? null : staticContent(staticPath(page, language), request.signal);
}

/** All addresses below a language that are no other page: a static page, or none (rule: static-content). */
export function Component() {
  return <StaticPage content={useLoaderData<StaticContent | null>()} />;
}

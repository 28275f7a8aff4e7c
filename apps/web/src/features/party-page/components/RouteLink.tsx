import type { Party } from '@festlig/contracts/party';
import plain from '../../../components/plain/plain.module.css';
import { useTexts } from '../../../i18n/use-texts';
import { classNames } from '../../../lib/class-names';
import { routeLink } from '../../../lib/route-link';
import css from './facts.module.css';

/** The one link of a place: the route there, in a new tab; a host's click on it does not start editing (rule: route-link). */
export function RouteLink({ place }: { place: Party['location'] }) {
  const t = useTexts('party-page');
  const href = routeLink(place);
  return (
    href && (
      <div className={classNames(css['way'], plain['unprinted'])}>
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('routeOpens', { address: place.address })}
          onClick={(event) => event.stopPropagation()}
          className={classNames(plain['link'], plain['target'])}
        >
          {t('route')}
        </a>
      </div>
    )
  );
}

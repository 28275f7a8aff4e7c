import type { Language } from '@festlig/contracts/define';
import { isEditor } from '@festlig/domain/party/is-editor';
import { isForGuests, type PageAddress } from '@festlig/domain/web/pages';
import type { FastifyRequest } from 'fastify';
import type { FirstData } from './first-answer';

/** Returns the one of our languages that a browser prefers (RFC 9110, Accept-Language). */
export function acceptedLanguage(header = ''): Language | undefined {
  const wanted = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part
      .toLowerCase()
      .split(';')
      .map((word) => word.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return { language: tag.split('-')[0], weight: quality === undefined ? 1 : Number(quality.slice(2)) };
  });
  const ours = wanted.flatMap(({ language, weight }) =>
    (language === 'da' || language === 'en') && weight > 0 ? [{ language, weight } as const] : [],
  );
  return ours.sort((one, other) => other.weight - one.weight)[0]?.language;
}

const known = (language: string | undefined): Language | undefined =>
  language === 'da' || language === 'en' ? language : undefined;

/** The language that the visitor chose earlier. */
const chosenLanguage = ({ cookies }: FastifyRequest) => known(cookies['festlig_language']);

/** The language of the user's page that a host came from, which had it in its address (rule: language-carried-over). */
const carriedLanguage = ({ cookies }: FastifyRequest) => known(cookies['festlig_address_language']);

/** The language of a page that knows only the browser's headers. */
export const visitorLanguage = (request: FastifyRequest): Language =>
  chosenLanguage(request) ?? acceptedLanguage(request.headers['accept-language']) ?? 'da';

/**
 * The language in which a page is first shown: the address's, otherwise the earlier choice, otherwise for a host of
 * the party that of the page the host came from or the host's own, and for its guests the party's, otherwise the browser's,
 * otherwise Danish (rules: party-language, language-carried-over).
 */
export function languageOf(request: FastifyRequest, address: PageAddress, { party, user }: FirstData): Language {
  if ('language' in address && address.language) return address.language;
  const isGuest = isForGuests(address) && !isEditor(party);
  const own = isGuest ? party?.language : user && (carriedLanguage(request) ?? user.language);
  return chosenLanguage(request) ?? own ?? visitorLanguage(request);
}

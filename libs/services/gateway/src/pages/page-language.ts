import type { Language } from '@festlig/contracts/define';
import type { PageAddress } from '@festlig/domain/web/pages';
import type { FastifyRequest } from 'fastify';
import type { FirstData } from './first-data';

/** One of ours that a browser asks for (RFC 9110, Accept-Language): the one it wants most. */
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

/** What a visitor has chosen before. */
function chosenLanguage({ cookies }: FastifyRequest): Language | undefined {
  const { festlig_language: chosen } = cookies;
  return chosen === 'da' || chosen === 'en' ? chosen : undefined;
}

/** The language of a page that knows nothing of who asks but what their browser says. */
export const visitorLanguage = (request: FastifyRequest): Language =>
  chosenLanguage(request) ?? acceptedLanguage(request.headers['accept-language']) ?? 'da';

/**
 * The language a page is first shown in: its address, else the choice made before, else the party's or its host's, else
 * the browser's, else Danish (rule: party-language).
 */
export function languageOf(request: FastifyRequest, address: PageAddress, { party, user }: FirstData): Language {
  if ('language' in address && address.language) return address.language;
  const isInvitation = address.kind === 'party' && address.page === '';
  return chosenLanguage(request) ?? (isInvitation ? party : user)?.language ?? visitorLanguage(request);
}

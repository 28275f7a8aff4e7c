import type { NamedColour } from '@festlig/contracts/party';
import { hueIn } from '@festlig/domain/web/photo-hue';
import { useTranslation } from 'react-i18next';
import { hueName, type OfferedColour } from './colours.model';

/** The name of a colour; one of the picture, and one of the host's own, is called by its hue (rule: look-chosen). */
export function useColourName() {
  const { t } = useTranslation('page-editor');
  return ({ colour, isSeen = false, number }: OfferedColour): string => {
    const hue = hueIn(colour);
    if (hue === null) return t(`colour.${colour as NamedColour}`);
    const name = [t(`hue.${hueName(hue)}`), number].filter(Boolean).join(' ');
    return t(isSeen ? 'colourOfPicture' : 'colourOwn', { name });
  };
}

import type { NamedColour } from '@festlig/contracts/party';
import { hueIn } from '@festlig/domain/web/photo-hue';
import { useTranslation } from 'react-i18next';
import { hueName, type OfferedColour } from './colours.model';

/** The name of a colour; one of the picture, and one that the host picked, is called by its hue, and by that alone where neither is known (rule: look-chosen). */
export function useColourName() {
  const { t } = useTranslation('page-editor');
  return ({ colour, isSeen, number }: OfferedColour): string => {
    const hue = hueIn(colour);
    if (hue === null) return t(`colour.${colour as NamedColour}`);
    const name = [t(`hue.${hueName(hue)}`), number].filter(Boolean).join(' ');
    if (isSeen === undefined) return name;
    return t(isSeen ? 'colourOfPicture' : 'colourOwn', { name });
  };
}

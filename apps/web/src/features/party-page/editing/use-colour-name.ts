import type { NamedColour, PageColour } from '@festlig/contracts/party';
import { hueIn } from '@festlig/domain/web/photo-hue';
import { useTranslation } from 'react-i18next';

/** The name of a colour; one of the picture has its place among those (`number`), if it is still one of them. */
export function useColourName() {
  const { t } = useTranslation('page-editor');
  return (colour: PageColour, number?: number): string => {
    if (hueIn(colour) === null) return t(`colour.${colour as NamedColour}`);
    return number === undefined ? t('colourOfPicture') : t('colourOfThisPicture', { number });
  };
}

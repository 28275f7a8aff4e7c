import { greetingName } from '@festlig/domain/contacts/greeting-name';
import { useTexts } from '../../i18n/use-texts';

/** "Vi ses, Mette!", or thanks to who does not come. */
export function useThanks(coming: boolean, name: string): string {
  const t = useTexts('guest-reply');
  const short = greetingName(name);
  if (!coming) return t('thanksNo');
  return short ? t('thanksYes', { name: short }) : t('thanksYesPlain');
}

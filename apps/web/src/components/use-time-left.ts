import { useTranslation } from 'react-i18next';
import { timeLeft } from '../lib/time-left';

/** Words how long something still takes. @param left how many are left @param rate how many a second */
export function useTimeLeft(): (left: number, rate: number) => string {
  const { t } = useTranslation('controls');
  return (left, rate) => {
    const time = timeLeft(left, rate);
    return time.unit === 'soon' ? t('left.soon') : t(`left.${time.unit}`, time);
  };
}

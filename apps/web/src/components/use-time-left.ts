import { useTranslation } from 'react-i18next';
import { timeLeft } from '../lib/time-left';

/** Says how long something still takes, as one would say it. @param left how many are left @param rate how many a second */
export function useTimeLeft(): (left: number, rate: number) => string {
  const { t } = useTranslation('controls');
  return (left, rate) => {
    const time = timeLeft(left, rate);
    return time.unit === 'soon' ? t('left.soon') : t(`left.${time.unit}`, time);
  };
}

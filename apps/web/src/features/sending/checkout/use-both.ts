import { useTranslation } from 'react-i18next';

/** Words how many mails and texts a send makes: "12 mails og 8 sms’er". */
export function useBoth(): (mails: number, texts: number) => string {
  const { t } = useTranslation('checkout');
  return (mails, texts) => {
    const parts = { mails: t('mails', { count: mails }), texts: t('texts', { count: texts }) };
    return texts === 0 ? parts.mails : mails === 0 ? parts.texts : t('both', parts);
  };
}

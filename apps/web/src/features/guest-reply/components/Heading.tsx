import type { Party } from '@festlig/contracts/party';
import { greetingName } from '@festlig/domain/contacts/greeting-name';
import { useTexts } from '../../../i18n/use-texts';
import plain from '../../../components/plain/plain.module.css';
import css from './reply.module.css';

/** The question above the form; a known guest is greeted (rule: greeted-by-name). */
export function Heading({ party, name }: { party: Party; name: string | undefined }) {
  const t = useTexts('guest-reply');
  return (
    <div className={css['heading']}>
      {name && <p className={css['dear']}>{t('dear', { name: greetingName(name) })}</p>}
      <h2 className={plain['title']}>{t('title')}</h2>
      <p className={css['soft']}>{party.isOwner || party.isCohost ? t('hostNote') : t('lead')}</p>
    </div>
  );
}

import { greetingName } from '@festlig/domain/contacts/greeting-name';
import { useTexts } from '../../../i18n/use-texts';
import plain from '../../../components/plain/plain.module.css';
import css from './reply.module.css';

interface HeadingProps {
  name: string | undefined;
  /** What the guest is asked to do. */
  lead: 'lead' | 'leadChange' | 'leadStranger';
}

/** The question above the form; a known guest is greeted (rule: greeted-by-name). */
export function Heading({ name, lead }: HeadingProps) {
  const t = useTexts('guest-reply');
  return (
    <div className={css['heading']}>
      {name && <p className={css['dear']}>{t('dear', { name: greetingName(name) })}</p>}
      <h2 className={plain['title']}>{t('title')}</h2>
      <p className={css['soft']}>{t(lead)}</p>
    </div>
  );
}

import type { Party } from '@festlig/contracts/party';
import { greetingName } from '@festlig/domain/contacts/greeting-name';
import { useTexts } from '../../../i18n/use-texts';
import { useLanguage } from '../../../i18n/use-language';
import { formatDay } from '../../../lib/format-date';
import plain from '../../../components/plain/plain.module.css';
import css from './reply.module.css';

interface HeadingProps {
  name: string | undefined;
  /** The guest has answered before. */
  isChange: boolean;
  /** The link is a personal one, but of nobody. */
  isStranger: boolean;
  /** The party that a mail's answer is for: its page opens at this question, below its picture and title. */
  about: Party | null;
}

/** The question above the form; a known guest is greeted (rule: greeted-by-name). */
export function Heading({ name, isChange, isStranger, about }: HeadingProps) {
  const language = useLanguage();
  const t = useTexts('guest-reply');
  return (
    <div className={css['heading']}>
      {name && <p className={css['dear']}>{t('dear', { name: greetingName(name) })}</p>}
      <h2 className={plain['title']}>{t('title')}</h2>
      <p className={css['soft']}>
        {about && !isStranger
          ? `${about.title} · ${formatDay(about.date, about.zone, language)}`
          : t(isChange ? 'leadChange' : isStranger ? 'leadStranger' : 'lead')}
      </p>
    </div>
  );
}

import { useTexts } from '../../../i18n/use-texts';
import { Bone } from '../../../components/Bone';
import plain from '../../../components/plain/plain.module.css';
import css from './reply.module.css';

/** As tall as the form that follows, so that nothing jumps: the greeting, the question, what it is about, two choices. */
export function ReplySkeleton() {
  const t = useTexts('guest-reply');
  return (
    <div className={css['reply']}>
      <Bone className={css['greetingBar']} />
      <Bone className={css['titleBar']} />
      <Bone className={css['leadBar']} />
      <div className={css['pair']}>
        <span role="status" className={plain['hidden']}>
          {t('loading')}
        </span>
        <Bone className={css['choiceBar']} />
        <Bone className={css['choiceBar']} />
      </div>
    </div>
  );
}

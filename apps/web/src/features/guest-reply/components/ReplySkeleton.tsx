import { useTexts } from '../../../i18n/use-texts';
import { Bone } from '../../../components/Bone';
import plain from '../../../components/plain/plain.module.css';
import css from './reply.module.css';

/** As tall as the form that follows, so that nothing jumps: the greeting, the question, what it is about, two choices. */
export function ReplySkeleton() {
  const t = useTexts('guest-reply');
  return (
    <div className={css['reply']}>
      <Bone style={{ width: '40%', marginBottom: 8 }} />
      <Bone style={{ width: '65%', height: 34, marginBottom: 12 }} />
      <Bone style={{ height: 50, marginBottom: 20 }} />
      <div className={css['pair']}>
        <span role="status" className={plain['hidden']}>
          {t('loading')}
        </span>
        <Bone style={{ height: 116 }} />
        <Bone style={{ height: 116 }} />
      </div>
    </div>
  );
}

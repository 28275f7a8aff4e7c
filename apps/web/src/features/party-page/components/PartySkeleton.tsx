import { useTexts } from '../../../i18n/use-texts';
import { Bone } from '../../../components/Bone';
import css from './page.module.css';
import { Sheet } from './Sheet';

/** Shown while the invitation is loading, in its shape, so that nothing jumps. */
export function PartySkeleton() {
  const t = useTexts('app');
  return (
    <div role="status" aria-label={t('loading')}>
      <Sheet
        heroImage={null}
        themeName="default"
        hero={<Bone className={css['heroBone']} />}
        facts={<Bone className={css['factsBone']} />}
        body={
          <>
            <Bone style={{ marginBottom: 12 }} />
            <Bone style={{ width: '80%', marginInline: 'auto' }} />
          </>
        }
      />
    </div>
  );
}

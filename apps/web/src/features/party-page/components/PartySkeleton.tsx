import { useTexts } from '../../../i18n/use-texts';
import { Bone } from '../../../components/Bone';
import { InvitationHero } from '../../../components/InvitationHero';
import { Sheet } from './Sheet';

/** Shown while the invitation is loading, in its shape, so that nothing jumps. */
export function PartySkeleton() {
  const t = useTexts('app');
  return (
    <div role="status" aria-label={t('loading')}>
      <Sheet
        party={{ heroImage: null, themeName: 'default', layout: 'picture' }}
        hero={<InvitationHero heroImage={null} title={null} />}
        facts={<Bone style={{ height: 168, borderRadius: 0, background: 'var(--line)' }} />}
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

import type { SxProps } from '@mui/material/styles';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { patiently } from '../../../lib/patiently';
import { lastDraftText, watchDevice } from '../device-draft.model';

/** Loaded only where there is a draft: most have none. */
const DraftNotice = lazy(patiently(() => import('./DraftNotice')));

/** The offer to go on with a draft, on pages that are not about it. */
export function WaitingDraft({ sx }: { sx: SxProps }) {
  const text = useSyncExternalStore(watchDevice, lastDraftText);
  if (text === null) return null;
  return (
    <Suspense fallback={null}>
      <DraftNotice sx={sx} />
    </Suspense>
  );
}

import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { patiently } from '../lib/patiently';

/** Few need it: nobody should wait for it. */
const HelpDialog = lazy(patiently(() => import('../features/help/components/HelpDialog')));

/** Help above the page one is on, under an address of its own (components/use-help-link.ts). Going back closes it. */
export function HelpOverPage() {
  const { mask } = useLocation();
  const navigate = useNavigate();
  return (
    mask && (
      <Suspense fallback={null}>
        <HelpDialog onClose={() => void navigate(-1)} />
      </Suspense>
    )
  );
}

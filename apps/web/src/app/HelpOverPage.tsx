import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { patiently } from '../lib/patiently';

/** Loaded when opened: few visitors need it. */
const HelpDialog = lazy(patiently(() => import('../features/help/components/HelpDialog')));

/** Help above the current page, under an address of its own (components/use-help-link.ts). Back closes it. */
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

import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { patiently } from '../lib/patiently';

/** An invitation has its own: guests should not wait for this one. */
const Footer = lazy(patiently(() => import('./Footer')));

/** What surrounds our own pages, beside what surrounds all (Layout). */
export function LanguagePage() {
  return (
    <>
      <Outlet />
      <Suspense fallback={null}>
        <Footer />
      </Suspense>
    </>
  );
}

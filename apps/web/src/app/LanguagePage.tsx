import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { patiently } from '../lib/patiently';

/** Loaded apart: an invitation has a footer of its own, and guests need not wait for this one. */
const Footer = lazy(patiently(() => import('./Footer')));

/** What surrounds our own pages, in addition to Layout. */
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

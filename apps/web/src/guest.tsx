import { startGuestPage } from './guest/start';

const load = () => import('./app/take-over');

await startGuestPage({
  load,
  loadCopies: () => import('./guest/keep-copy'),
  loadGallery: async () => {
    await Promise.all([load(), import('./app/gallery-ahead').then(({ loadGallery }) => loadGallery())]);
  },
});

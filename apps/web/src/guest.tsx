import { startGuestPage } from './guest/start';

await startGuestPage({ load: () => import('./app/take-over'), loadNext: () => import('./guest-next') });

import { createBrowserRouter } from 'react-router-dom';
import { takeFlags } from '../lib/flags';
import { routes } from './routes';

// The router reads the address when it is made.
takeFlags();
export const router = createBrowserRouter(routes);

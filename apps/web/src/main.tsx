import './components/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApp } from './app/App';
import { readyToRender } from './app/router';
import { startI18n } from './i18n/i18n';

await startI18n();
const { app, router } = createApp();
await readyToRender(router);
createRoot(document.getElementById('root')!).render(<StrictMode>{app}</StrictMode>);

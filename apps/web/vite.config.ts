import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const gateway = 'http://localhost:3000';
const toGateway = { target: gateway, changeOrigin: false };

/** The web app: static files in dist/web, served by the gateway; in development Vite passes the API on to it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  build: { outDir: '../../dist/web', emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/media', '/export', '/logout', '/payment/token', '/payment/plan'].map((path) => [path, toGateway]),
    ),
  },
});

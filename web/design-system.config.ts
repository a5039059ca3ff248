import { defineConfig, type Plugin } from 'vite';
import app from './vite.config.ts';

/** It belongs to the pages of the app, of which this build has none. */
const isWorker = (plugin: unknown): boolean =>
  (plugin as Plugin | null)?.name === 'caretrail-service-worker';

/** The page of `dev/` as its browser test wants it: built, so that it can stand under the product's policy. */
export default defineConfig({
  ...app,
  plugins: app.plugins?.filter((plugin) => !isWorker(plugin)) ?? [],
  build: { ...app.build, rolldownOptions: { input: 'dev/design-system.html' } },
});

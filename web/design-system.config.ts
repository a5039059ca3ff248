import { defineConfig, type Plugin } from 'vite';
import app from './vite.config.ts';

/** They belong to the pages of the app, of which this build has none, and to the server that sends them. */
const ofApp = ['caretrail-service-worker', 'caretrail-paint-first', 'caretrail-precompress'];
const isOfApp = (plugin: unknown): boolean => ofApp.includes((plugin as Plugin | null)?.name ?? '');

/** The page of `dev/` as its browser test wants it: built, so that it can stand under the product's policy. */
export default defineConfig({
  ...app,
  plugins: app.plugins?.filter((plugin) => !isOfApp(plugin)) ?? [],
  build: { ...app.build, rolldownOptions: { input: 'dev/design-system.html' } },
});

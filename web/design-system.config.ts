import { defineConfig } from 'vite';
import app from './vite.config.ts';

/** The page of `dev/` as its browser test wants it: built, so that it can stand under the product's policy. */
export default defineConfig({
  ...app,
  build: { ...app.build, rolldownOptions: { input: 'dev/design-system.html' } },
});

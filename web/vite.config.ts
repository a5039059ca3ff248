import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import locales from '@react-aria/optimize-locales-plugin';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { compileMessages } from './build/messages/compile-messages.ts';
import { fillPage } from './build/messages/fill-page.ts';
import { languageOfBuild } from './build/messages/catalogues.ts';
import { earlyStart } from './build/early-start.ts';
import { inlineLimits } from './build/inline-limits.ts';
import { leanRouter } from './build/lean-router.ts';
import { loadedTogether } from './build/loaded-together.ts';
import { pdfParts } from './build/pdf-parts.ts';
import { mapData } from './build/map-data/map-data.ts';
import { sharedByScreens, sharedWith } from './build/shared-by-screens.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';
import { trustedAnnouncer } from './build/trusted-announcer.ts';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';

/** `npm start` builds the app once for each language of contract/languages. */
const language = languageOfBuild(process.env['CARETRAIL_LANGUAGE'] ?? 'en');

/** What is the same in every language is in the English build alone; the others lie beside it. */
const isEnglish = language.tag === 'en';

const signInPage = 'src/features/sign-in/page.tsx';

/** Preloads the small chunk of the sign-in form with the other scripts, not after they have run. */
function preloadSignIn(): Plugin {
  return {
    name: 'caretrail-preload-sign-in',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { filename, bundle = {} }): HtmlTagDescriptor[] =>
        Object.values(bundle)
          .filter(
            (part) =>
              filename.endsWith('index.html') &&
              part.type === 'chunk' &&
              part.facadeModuleId?.endsWith(signInPage) === true,
          )
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', href: `/${fileName}`, crossorigin: '' },
            injectTo: 'head',
          })),
    },
  };
}

const entryScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/** What main.tsx and the sign-in import. */
const first = 'first';

/**
 * The first paint needs the style sheet and the font, and no script: they come first over a slow connection,
 * and public/start.js begins the app after it, in two tasks: what the app imports, and React with the app itself.
 */
function paintFirst(): Plugin {
  return {
    name: 'caretrail-paint-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const before = Object.values(bundle).find(
          ({ type, name }) => type === 'chunk' && name === first,
        );
        if (before === undefined) throw new Error('The build has no first chunk.');
        return html
          .replace(
            entryScript,
            `<link rel="modulepreload" crossorigin href="$1"><script defer src="/start.js" data-before="/${before.fileName}" data-app="$1"></script>`,
          )
          .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
      },
    },
  };
}

const preloadedFont = /latin-wght-normal.*\.woff2$/;

/** Preloads the one font file that every screen needs with the page, not after its style sheet. */
function preloadFont(): Plugin {
  return {
    name: 'caretrail-preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }): HtmlTagDescriptor[] =>
        Object.keys(bundle)
          .filter((file) => preloadedFont.test(file) && !file.includes('-ext-'))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
            },
            injectTo: 'head',
          })),
    },
  };
}

const source = (path: string): string => join(import.meta.dirname, 'src', path);

const screens = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, source(`features/${name}/page.tsx`)]));

/** The screens that are lists, from the least code to the most: the heavy ones know the plans of medicines. */
const lists = {
  light: screens('articles', 'timelines', 'locations'),
  heavy: screens('medications', 'treatments', 'files'),
};

/** What answers without a connection. */
const away = source('data/device/stand-in.ts');

/** The legal texts, in every language that there is: pages that read without the app (§2.8). */
const legalPages = readdirSync(import.meta.dirname).filter(
  (name) => name.endsWith('.html') && name !== 'index.html',
);

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  publicDir: isEnglish && 'public',
  plugins: [
    // The words of react-aria-components in the one language of this build: 30 others stay out.
    { ...locales.vite({ locales: [language.locale, 'en-US'] }), enforce: 'pre' },
    compileMessages(language.tag),
    fillPage(language.tag),
    trustedAnnouncer(),
    leanRouter(),
    inlineLimits(),
    react(),
    tailwind(),
    preloadFont(),
    preloadSignIn(),
    earlyStart(language.tag),
    paintFirst(),
    pdfParts({ isEmitted: isEnglish }),
    mapData({ isEmitted: isEnglish }),
    serviceWorker(language.tag),
    precompress({ isQuick: process.env['CARETRAIL_COMPRESSION'] === 'quick' }),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: ['chrome111', 'edge111', 'firefox128', 'safari16.4', 'ios16.4'],
    assetsDir: 'assets',
    rolldownOptions: {
      input: ['index.html', ...(isEnglish ? legalPages : [])],
      output: {
        codeSplitting: {
          groups: [
            ...loadedTogether(
              {
                [first]: [source('main.tsx'), join(import.meta.dirname, signInPage)],
                // On a first visit its banner is shown before the sign-in.
                cookies: [source('features/cookie-consent/panel.tsx')],
                // Apart from the shell: terms and preboarding come before it.
                data: [source('app/data-layer.ts')],
                shell: [source('app/app-frame.tsx')],
                // The screen after the sign-in: what the other screens share with it is loaded already.
                home: [source('features/dashboard/page.tsx')],
                away: [away],
              },
              // The second step of the sign-in counts with it, and would load what the lists share.
              { shell: [source('lib/use-seconds-left.ts')] },
            ),
            // Before `away`, and after what every screen has loaded.
            sharedWith(away, { ...lists.light, ...lists.heavy }, 15),
            // The icons of several other screens: a chunk of its own for each is too small.
            { name: 'icons', test: /lucide-react/, minShareCount: 2 },
            // What the lists share: thirty files of a kilobyte each, without this.
            sharedByScreens('lists', lists, (id) =>
              /node_modules\/(?:@?react-aria|@?react-stately|@internationalized)/.test(id),
            ),
          ],
        },
      },
    },
    // bench/ finds the scripts of a screen in it.
    manifest: true,
    // The Content-Security-Policy allows no inline script and no data: in styles and fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    reportCompressedSize: false,
  },
  server: {
    port: 5173,
    proxy: { '/api': { target: 'http://127.0.0.1:4000', changeOrigin: false } },
  },
});

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hrefOf, routeNames, routes } from '@caretrail/contract/access/routes';
import { build, type Plugin, type Rolldown } from 'vite';
import { shareQuery } from '../src/lib/shared-cache.ts';
import type { WorkerFacts } from '../src/worker/facts.ts';
import { chunksFrom, isOf } from './chunk-files.ts';
import { compileMessages } from './messages/compile-messages.ts';

const folder = join(import.meta.dirname, '..');

/** What a person sees first, and what the app needs to stand without a connection: their scripts and styles. */
const kept = [
  'app/app-frame.tsx',
  'app/after-start/after-start.tsx',
  'app/draft-store.ts',
  'data/device/stand-in.ts',
  'data/device/later-doses.ts',
  'data/device/later-calls.ts',
  'features/dashboard/page.tsx',
  'features/dashboard/below.tsx',
  'features/dashboard/done-list.tsx',
  'features/timelines/page.tsx',
  // What is written there waits without a connection.
  'features/timelines/event/event-page.tsx',
  'features/timelines/form/event-form-page.tsx',
  // A seizure is timed wherever it happens.
  'features/timelines/seizure/seizure-page.tsx',
  'features/timelines/check-in/check-in-page.tsx',
  'features/timelines/symptom/symptom-page.tsx',
  'features/timelines/results/results-page.tsx',
  'features/timelines/line/event-line.tsx',
  'features/timelines/calendar/event-calendar.tsx',
  'features/medications/doses/dose-question.tsx',
  'features/treatments/treatment-page.tsx',
  'features/medications/page.tsx',
  'features/medications/medicine/medicine-page.tsx',
  // What is entered is kept as a draft until it can be saved.
  'features/medications/form/medicine-form-page.tsx',
  'features/treatments/form/treatment-form-page.tsx',
  'features/locations/form/place-form-page.tsx',
  'features/files/page.tsx',
  'features/treatments/page.tsx',
  'features/locations/page.tsx',
  'features/locations/place/place-page.tsx',
  'features/articles/page.tsx',
  'features/settings/page.tsx',
  // The other sections hold what is not on this device.
  'features/settings/comfort-section.tsx',
  'features/settings/data/data-section.tsx',
  'features/reminders/reminders-section.tsx',
  // An emergency is also where there is no connection.
  'features/emergency-card/card-section.tsx',
  'features/emergency-card/print-page.tsx',
  'features/emergency-card/page.tsx',
  'shell/comfort-dialog.tsx',
  'shell/list-header/filter-panel.tsx',
  'features/files/share/public.ts',
  // A reminder is answered, and an account left, without a connection too.
  'features/reminders/one-tap/page.tsx',
  'session/leave-browser.ts',
  'features/sign-in/page.tsx',
  'session/idle-dialog.tsx',
  'shell/capture/capture-sheet.tsx',
  'shell/toast-place.tsx',
];

/** From web/public/, which the page asks for beside its own files. */
const namedByContent = ['comfort.js', 'start.js', 'early.js'];
const icons = ['favicon.svg', 'icon-192.png'];

const font = /latin-wght-normal.*\.woff2$/;

const hashOf = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\n');
  return hash.digest('base64url').slice(0, 12);
};

const publicFile = (name: string): Promise<Buffer> => readFile(join(folder, 'public', name));

/** A page asks for the files of its own build alone, also where an older worker still keeps those of the one before. */
const addressesByContent = (): Promise<[name: string, address: string][]> =>
  Promise.all(
    namedByContent.map(async (name) => [name, `/${name}?${hashOf(await publicFile(name))}`]),
  );

function filesIn(bundle: Rolldown.OutputBundle): string[] {
  const chunks = new Set(chunksFrom(bundle, ({ isEntry }) => isEntry));
  for (const source of kept) {
    const own = chunksFrom(bundle, isOf(source));
    if (own.size === 0) throw new Error(`The build has no chunk for ${source}.`);
    for (const chunk of own) chunks.add(chunk);
  }
  const styles = [...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const fonts = Object.keys(bundle).filter((name) => font.test(name) && !name.includes('-ext-'));
  const scripts = [...chunks].map(({ fileName }) => fileName);
  return [...new Set([...scripts, ...styles, ...fonts])].map((name) => `/${name}`).toSorted();
}

/** Addresses of routes as expressions: the worker needs no table of them. */
const screens = routeNames.map(
  (name) => `^${routes[name].pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`,
);

/** One classic script without imports: every browser with workers runs it. */
async function bundleWorker(tag: string, facts: WorkerFacts): Promise<string> {
  const made = await build({
    configFile: false,
    root: folder,
    publicDir: false,
    logLevel: 'silent',
    plugins: [compileMessages(tag)],
    define: { workerFacts: JSON.stringify(facts) },
    build: {
      write: false,
      target: ['chrome111', 'edge111', 'firefox128', 'safari16.4', 'ios16.4'],
      modulePreload: false,
      rolldownOptions: {
        input: join(folder, 'src/worker/sw.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
  const parts = [made].flat().flatMap((each) => ('output' in each ? each.output : []));
  const [worker] = parts;
  if (parts.length !== 1 || worker?.type !== 'chunk')
    throw new Error('The service worker must be one script.');
  return worker.code;
}

/**
 * Writes /sw.js of this language (decision 0038), with the names of the files that it keeps. The version in it is a hash
 * over all of them, so that the browser sees that a build is a new one.
 */
export function serviceWorker(tag: string): Plugin {
  return {
    name: 'caretrail-service-worker',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { filename }) =>
        filename.endsWith('index.html')
          ? (await addressesByContent()).reduce(
              (text, [name, address]) => text.replace(`"/${name}"`, `"${address}"`),
              html,
            )
          : html,
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no page.');
        const entry = Object.values(bundle).find((part) => part.type === 'chunk' && part.isEntry);
        const addresses = (await addressesByContent()).map(([, address]) => address);
        const facts: Omit<WorkerFacts, 'version'> = {
          build: entry?.fileName.slice('assets/'.length) ?? '',
          files: [...filesIn(bundle), ...addresses, ...icons.map((name) => `/${name}`)],
          screens,
          takesShared: hrefOf('filesDocuments') + shareQuery,
        };
        const unversioned = await bundleWorker(tag, { ...facts, version: '' });
        const version = hashOf(
          unversioned,
          page.source,
          ...(await Promise.all(icons.map(publicFile))),
        );
        const source = await bundleWorker(tag, { ...facts, version });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

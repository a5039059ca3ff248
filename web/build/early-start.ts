import { hrefOf, type RouteName } from '@caretrail/contract/access/routes';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { dashboardEndpoints } from '@caretrail/contract/dashboard/endpoints';
import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { clientHeader } from '@caretrail/contract/http/client-header';
import type { Endpoint } from '@caretrail/contract/http/endpoint';
import { patientsEndpoints } from '@caretrail/contract/patients/endpoints';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { chunksFrom, isOf } from './chunk-files.ts';

type Screen = {
  /** Its source, below src/features/. */
  readonly page: string;
  /** What it asks for first: reads without parts. The list of medicines is a POST (§7). */
  readonly calls: readonly Endpoint[];
};

const ofEveryScreen = profileEndpoints.read;
const { readZone: zone } = patientsEndpoints;

/** The screens that are opened by their address most often. */
const earlyScreens: Partial<Record<RouteName, Screen>> = {
  dashboard: { page: 'dashboard/page.tsx', calls: [dashboardEndpoints.read, ofEveryScreen, zone] },
  timelines: { page: 'timelines/page.tsx', calls: [timelinesEndpoints.list, ofEveryScreen, zone] },
  medication: { page: 'medications/page.tsx', calls: [ofEveryScreen, zone] },
  filesDocuments: { page: 'files/page.tsx', calls: [filesEndpoints.list, ofEveryScreen] },
  treatments: { page: 'treatments/page.tsx', calls: [ofEveryScreen] },
  locations: { page: 'locations/page.tsx', calls: [ofEveryScreen] },
  articles: { page: 'articles/page.tsx', calls: [ofEveryScreen] },
};

const { accessToken, userData, mfaVerified, preboardingCompleted, record } = storageKeys;
/** What public/early.js needs on every screen. */
export const earlyFacts = (tag: string) => ({
  // As web/src/lib/send.ts writes them.
  headers: {
    Accept: 'application/json',
    'Accept-Language': tag,
    [clientHeader.name]: clientHeader.webApp,
  },
  /** Where it finds the session. */
  keys: { accessToken, userData, mfaVerified, preboardingCompleted, record },
});

/** The file of a source, and all that it imports. */
const filesOf = (...asked: Parameters<typeof chunksFrom>): Set<string> =>
  new Set([...chunksFrom(...asked)].map(({ fileName }) => fileName));

/**
 * A screen of the app waits for four round trips, one after the other: its first scripts, the frame, the screen, the
 * data. With this, public/early.js asks for all of them at once.
 */
export function earlyStart(tag: string): Plugin {
  return {
    name: 'caretrail-early-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { filename, bundle = {} }): HtmlTagDescriptor[] => {
        if (!filename.endsWith('index.html')) return [];
        const first = filesOf(bundle, ({ isEntry }) => isEntry);
        const frame = filesOf(bundle, isOf('app/app-frame.tsx'));
        const screens = Object.entries(earlyScreens).map(([name, { page, calls }]) => {
          const own = filesOf(bundle, isOf(`features/${page}`));
          if (own.size === 0) throw new Error(`The build has no chunk for ${page}.`);
          const files = [...frame, ...own].filter((file) => !first.has(file));
          return [
            hrefOf(name as RouteName),
            {
              files: [...new Set(files)].map((file) => `/${file}`),
              calls: calls.map(({ path }) => path),
            },
          ];
        });
        const away = [...filesOf(bundle, isOf('data/device/stand-in.ts'))]
          .filter((file) => !first.has(file) && !frame.has(file))
          .map((file) => `/${file}`);
        const early = JSON.stringify({
          ...earlyFacts(tag),
          screens: Object.fromEntries(screens),
          away,
        });
        return [
          {
            tag: 'script',
            attrs: { async: true, src: '/early.js', 'data-early': early },
            injectTo: 'head',
          },
        ];
      },
    },
  };
}

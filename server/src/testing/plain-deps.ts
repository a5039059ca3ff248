import { filesOnDisk } from '../adapters/files-disk/files-disk.ts';
import type { AppDeps } from '../app.ts';
import { readEnv } from '../env.ts';
import { deriveKeys } from '../keys.ts';
import { readTerms } from '../modules/terms/text.ts';
import { randomIds } from '../ports/ids.ts';

export const testSecret = 'a secret that only the tests know, long enough';

/** Without any configuration of an operator; the rest is where tests and benchmarks differ. */
export const plainDeps = async (
  filesFolder: string,
): Promise<Omit<AppDeps, 'db' | 'clock' | 'hashing' | 'logger'>> => ({
  ids: randomIds,
  keys: deriveKeys(testSecret),
  fileStore: filesOnDisk(filesFolder),
  textRecognition: null,
  provider: null,
  terms: await readTerms(readEnv({}).legalFacts),
  version: '0.0.0-test',
  mode: 'production',
  publicUrl: 'http://localhost:4000',
  supportEmail: 'help@caretrail.example',
  policyUrls: { privacy: null, cookies: null, terms: null },
  faviconService: null,
  map: { styleUrl: null, token: null, origins: [] },
  geocoder: null,
  isPushLoopbackAllowed: true,
  metricsToken: null,
  captcha: false,
  // Counted, and never reached: one machine does the work of a thousand users here.
  requestLimits: { perUser: 1e9, perAddress: 1e9 },
  trustedProxies: [],
});

import { addressOf } from './address-of.ts';
import type { ConnectionTarget } from '../db/connection.ts';

/** §7: no real service; the test answers its requests. */
export const browserFaviconService = 'https://favicons.example/?site={origin}&size={size}';

/** Known to the tests, which open sessions past the screens. */
export const browserSecret = 'a secret that only the browser tests know';

type Given = {
  readonly port: number;
  readonly dataFolder: string;
  readonly database: ConnectionTarget;
  readonly provider: { issuer: string; clientId: string; clientSecret: string };
};

/**
 * The browser tests run the product as `npm start` starts it: `server/src/main.ts` in its own process, with its demo,
 * its jobs and its built web app. All settings that differ are listed here, each with its reason; the process sees
 * nothing else of our environment.
 */
export const differences = [
  {
    variable: 'PORT',
    reason: 'Several runs, and a developer’s own Caretrail, can run at the same time.',
    valueOf: ({ port }) => String(port),
  },
  {
    variable: 'CARETRAIL_DATA',
    reason: 'A temporary folder: the developer’s own demo is not touched.',
    valueOf: ({ dataFolder }) => dataFolder,
  },
  {
    variable: 'DATABASE_URL',
    reason:
      'The same PostgreSQL, but one that forgets in a power cut, which is faster, and that tests reach past the screens.',
    valueOf: ({ database }) => addressOf(database),
  },
  {
    variable: 'CARETRAIL_SECRET',
    reason: 'Tests open sessions past the screens, with keys that are made from it.',
    valueOf: () => browserSecret,
  },
  {
    variable: 'LOG_LEVEL',
    reason: 'At the end of a run the whole log is read for what it may not say.',
    valueOf: () => 'debug',
  },
  {
    variable: 'REQUESTS_PER_USER',
    reason: 'One account does in seconds what a person does in an hour.',
    valueOf: () => '1000000000',
  },
  {
    variable: 'REQUESTS_PER_ADDRESS',
    reason: 'One machine does the work of many people.',
    valueOf: () => '1000000000',
  },
  {
    variable: 'FAVICON_SERVICE',
    reason: 'Nothing leaves this machine: the test answers in place of the public service.',
    valueOf: () => browserFaviconService,
  },
  {
    variable: 'PUSH_TO_THIS_MACHINE',
    reason: 'The push service of the tests runs on this machine.',
    valueOf: () => '1',
  },
  {
    variable: 'OIDC_ISSUER',
    reason: 'Sign-in through an identity provider, which runs on this machine, can be tried.',
    valueOf: ({ provider }) => provider.issuer,
  },
  {
    variable: 'OIDC_CLIENT_ID',
    reason: 'As OIDC_ISSUER.',
    valueOf: ({ provider }) => provider.clientId,
  },
  {
    variable: 'OIDC_CLIENT_SECRET',
    reason: 'As OIDC_ISSUER.',
    valueOf: ({ provider }) => provider.clientSecret,
  },
] as const satisfies readonly {
  readonly variable: string;
  readonly reason: string;
  readonly valueOf: (given: Given) => string;
}[];

export const browserEnvironment = (given: Given): Record<string, string> =>
  Object.fromEntries(differences.map(({ variable, valueOf }) => [variable, valueOf(given)]));

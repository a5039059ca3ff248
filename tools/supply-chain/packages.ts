import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

type Manifest = {
  name?: string;
  license?: string | { type: string };
  licenses?: readonly ({ type: string } | string)[];
  workspaces?: string[];
  overrides?: Record<string, string>;
} & Partial<Record<(typeof kinds)[number], Record<string, string>>>;

type Locked = {
  version?: string;
  license?: string;
  link?: boolean;
  resolved?: string;
  integrity?: string;
  inBundle?: boolean;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
};

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;
const read = <T>(path: string): T => JSON.parse(readFileSync(join(root, path), 'utf8')) as T;

/** One package of the whole tree: of the lock file, and of the disk where it is installed. */
export type Package = {
  readonly name: string;
  readonly path: string;
  readonly licence: string | undefined;
  readonly resolved: string | undefined;
  /** The download is compared with it; a package bundled inside another is compared with that one's. */
  readonly hasDigest: boolean;
  /** The native part of another package, for some other system than the one that the lock file was made on. */
  readonly isPartOfOther: boolean;
  readonly hasInstallScript: boolean;
};

const licenceIn = ({ license, licenses }: Manifest): string | undefined => {
  if (typeof license === 'string') return license;
  if (license) return license.type;
  return licenses?.map((each) => (typeof each === 'string' ? each : each.type)).join(' OR ');
};

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 13);

/** Every package that `npm ci` could install on any system. */
export function allPackages(): Package[] {
  const { packages } = read<{ packages: Record<string, Locked> }>('package-lock.json');
  const entries = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  const ownLicence = ([path, { license }]: [string, Locked]): string | undefined => {
    const manifest = `${path}/package.json`;
    return existsSync(join(root, manifest))
      ? (licenceIn(read<Manifest>(manifest)) ?? license)
      : license;
  };
  // The native part of a package for another system is not here to be asked: it is of the package that names it.
  const parentOf = (path: string): [string, Locked] | undefined =>
    entries.find(([, { optionalDependencies = {} }]) => nameOf(path) in optionalDependencies);
  return entries.map(([path, locked]) => {
    const parent = parentOf(path);
    return {
      name: nameOf(path),
      path,
      licence: ownLicence([path, locked]) ?? (parent && ownLicence(parent)),
      resolved: locked.resolved,
      hasDigest: locked.integrity !== undefined || locked.inBundle === true,
      isPartOfOther: parent !== undefined && !existsSync(join(root, path)),
      hasInstallScript: locked.hasInstallScript === true,
    };
  });
}

export type Direct = { readonly name: string; readonly version: string; readonly where: string };

const manifestPaths = (): string[] => [
  'package.json',
  ...(read<Manifest>('package.json').workspaces ?? []).map((each) => `${each}/package.json`),
];

/** What the package.json files name themselves, but for each other. */
export const directDependencies = (): Direct[] =>
  manifestPaths().flatMap((where) => {
    const manifest = read<Manifest>(where);
    const named = [...kinds.map((kind) => manifest[kind] ?? {}), manifest.overrides ?? {}];
    return named.flatMap((each) =>
      Object.entries(each)
        .filter(([name]) => !name.startsWith('@caretrail/'))
        .map(([name, version]) => ({ name, version, where })),
    );
  });

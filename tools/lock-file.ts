/** package-lock.json, as far as it matters here. */
export type LockEntry = {
  version?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
export type LockFile = { packages: Record<string, LockEntry> };

const SYSTEMS = ['darwin', 'linux', 'win32', 'android', 'freebsd', 'openharmony'];
const PROCESSORS = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64'];
const LIBRARIES: Record<string, string> = { gnu: 'glibc', musl: 'musl' };

/**
 * The entries that npm left out: packages with the native part of another package for another
 * system. npm forgets them when it makes the lock file from what is installed, or when they are not
 * in the registry it asked; `npm ci` then refuses the lock file, on every system.
 */
export function missingEntries({ packages }: LockFile): Record<string, LockEntry> {
  const missing: Record<string, LockEntry> = {};
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
    const wanted = Object.entries(optionalDependencies);
    const present = wanted.map(([name]) => find(packages, path, name)).find(Boolean);
    for (const [name, version] of wanted) {
      if (find(packages, path, name)) continue;
      missing[`node_modules/${name}`] = {
        version,
        ...(present?.dev ? { dev: true } : {}),
        ...(present?.devOptional ? { devOptional: true } : {}),
        optional: true,
        ...platformOf(name),
      };
    }
  }
  return missing;
}

export function completed(lock: LockFile): LockFile {
  const all = Object.entries({ ...lock.packages, ...missingEntries(lock) });
  // By code unit, as npm does it: the next `npm install` then changes nothing.
  const sorted = all.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { ...lock, packages: Object.fromEntries(sorted) };
}

/** A package finds another as Node does: beside it, or in a node_modules further up. */
function find(packages: LockFile['packages'], from: string, name: string): LockEntry | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const found = packages[folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`];
    if (found || !folder) return found;
  }
}

/** These packages say in their name where they run: @oxlint/binding-linux-arm64-musl. */
function platformOf(name: string): LockEntry {
  const words = name.replace('windows', 'win32').split(/[/-]/);
  const os = words.find((word) => SYSTEMS.includes(word));
  const cpu = words.find((word) => PROCESSORS.includes(word));
  const libc = words.map((word) => LIBRARIES[word]).find(Boolean);
  if (!os || !cpu) {
    throw new Error(`The lock file misses ${name}, and its name does not say where it runs.`);
  }
  return { os: [os], cpu: [cpu], ...(libc ? { libc: [libc] } : {}) };
}

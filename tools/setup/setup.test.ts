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

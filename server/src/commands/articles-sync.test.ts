import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const cli = join(import.meta.dirname, '../cli.ts');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caretrail-articles-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const sync = (variables: Record<string, string> = {}): Promise<{ code: number; said: string }> =>
  new Promise((done) => {
    const { PATH = '', HOME = '' } = process.env;
    const env = { PATH, HOME, CARETRAIL_DATA: folder, ...variables };
    execFile(process.execPath, [cli, 'articles', 'sync'], { env }, (error, out, problems) => {
      done({ code: error ? Number(error.code) : 0, said: out + problems });
    });
  });

describe('caretrail articles sync', () => {
  it('loads the starter set and calls nobody who was not configured', async () => {
    const { code, said } = await sync();
    expect(said).toMatch(/the starter set: \d\d new, 0 changed, 0 removed, 0 refused\./);
    expect(said).toContain('No other source is configured');
    expect(code).toBe(0);
  });

  it('tells which source could not be read, and reads the others all the same', async () => {
    const { code, said } = await sync({ ARTICLE_SOURCES: 'https://127.0.0.1/feed.xml?key=secret' });
    expect(said).toContain('the starter set: nothing new.');
    expect(said).toContain('127.0.0.1: could not be read (refused_address).');
    expect(said).not.toContain('secret');
    expect(code).toBe(1);
  });
});

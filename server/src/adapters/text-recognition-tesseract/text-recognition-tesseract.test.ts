import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { missingLanguages, textRecognitionByTesseract } from './text-recognition-tesseract.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caretrail-tesseract-'));
  return () => rm(folder, { recursive: true });
});

/** A program in the place of tesseract. */
async function commandOf(script: string): Promise<string> {
  const path = join(folder, 'tesseract');
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o700);
  return path;
}
const reader = async (script: string, withinMs?: number) =>
  textRecognitionByTesseract({
    command: await commandOf(script),
    languages: 'eng+deu',
    ...(withinMs && { withinMs }),
  });

describe('tesseract', () => {
  it('gets the picture by a pipe, the languages as arguments, and nothing of our environment', async () => {
    const { read } = await reader('echo "$@"; cat; env');
    process.env['CARETRAIL_TEST_SECRET'] = 'do not tell';
    const said = await read(Buffer.from('picture\n'));
    delete process.env['CARETRAIL_TEST_SECRET'];
    expect(said).toMatch(/^stdin stdout -l eng\+deu\npicture\n/);
    expect(said).not.toContain('do not tell');
  });

  it.each([
    ['exit 3', 'EXIT 3'],
    ['kill -9 $$', 'EXIT null'],
  ])('fails with a code and without words: %s', async (script, code) => {
    const { read } = await reader(`echo 'Words of a picture' >&2; ${script}`);
    const problem = await read(Buffer.from('x')).catch((error: unknown) => error);
    expect(problem).toMatchObject({ name: 'TextRecognitionProblem', code });
    expect(String((problem as Error).message)).not.toContain('Words');
  });

  it('is ended when it takes too long, and when it says too much', async () => {
    const slow = await reader('exec sleep 60', 50);
    await expect(slow.read(Buffer.alloc(1024 * 1024))).rejects.toMatchObject({ code: 'TOO_SLOW' });
    const long = await reader('exec yes');
    await expect(long.read(Buffer.from('x'))).rejects.toMatchObject({
      name: 'TextRecognitionProblem',
    });
  });

  it('is missing where it is not installed', async () => {
    const settings = { command: join(folder, 'absent'), languages: 'eng' };
    const { read } = textRecognitionByTesseract(settings);
    await expect(read(Buffer.from('x'))).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(missingLanguages(settings)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('says which languages it does not know', async () => {
    const command = await commandOf('echo "List of available languages (2):\neng\nosd"');
    expect(await missingLanguages({ command, languages: 'eng+deu' })).toEqual(['deu']);
  });
});

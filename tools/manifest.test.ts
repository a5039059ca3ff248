import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeOf } from '@caretrail/contract/access/routes';
import { describe, expect, it } from 'vitest';
import { readLanguages } from '../web/build/messages/catalogues.ts';
import { manifestName, manifestOf } from '../web/build/messages/manifest.ts';
import { root } from './root.ts';

const languages = readLanguages();
const all = languages.map((language) => [language.tag, manifestOf(language)] as const);

/** Width and height of a PNG, as its header says. */
function sizeOf(path: string): string {
  const bytes = readFileSync(join(root, 'web/public', path));
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

describe.each(all)('the manifest in %s', (tag, manifest) => {
  it('is one app for every language: its id, its start and its scope are the same', () => {
    const { id, name, start_url, scope } = manifest;
    expect([id, name, start_url, scope]).toEqual(['/', 'Caretrail', '/', '/']);
  });

  it('names pictures that are there, in the size that it says', () => {
    const pictures = [...manifest.icons, ...manifest.screenshots];
    for (const { src, sizes, type } of pictures)
      if (type === 'image/png') expect([src, sizeOf(src)]).toEqual([src, sizes]);
    expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(2);
    expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide']);
  });

  it('has three shortcuts, each to a screen of the app, whose address says nothing clinical', () => {
    const paths = manifest.shortcuts.map(({ url }) => url);
    expect(paths).toEqual(['/medication', '/timelines?new=&as=1', '/dashboard']);
    for (const path of paths) expect(routeOf(path.split('?')[0] ?? '')).toBeDefined();
  });

  it('lets other apps share what the record takes, by a form that no server route answers', () => {
    const { action, method, enctype, params } = manifest.share_target;
    expect([action, method, enctype]).toEqual(['/share', 'POST', 'multipart/form-data']);
    expect(params.files[0]?.accept).toEqual(
      expect.arrayContaining(['application/pdf', 'image/jpeg', 'image/png', '.heic']),
    );
    expect(routeOf(action)).toBeUndefined();
  });

  it('is in that language', () => {
    const english = manifestOf(languages[0]!);
    expect(manifest.lang.slice(0, 2)).toBe(tag);
    if (tag === 'en') return;
    expect(manifestName({ tag })).toContain(tag);
    expect(manifest.description).not.toBe(english.description);
    for (const [at, { name }] of manifest.shortcuts.entries())
      expect(name).not.toBe(english.shortcuts[at]?.name);
  });
});

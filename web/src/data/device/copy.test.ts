import { describe, expect, it, vi } from 'vitest';
import { memoryShelf } from '../../testing/memory-shelf.ts';
import { copyIn } from './copy.ts';

const row = { askedMs: 1, sureMs: 1, tag: null };

/** A text that does not shrink. */
const noise = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (each) => each.toString(36)).join('');

function makeCopy(bound?: number) {
  const shelf = memoryShelf();
  const user = { now: 'ada session-1' };
  const copy = copyIn({
    shelf,
    ownerNow: () => user.now,
    ...(bound !== undefined && { bound }),
  });
  return { shelf, user, copy };
}

describe('the copy of the record on this device', () => {
  it('gives back what was kept, for the same user in the same session', async () => {
    const { copy } = makeCopy();
    await copy.keep('a', { ...row, body: { title: 'Übelkeit 😀' } });
    expect(await copy.read('a')).toEqual({ ...row, body: { title: 'Übelkeit 😀' } });
    expect(await copy.read('b')).toBeNull();
  });

  it('cannot be read where it lies, and has a key that no script can read out', async () => {
    const { copy, shelf } = makeCopy();
    await copy.keep('a', { ...row, body: ['canary'] });
    const { sealed } = shelf.rows.get('a') ?? { sealed: new Uint8Array() };
    expect(new TextDecoder('latin1').decode(sealed)).not.toContain('canary');
    expect(shelf.key?.extractable).toBe(false);
  });

  it('has nothing for another user, a later session, without its key, or when it was changed', async () => {
    const { copy, shelf, user } = makeCopy();
    await copy.keep('a', { ...row, body: 1 });
    for (const owner of ['bea session-1', 'ada session-2', '']) {
      user.now = owner;
      expect(await copy.read('a')).toBeNull();
    }
    user.now = 'ada session-1';
    const kept = shelf.rows.get('a');
    if (kept) shelf.rows.set('a', { ...kept, sealed: kept.sealed.map((byte) => byte ^ 1) });
    expect(await copy.read('a')).toBeNull();
    if (kept) shelf.rows.set('a', kept);
    shelf.key = undefined;
    expect(await copy.read('a')).toBeNull();
  });

  it('does not come back after a sign-out that overtook it', async () => {
    const { copy, shelf, user } = makeCopy();
    const keeping = copy.keep('a', { ...row, body: 1 });
    user.now = '';
    await keeping;
    expect(shelf.rows.size).toBe(0);
    expect(shelf.key).toBeUndefined();
  });

  it('drops the oldest parts above its bound, and never keeps one that is larger', async () => {
    const { copy, shelf } = makeCopy(3000);
    await copy.keep('old', { ...row, sureMs: 1, body: noise(800) });
    await copy.keep('new', { ...row, sureMs: 3, body: noise(800) });
    await copy.keep('middle', { ...row, sureMs: 2, body: noise(1300) });
    expect([...shelf.rows.keys()].toSorted()).toEqual(['middle', 'new']);
    await copy.keep('new', { ...row, sureMs: 4, body: noise(9000) });
    expect([...shelf.rows.keys()]).toEqual(['middle']);
  });

  it('knows that nothing has changed since', async () => {
    const { copy } = makeCopy();
    await copy.keep('a', { ...row, body: 1 });
    await copy.confirm(9);
    expect(await copy.read('a')).toEqual({ askedMs: 1, sureMs: 9, tag: null, body: 1 });
  });

  it('loses nothing that is kept at the same moment', async () => {
    const { copy, shelf } = makeCopy();
    await copy.keep('a', { ...row, body: 1 });
    await copy.keep('k', { ...row, body: 'before' });
    const { put } = shelf;
    vi.spyOn(shelf, 'put').mockImplementation(async (...asked) => {
      await new Promise((written) => setTimeout(written, 20));
      return put(...asked);
    });
    await Promise.all([copy.confirm(9), copy.keep('k', { ...row, body: 'since' })]);
    expect((await copy.read('k'))?.body).toBe('since');
  });
});

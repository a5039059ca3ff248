import { describe, expect, it } from 'vitest';
import { type KeyPlace, seal, unseal } from './draft-vault.ts';

/** A place that can lose its key. */
function makeKeys(): KeyPlace & { kept: CryptoKey | undefined } {
  const place = {
    kept: undefined as CryptoKey | undefined,
    find: async () => place.kept,
    keep: async (made: CryptoKey) => (place.kept ??= made),
  };
  return place;
}

describe('§4.1 unsaved input in the storage of a tab', () => {
  it('comes back for the user who typed it', async () => {
    const keys = makeKeys();
    const sealed = await seal(keys, 'ada', 'Kopfschmerzen, Übelkeit 😀');
    expect(await unseal(keys, 'ada', sealed)).toBe('Kopfschmerzen, Übelkeit 😀');
  });

  it('cannot be read in the storage, and looks different each time', async () => {
    const keys = makeKeys();
    const sealed = [await seal(keys, 'ada', 'canary'), await seal(keys, 'ada', 'canary')];
    expect(sealed[0]).not.toBe(sealed[1]);
    for (const each of sealed) expect(each + atob(each)).not.toContain('canary');
  });

  it('has a key that no script can read out', async () => {
    const keys = makeKeys();
    await seal(keys, 'ada', 'text');
    expect(keys.kept?.extractable).toBe(false);
  });

  it('is lost without its key, for another user, and when it was changed', async () => {
    const keys = makeKeys();
    const sealed = await seal(keys, 'ada', 'text');
    await expect(unseal(keys, 'bea', sealed)).rejects.toThrow();
    await expect(unseal(keys, 'ada', `${sealed.slice(0, -4)}AAA=`)).rejects.toThrow();
    await expect(unseal(keys, 'ada', 'no base64')).rejects.toThrow();
    await expect(unseal(makeKeys(), 'ada', sealed)).rejects.toThrow('The key is gone.');
  });

  it('shares the key of another tab that kept one first', async () => {
    const keys = makeKeys();
    const [one, other] = await Promise.all([seal(keys, 'ada', 'one'), seal(keys, 'ada', 'other')]);
    expect(await unseal(keys, 'ada', one)).toBe('one');
    expect(await unseal(keys, 'ada', other)).toBe('other');
  });
});

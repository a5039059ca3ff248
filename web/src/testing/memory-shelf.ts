import type { Row, Shelf } from '../data/device/shelf.ts';

/** A shelf in memory, with what lies on it. */
export function memoryShelf(): Shelf & {
  readonly rows: Map<string, Row>;
  key: CryptoKey | undefined;
} {
  const rows = new Map<string, Row>();
  const shelf = {
    rows,
    key: undefined as CryptoKey | undefined,
    findKey: async () => shelf.key,
    keepKey: async (made: CryptoKey, isAllowed: () => boolean) => {
      if (isAllowed()) shelf.key ??= made;
      return shelf.key ?? made;
    },
    find: async (name: string) => ({ key: shelf.key, row: rows.get(name) }),
    put: async (name: string, row: Row, isAllowed: () => boolean) => {
      if (isAllowed()) rows.set(name, row);
    },
    confirm: async (sureMs: number, isAllowed: () => boolean) => {
      if (isAllowed()) for (const [name, row] of rows) rows.set(name, { ...row, sureMs });
    },
    remove: async (name: string) => void rows.delete(name),
    all: async () => new Map(rows),
  };
  return shelf;
}

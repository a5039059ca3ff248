/** Reproducible randomness: the same seed makes the same choices. */
export type Random = {
  /** 0 to 1. */
  next(): number;
  below(count: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
};

/** Mulberry32: small, fast and even enough for choosing. */
export function randomOf(seed: number): Random {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]): T => {
      if (list.length === 0) throw new Error('There is nothing to choose from.');
      return list[below(list.length)] as T;
    },
  };
}

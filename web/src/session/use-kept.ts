import { useState } from 'react';
import { selectUser } from './selectors.ts';
import { useAppStore } from './store-hooks.ts';

/** By the user of the state, which a logout throws away: what was kept goes with it, and nobody else ever finds it. */
const keptOf = new WeakMap<object, Map<string, unknown>>();

/**
 * What a screen without a slice of §3 keeps for the way back: in memory, never in the browser's storage. Answers what was
 * kept when the screen came, and how to keep something else.
 */
export function useKept<T>(name: string): readonly [T | null, (value: T | null) => void] {
  const store = useAppStore();
  const boxOf = (): Map<string, unknown> | null => {
    const user = selectUser(store.getState());
    if (user === null) return null;
    const box = keptOf.get(user) ?? new Map<string, unknown>();
    keptOf.set(user, box);
    return box;
  };
  const [found] = useState(() => (boxOf()?.get(name) ?? null) as T | null);
  return [found, (value) => void boxOf()?.set(name, value)];
}

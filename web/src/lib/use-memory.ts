import { useSyncExternalStore } from 'react';
import type { Memory } from './own-memory.ts';

export const useMemory = <T>({ subscribe, get }: Memory<T>): T =>
  useSyncExternalStore(subscribe, get);

import { useEffect } from 'react';
import { useMemory } from '../../lib/use-memory.ts';
import { prepareSearch } from './find-users.ts';
import { loadUsers, type Users, users } from './users.ts';

/** Loaded on every visit; what is known from the last one is shown until then. */
export function useUsers(): Users {
  const known = useMemory(users);
  useEffect(() => void loadUsers(), []);
  const all = known.status === 'succeeded' ? known.all : null;
  useEffect(() => {
    if (all === null) return undefined;
    const leaving = new AbortController();
    void prepareSearch(all, leaving.signal);
    return () => leaving.abort();
  }, [all]);
  return known;
}

import { useEffect, useState } from 'react';

/** The latest value that did not change for `delayMs` (§2.5: 300 ms in the header, §2.6: 500 ms for articles). */
export function useDebounced<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}

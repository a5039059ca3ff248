import { useEffect, useState } from 'react';

const minute = 60_000;

/** The time, to the minute: "today" and "now" move on while a screen stays open. */
export function useNow(): number {
  const [nowMs, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}

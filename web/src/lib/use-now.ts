import { useEffect, useState } from 'react';

const minute = 60_000;

/** The current time, to the minute, so that "today" and "now" stay right while a screen is open. */
export function useNow(): number {
  const [nowMs, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}

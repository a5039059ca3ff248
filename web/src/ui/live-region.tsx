import { useEffect, useState } from 'react';

/** Screen readers hear what changes in a region, and miss one that comes with its text in it. */
const heardAfterMs = 100;

/** A sentence that is read out though it comes together with its place: the place first, then the words. */
export function LiveRegion({ id, children }: { readonly id?: string; readonly children: string }) {
  const [isHeard, setHeard] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHeard(true), heardAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p id={id} role="status" className="min-w-0 wrap-anywhere">
      {isHeard && children}
    </p>
  );
}

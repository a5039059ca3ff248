import { useEffect, useState } from 'react';

/** Screen readers announce changes in a region, and miss a region that is added with its text. */
const heardAfterMs = 100;

/** A text that is announced although it appears with its region: the region is rendered first, then the text. */
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

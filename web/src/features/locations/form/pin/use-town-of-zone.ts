import type { Position } from '@caretrail/contract/locations/distance';
import { useEffect, useState } from 'react';
import { townOfZone } from './towns.ts';

/** Where the map begins for somebody who has no places yet; null until it is known, or if it never is. */
export function useTownOfZone(zone: string, isWanted: boolean): Position | null {
  const [town, setTown] = useState<Position | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    townOfZone(zone).then(
      (found) => {
        if (!isGone) setTown(found);
      },
      // Then it is the world.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [zone, isWanted]);
  return town;
}

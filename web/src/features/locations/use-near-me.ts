import type { Position } from '@caretrail/contract/locations/distance';
import { useState } from 'react';
import { findOwnPosition } from '../../lib/own-position.ts';

export type NearMe =
  | { readonly status: 'off' | 'finding' | 'refused' | 'unknown' }
  | { readonly status: 'on'; readonly from: Position };

/** Asked on a tap only. The position lives in this screen: it is sent to nobody and goes with it. */
export function useNearMe() {
  const [nearMe, setNearMe] = useState<NearMe>({ status: 'off' });
  const onFind = async (): Promise<void> => {
    setNearMe({ status: 'finding' });
    const found = await findOwnPosition();
    setNearMe(found.ok ? { status: 'on', from: found.position } : { status: found.reason });
  };
  return { nearMe, onFind, onStop: () => setNearMe({ status: 'off' }) };
}

import type { Position } from '@caretrail/contract/locations/distance';
import type { Map } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fillMap } from './fill-map.ts';
import { makeMap } from './make-map.ts';
import { attributionsOf, type MapSettings } from './operator-map.ts';

export type Shown =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly map: Map; readonly attributions: readonly string[] };

/** A map in an element, for as long as it is on the screen. */
export function useInteractiveMap(positions: readonly Position[], settings: MapSettings) {
  const container = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>({ status: 'loading' });
  // Where it begins; what is searched for later does not move the map away from where the person looks.
  const begin = useEffectEvent((element: HTMLElement) => makeMap(element, positions, settings));
  const isOwn = settings.style_url === null;
  useEffect(() => {
    const element = container.current;
    if (element === null) return undefined;
    const map = begin(element);
    const onFailure = (): void =>
      setShown((before) => (before.status === 'ready' ? before : { status: 'failed' }));
    let stop = (): void => undefined;
    map.on('error', onFailure);
    map.once('load', () => {
      if (isOwn) stop = fillMap(map, onFailure);
      setShown({ status: 'ready', map, attributions: isOwn ? [] : attributionsOf(map) });
    });
    return () => {
      stop();
      map.remove();
    };
  }, [isOwn]);
  return { container, shown };
}

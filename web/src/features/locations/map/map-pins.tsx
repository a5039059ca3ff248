import { positionOf } from '@caretrail/contract/locations/distance';
import type { CareLocation } from '@caretrail/contract/locations/schema';
import { type Map, Marker } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { PinMark } from './pin-mark.tsx';
import { wayIntoView } from './pins.ts';

/** The drop as a picture of its own, its point at the bottom. */
export const PinPicture = () => (
  <svg width={32} height={40} viewBox="-16 -37 32 40" aria-hidden="true">
    <PinMark x={0} y={0} />
  </svg>
);

type MapPinProps = {
  readonly map: Map;
  readonly place: CareLocation;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

/** Its point is a little above the bottom of its box. */
const belowPx = 4;

/** Moves the map, once it stands still, as far as the whole pin and its name need. */
function bringIntoView(map: Map, marker: Marker): void {
  const pin = marker.getElement();
  const bring = (): void => {
    if (!pin.contains(document.activeElement)) return;
    // The browser has scrolled the map itself towards the pin.
    map.getContainer().scrollTo(0, 0);
    const { x, y } = map.project(marker.getLngLat());
    const { clientWidth: width, clientHeight: height } = map.getContainer();
    const bottom = y + belowPx;
    const half = pin.offsetWidth / 2;
    const box = { left: x - half, right: x + half, top: bottom - pin.offsetHeight, bottom };
    const way = wayIntoView(box, { width, height });
    // At once, so that the page knows where the pin stands.
    if (way.some((pixels) => pixels !== 0)) map.panBy(way, { animate: false });
  };
  if (map.isMoving()) map.once('moveend', bring);
  else bring();
}

/** A pin is a button: it can be reached by keyboard, is then in view and says which place it is. */
export function MapPin({ map, place, isChosen, onChoose }: MapPinProps) {
  const [element] = useState(() => {
    const button = document.createElement('div');
    button.className = 'z-1 hover:z-2 focus-within:z-2';
    return button;
  });
  const pinned = useRef<Marker>(null);
  const { lat, lng } = place;
  useEffect(() => {
    const position = positionOf({ lat, lng });
    if (position === null) return undefined;
    const marker = new Marker({ element, anchor: 'bottom', offset: [0, belowPx] })
      .setLngLat([position.lng, position.lat])
      .addTo(map);
    pinned.current = marker;
    return () => void marker.remove();
  }, [map, element, lat, lng]);
  return createPortal(
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      // Not by a press, under which it must stay.
      onFocus={({ currentTarget }) => {
        if (pinned.current !== null && currentTarget.matches(':focus-visible'))
          bringIntoView(map, pinned.current);
      }}
      className="group flex min-h-target min-w-target flex-col items-center justify-end rounded-control text-ink"
    >
      <span className="rounded-small bg-sheet px-2 py-0.5 text-small font-semibold whitespace-nowrap shadow-sheet group-aria-[pressed=false]:not-group-hover:not-group-focus-visible:sr-only">
        {place.name}
      </span>
      <PinPicture />
    </button>,
    element,
  );
}

import { positionOf } from '@caretrail/contract/locations/distance';
import type { CareLocation } from '@caretrail/contract/locations/schema';
import { type Map, Marker } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { PinMark } from './pin-mark.tsx';
import { wayIntoView } from './pins.ts';

/** The pin as an image, its tip at the bottom. */
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

/** The tip is a little above the bottom of the box. */
const belowPx = 4;

/** Moves the map, once it is idle, so that the whole pin and its name are visible. */
function bringIntoView(map: Map, marker: Marker): void {
  const pin = marker.getElement();
  const bring = (): void => {
    if (!pin.contains(document.activeElement)) return;
    // The browser has scrolled the map container towards the pin.
    map.getContainer().scrollTo(0, 0);
    const { x, y } = map.project(marker.getLngLat());
    const { clientWidth: width, clientHeight: height } = map.getContainer();
    const bottom = y + belowPx;
    const half = pin.offsetWidth / 2;
    const box = { left: x - half, right: x + half, top: bottom - pin.offsetHeight, bottom };
    const way = wayIntoView(box, { width, height });
    // Without animation, so that the pin's position is final.
    if (way.some((pixels) => pixels !== 0)) map.panBy(way, { animate: false });
  };
  if (map.isMoving()) map.once('moveend', bring);
  else bring();
}

/** A pin is a button: on keyboard focus it moves into view and names its place. */
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
      // Not on a press, during which it must not move.
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

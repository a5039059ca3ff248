import { positionOf } from '@caretrail/contract/locations/distance';
import type { CareLocation } from '@caretrail/contract/locations/schema';
import { type Map, Marker } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { PinMark } from './pin-mark.tsx';

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

/** A pin is a button: it can be reached by keyboard and says which place it is. */
export function MapPin({ map, place, isChosen, onChoose }: MapPinProps) {
  const [element] = useState(() => {
    const button = document.createElement('div');
    button.className = 'z-1 hover:z-2 focus-within:z-2';
    return button;
  });
  const { lat, lng } = place;
  useEffect(() => {
    const position = positionOf({ lat, lng });
    if (position === null) return undefined;
    const marker = new Marker({ element, anchor: 'bottom', offset: [0, 4] })
      .setLngLat([position.lng, position.lat])
      .addTo(map);
    return () => void marker.remove();
  }, [map, element, lat, lng]);
  return createPortal(
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
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

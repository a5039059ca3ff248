import { formatList } from '@caretrail/contract/i18n/format';
import type { CareLocation } from '@caretrail/contract/locations/schema';
import { positionOf } from '@caretrail/contract/locations/distance';
import { useMemo } from 'react';
import { useSize } from '../../../lib/use-size.ts';
import { BaseMap } from './base-map.tsx';
import { type Box, fontPxOf, placeLabels } from './labels.ts';
import { LocatorNote } from './map-notes.tsx';
import { PinMark } from './pin-mark.tsx';
import { nameOfPin, pinsOf } from './pins.ts';
import { mapTexts as texts } from './texts.ts';
import { useMapParts } from './use-map-parts.ts';
import { boundsOfView, projection, type View, viewOf } from './view.ts';

type LocatorProps = {
  readonly places: readonly CareLocation[];
  /** The shape of the frame. */
  readonly className: string;
};

/** Room for a pin and its name at the edge. */
const fit = { padding: 64, leastKm: 80 };

const boxOf = ([x, y]: readonly [number, number]): Box => ({
  left: x - 15,
  right: x + 15,
  top: y - 36,
  bottom: y + 4,
});

/** Pins and their names come first; town names make way. */
function pinsIn(places: readonly CareLocation[], view: View, fontPx: number) {
  const toPixel = projection(view);
  const pins = pinsOf(
    places.flatMap((place) => {
      const position = positionOf(place);
      return position === null ? [] : [{ place, at: toPixel(position.lng, position.lat) }];
    }),
  );
  const labels = pins.map(({ at, places: here }) => ({
    text: nameOfPin(here),
    mark: boxOf(at),
    fontPx,
  }));
  const boxes = pins.map(({ at }) => boxOf(at));
  return { pins, boxes, ...placeLabels(labels, boxes, view) };
}

/** A static drawing of the places beside the list, which has all of it as text. */
export function Locator({ places, className }: LocatorProps) {
  const [frame, size] = useSize<HTMLDivElement>();
  const view = useMemo(() => {
    const positions = places.map(positionOf).filter((position) => position !== null);
    return size === null ? null : viewOf(positions, size, fit);
  }, [places, size]);
  const bounds = useMemo(() => (view === null ? null : boundsOfView(view)), [view]);
  const map = useMapParts(bounds);
  const fontPx = fontPxOf(size);
  const drawn = useMemo(
    () => (view === null ? null : pinsIn(places, view, fontPx)),
    [places, view, fontPx],
  );
  return (
    <div
      ref={frame}
      className={`relative overflow-hidden rounded-sheet border border-edge bg-map-sea ${className}`}
    >
      {view !== null && drawn !== null && map.status === 'ready' && (
        <svg
          role="img"
          aria-label={texts.picture({
            count: places.length,
            names: formatList(places.map(({ name }) => name)),
          })}
          width={view.width}
          height={view.height}
          className="absolute inset-0 animate-appear"
        >
          <BaseMap
            parts={map.parts}
            view={view}
            pins={drawn.boxes}
            taken={drawn.taken}
            fontPx={fontPx}
          />
          {drawn.pins
            .toSorted((one, other) => one.at[1] - other.at[1])
            .map(({ at: [x, y], places: here }) => (
              <PinMark key={here[0]?.id ?? ''} x={x} y={y} count={here.length} />
            ))}
          {drawn.placed.map(({ label, x, y, anchor }) => (
            <text
              key={`${label.text} ${label.mark.left}`}
              x={x}
              y={y}
              textAnchor={anchor}
              dominantBaseline="central"
              fontSize={fontPx}
              className="fill-ink stroke-map-land font-semibold"
              strokeWidth={5}
              strokeLinejoin="round"
              paintOrder="stroke"
            >
              {label.text}
            </text>
          ))}
        </svg>
      )}
      <LocatorNote map={map} />
    </div>
  );
}

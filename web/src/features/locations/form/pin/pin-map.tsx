import type { Position } from '@caretrail/contract/locations/distance';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useMemo } from 'react';
import type { useSize } from '../../../../lib/use-size.ts';
import { Button } from '../../../../ui/button.tsx';
import { BaseMap } from '../../map/base-map.tsx';
import { fontPxOf } from '../../map/labels.ts';
import { LocatorNote } from '../../map/map-notes.tsx';
import type { Town } from '../../map/map-part.ts';
import { PinMark } from '../../map/pin-mark.tsx';
import { useMapParts } from '../../map/use-map-parts.ts';
import { boundsOfView, positionAt, projection } from '../../map/view.ts';
import { pinTexts as texts } from '../texts.ts';
import type { usePinView } from './use-pin-view.ts';

type PinMapProps = {
  readonly pin: Position | null;
  readonly size: ReturnType<typeof useSize<HTMLDivElement>>;
  readonly look: ReturnType<typeof usePinView>;
  readonly onPin: (pin: Position | null) => void;
  /** The towns in sight, for the words about the pin. */
  readonly onTowns: (towns: readonly Town[]) => void;
};

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const stepPx = 8;
const longStepPx = 60;
const noBoxes = [] as const;

/** The drawn map, to put a pin on: by a press, or by keyboard. */
export function PinMap({ pin, size: [frame, size], look, onPin, onTowns }: PinMapProps) {
  const { view, zoom, follow } = look;
  const bounds = useMemo(() => (view === null ? null : boundsOfView(view)), [view]);
  const map = useMapParts(bounds);
  const { parts } = map;
  useEffect(() => onTowns(parts.flatMap(({ towns }) => towns)), [parts, onTowns]);
  const at = view !== null && pin !== null ? projection(view)(pin.lng, pin.lat) : null;

  const put = (x: number, y: number): void => {
    if (view === null) return;
    const next = positionAt(view, [x, y]);
    onPin(next);
    follow(next, [x, y]);
  };
  const onPress = ({ clientX, clientY, detail, currentTarget }: MouseEvent): void => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // Enter and the space bar press nowhere: then it is the middle.
    if (detail === 0) put(width / 2, height / 2);
    else put(clientX - left, clientY - top);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (view !== null && step !== undefined) {
      const px = event.shiftKey ? longStepPx : stepPx;
      const [x, y] = at ?? [view.width / 2, view.height / 2];
      // The first arrow key puts the pin in the middle.
      put(at === null ? x : x + step[0] * px, at === null ? y : y + step[1] * px);
    } else if (event.key === '+' || event.key === '=') zoom(2);
    else if (event.key === '-' || event.key === '_') zoom(0.5);
    else if (event.key === 'Delete' || event.key === 'Backspace') onPin(null);
    else return;
    event.preventDefault();
  };
  return (
    <div className="space-y-2">
      {/* An application: so that a screen reader leaves the arrow keys to the map. */}
      <div
        ref={frame}
        role="application"
        aria-label={texts.area}
        className="relative aspect-[4/3] min-h-72 w-full overflow-hidden rounded-sheet border border-edge bg-map-sea has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
      >
        {view !== null && (
          <svg aria-hidden="true" width={view.width} height={view.height} className="block">
            <BaseMap
              parts={parts}
              view={view}
              pins={noBoxes}
              taken={noBoxes}
              fontPx={fontPxOf(size)}
            />
            {at !== null && <PinMark x={at[0]} y={at[1]} />}
          </svg>
        )}
        <button
          type="button"
          aria-label={texts.map}
          onClick={onPress}
          onKeyDown={onKeyDown}
          className="absolute inset-0 cursor-crosshair outline-none"
        />
        {map.status === 'failed' && <LocatorNote map={map} />}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" className="px-3" onClick={() => zoom(2)}>
          <Plus className="size-5" aria-hidden="true" />
          {texts.zoomIn}
        </Button>
        <Button look="secondary" className="px-3" onClick={() => zoom(0.5)}>
          <Minus className="size-5" aria-hidden="true" />
          {texts.zoomOut}
        </Button>
      </div>
    </div>
  );
}

import { type KeyboardEvent, type PointerEvent, type RefObject, useId, useState } from 'react';
import { type Corners, inOrder, type Point, withCorner } from './geometry.ts';
import { straightenTexts as texts } from './texts.ts';

const names = [
  texts.corners.topLeft,
  texts.corners.topRight,
  texts.corners.bottomRight,
  texts.corners.bottomLeft,
] as const;

const step = 0.01;
const largeStep = 0.05;
const ways: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const percent = (share: number): number => Math.round(share * 100);
const placeOf = ({ x, y }: Point): string => texts.at({ across: percent(x), down: percent(y) });

type CornerHandlesProps = {
  /** What the corners lie on. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly corners: Corners;
  readonly onChange: (corners: Corners) => void;
};

/** Four corners that can be dragged, or moved by the arrow keys, and the page between them. */
export function CornerHandles({ frame, corners, onChange }: CornerHandlesProps) {
  const hintId = useId();
  const [said, setSaid] = useState('');
  const onMove = (index: number, { clientX, clientY }: PointerEvent): void => {
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0 || box.height === 0) return;
    const point = { x: (clientX - box.x) / box.width, y: (clientY - box.y) / box.height };
    onChange(withCorner(corners, index, point));
  };
  const onKey = (index: number, event: KeyboardEvent): void => {
    const [way, corner] = [ways[event.key], corners[index]];
    if (way === undefined || corner === undefined) return;
    event.preventDefault();
    const by = event.shiftKey ? largeStep : step;
    const moved = withCorner(corners, index, {
      x: corner.x + way.x * by,
      y: corner.y + way.y * by,
    });
    onChange(moved);
    setSaid(placeOf(moved[index] ?? corner));
  };
  const outline = inOrder(corners)
    .map(({ x, y }) => `${x * 100},${y * 100}`)
    .join(' ');
  return (
    <>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 size-full"
      >
        <polygon
          points={outline}
          vectorEffect="non-scaling-stroke"
          className="fill-transparent stroke-action stroke-3"
        />
      </svg>
      {corners.map((corner, index) => (
        <button
          key={names[index]}
          type="button"
          aria-label={names[index]}
          aria-describedby={hintId}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) onMove(index, event);
          }}
          onKeyDown={(event) => onKey(index, event)}
          style={{ left: `${corner.x * 100}%`, top: `${corner.y * 100}%` }}
          className="absolute grid size-target -translate-1/2 cursor-move touch-none place-items-center rounded-full"
        >
          <span
            aria-hidden="true"
            className="size-6 rounded-full border-3 border-action bg-sheet/60 shadow-float"
          />
        </button>
      ))}
      <p id={hintId} className="sr-only">
        {texts.keys}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

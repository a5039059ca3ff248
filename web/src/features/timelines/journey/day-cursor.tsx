import type { Sight } from '@caretrail/contract/journey/columns';
import { dateOfDayNumber } from '@caretrail/contract/time/day-number';
import { type KeyboardEvent, useRef } from 'react';
import { dayName } from '../../../lib/format-day.ts';
import { dayAt, shareOf } from './sight.ts';
import { journeyTexts as texts } from './texts.ts';
import { useGestures } from './use-gestures.ts';

type DayCursorProps = {
  readonly sight: Sight;
  readonly day: number;
  readonly today: number;
  /** What the day says, in one line. */
  readonly said: string;
  /** To another day, which comes into sight. */
  readonly onDay: (day: number) => void;
  /** At a day that is in sight: the picture stays. */
  readonly onPoint: (day: number) => void;
  readonly onOpen: (day: number) => void;
  readonly onZoom: (by: number, around: number) => void;
  readonly onPan: (by: number) => void;
};

const zoomStep = 1.5;

/** The whole width answers fingers and the mouse; the line of a day is what the keyboard moves. */
export function DayCursor(props: DayCursorProps) {
  const { sight, day, today, said, onDay, onPoint, onOpen, onZoom, onPan } = props;
  const place = useRef<HTMLDivElement>(null);
  useGestures(place, {
    onZoom,
    onPan,
    onPoint: (share) => onPoint(dayAt(share, sight)),
    onTap: (share) => onOpen(dayAt(share, sight)),
  });
  const share = shareOf(day + 0.5, sight);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const later = isMirrored ? 'ArrowLeft' : 'ArrowRight';
    const earlier = isMirrored ? 'ArrowRight' : 'ArrowLeft';
    const around = Math.min(1, Math.max(0, share));
    const onPage = (direction: 1 | -1): void => {
      onPan(direction / 2);
      onPoint(day + Math.round((direction * sight.days) / 2));
    };
    const acts: Readonly<Record<string, () => void>> = {
      [later]: () => onDay(day + 1),
      [earlier]: () => onDay(day - 1),
      ArrowUp: () => onDay(day + 7),
      ArrowDown: () => onDay(day - 7),
      PageDown: () => onPage(1),
      PageUp: () => onPage(-1),
      Home: () => onDay(today),
      '+': () => onZoom(1 / zoomStep, around),
      '=': () => onZoom(1 / zoomStep, around),
      '-': () => onZoom(zoomStep, around),
      Enter: () => onOpen(day),
      ' ': () => onOpen(day),
    };
    const act = Object.hasOwn(acts, event.key) ? acts[event.key] : undefined;
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const name = dayName(dateOfDayNumber(day));
  return (
    <div
      ref={place}
      className="absolute inset-0 z-2 cursor-pointer touch-pan-y select-none print:hidden"
    >
      <div
        role="slider"
        tabIndex={0}
        aria-label={texts.keys}
        aria-valuemin={Math.floor(sight.from)}
        aria-valuemax={Math.ceil(sight.from + sight.days) - 1}
        aria-valuenow={day}
        aria-valuetext={said === '' ? name : `${name}: ${said}`}
        onKeyDown={onKeyDown}
        className={`absolute inset-y-0 -ms-[0.75rem] flex w-6 justify-center rounded-small ${share < 0 || share > 1 ? 'opacity-0' : ''}`}
        style={{ insetInlineStart: `${Math.min(1, Math.max(0, share)) * 100}%` }}
      >
        {/* Today has a line of its own. */}
        <span className={`w-0.5 ${day === today ? '' : 'bg-ink/60'}`} />
      </div>
    </div>
  );
}

import { readDay } from '@caretrail/contract/journey/read-day';
import { dateOfDayNumber, dayNumberOf } from '@caretrail/contract/time/day-number';
import { useMemo, useState } from 'react';
import { dayName } from '../../../lib/format-day.ts';
import { DayCursor } from './day-cursor.tsx';
import { DayDialog } from './day-dialog.tsx';
import { formatReading } from './format-day-reading.ts';
import { Picture } from './picture.tsx';
import { journeyTexts as texts } from './texts.ts';
import type { LoadedJourney } from './use-journey.ts';
import type { useSight } from './use-sight.ts';

type Shown = ReturnType<typeof useSight> & {
  readonly loaded: LoadedJourney;
  readonly today: string;
};

/** The picture with what answers on it: the line of the pointed day, its words, and its dialog. */
export function Pointed({ loaded: { journey, marks }, today, ...view }: Shown) {
  const { sight, day, onDay, onPoint, onZoom, onPan } = view;
  const [open, setOpen] = useState<number | null>(null);
  const known = useMemo(
    () => ({ first: dayNumberOf(journey.from), last: dayNumberOf(journey.to) }),
    [journey],
  );
  const readingOf = (of: number) =>
    of >= known.first && of <= known.last ? readDay(journey, dateOfDayNumber(of)) : null;
  const reading = useMemo(() => readDay(journey, dateOfDayNumber(day)), [journey, day]);
  const said = useMemo(() => formatReading(reading), [reading]);
  const isEmpty = Object.values(marks).every(({ length }) => length === 0);
  return (
    <>
      {/* Two lines, so that nothing below moves while the pointer does. */}
      <p
        aria-hidden="true"
        className="hidden h-[3.1em] overflow-hidden text-small @min-[36rem]:block print:hidden"
      >
        <span className="font-semibold">{dayName(dateOfDayNumber(day))}</span>
        {said !== '' && `: ${said}`}
      </p>
      {isEmpty && <p>{texts.nothing}</p>}
      <div role="group" aria-label={texts.picture}>
        <Picture marks={marks} sight={sight} today={today} known={known}>
          <DayCursor
            sight={sight}
            day={day}
            today={dayNumberOf(today)}
            said={said}
            onDay={onDay}
            onPoint={onPoint}
            onOpen={(to) => {
              onPoint(to);
              setOpen(to);
            }}
            onZoom={onZoom}
            onPan={onPan}
          />
        </Picture>
      </div>
      {open !== null && (
        <DayDialog
          date={dateOfDayNumber(open)}
          reading={readingOf(open)}
          onStep={(by) => {
            onDay(open + by);
            setOpen(open + by);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

import { daypartAt } from '@caretrail/contract/dashboard/daypart';
import type { RefObject } from 'react';
import { useChosenRecord } from '../../session/chosen-record.ts';
import { selectUser } from '../../session/selectors.ts';
import { useAppSelector } from '../../session/store-hooks.ts';
import { DayRing } from './day-ring.tsx';
import { type DayCount, formatLineDay } from './format-line.ts';
import type { LineView } from './use-today.ts';
import { greetingTexts } from './texts.ts';

type GreetingProps = {
  readonly view: LineView;
  /** Left out in the simple mode. */
  readonly count: DayCount | null;
  /** By the card above: one greeting is enough. */
  readonly isWelcomed: boolean;
  readonly heading: RefObject<HTMLHeadingElement | null>;
};

/** By name and part of the day, with the day itself, which is easy to lose track of. */
export function Greeting({ view, count, isWelcomed, heading }: GreetingProps) {
  const { zone, nowMs } = view;
  const name = useAppSelector(selectUser)?.first_name ?? '';
  const isOwn = useChosenRecord() === null;
  // Someone else's day greets no one.
  const isQuiet = isWelcomed || !isOwn;
  const part = daypartAt(nowMs, zone);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {/* No word is broken in two: with large text on a small phone the ring comes below. */}
      <div className="min-w-[min(100%,7rem)] flex-1">
        {!isQuiet && (
          <p className="text-h2 font-semibold wrap-anywhere">
            {name === '' ? greetingTexts[part] : greetingTexts.named[part]({ name })}
          </p>
        )}
        <h2
          id="today"
          ref={heading}
          tabIndex={-1}
          className={isQuiet ? 'text-h3' : 'text-base font-normal text-ink-soft'}
        >
          {formatLineDay(view)}
        </h2>
      </div>
      {count !== null && <DayRing {...count} />}
    </div>
  );
}

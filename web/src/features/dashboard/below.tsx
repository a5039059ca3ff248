import type { Dashboard } from '@caretrail/contract/dashboard/schema';
import { dayNow, doseDayAt } from '@caretrail/contract/medications/dose-day';
import { useMedia } from '../../lib/use-media.ts';
import { useCan, useChosenRecord } from '../../session/chosen-record.ts';
import { KeepHereQuestion } from '../../shell/device/keep-here-question.tsx';
import { CycleStrip } from './cycle-strip.tsx';
import { NextDays } from './next-days.tsx';
import { ToRead } from './to-read.tsx';
import { Trends } from './trends.tsx';
import { Watched } from './watched.tsx';

/** In the same chunk: all below the day comes together. */
export { QuestionOfTheDay } from '../preboarding/question-of-the-day/public.ts';
export { NextVisit } from './next-visit.tsx';

type BelowProps = {
  readonly shown: Dashboard;
  /** By the clock of the server. */
  readonly nowMs: number;
};

/** From here on there are two columns, as the classes `xl:` say. */
const twoColumns = '(width >= 80rem)';

/**
 * What the first screen does not show, loaded after it. Where there is room the charts are below the line and the rest
 * is beside both, so that neither column waits for the other; otherwise the articles come last.
 */
export function Below({ shown, nowMs }: BelowProps) {
  const { today: date, time_zone: zone, active_cycle: cycle } = shown;
  // A copy from before an update knows nothing of them.
  const checkIns = shown.check_in?.trends ?? [];
  const hasTrends = shown.trends.length + checkIns.length > 0;
  // Without charts the articles fill the first column.
  const isBeside = useMedia(twoColumns) && hasTrends;
  // As long as the first things are offered, what has no content yet is left out: it could only say so.
  const can = useCan();
  const isOwn = useChosenRecord() === null;
  const isNew = isOwn && shown.start.first_things !== null;
  const hasDays = shown.has_medicines || shown.upcoming.length > 0 || shown.next_visit !== null;
  // Articles are chosen for the person themselves.
  const toRead = isOwn && <ToRead articles={shown.articles} />;
  const day = doseDayAt(Date.parse(shown.now), zone);
  return (
    <>
      <div className="min-w-0 space-y-7 xl:row-span-2">
        {(!isNew || hasDays) && (can('read', 'calendar') || can('read', 'medication')) && (
          <NextDays shown={shown} clock={{ day, today: dayNow(nowMs, zone), zone, nowMs }} />
        )}
        {cycle !== null && <CycleStrip {...{ cycle, date, zone, nowMs }} />}
        {can('read', 'diary') && <Watched watched={shown.watched_symptom} />}
        {/* First things first. */}
        {isOwn && !isNew && <KeepHereQuestion />}
        {isBeside && toRead}
      </div>
      <div className="min-w-0 space-y-7 xl:col-start-1 xl:row-start-2">
        {(!isNew || hasTrends) && can('read', 'diary') && (
          <Trends trends={shown.trends} dose_changes={shown.dose_changes} checkIns={checkIns} />
        )}
        {!isBeside && toRead}
      </div>
    </>
  );
}

import type { Dashboard } from '@caretrail/contract/dashboard/schema';
import { doseDayAt } from '@caretrail/contract/medications/dose-day';
import { useNow } from '../../lib/use-now.ts';
import { dayNow } from '../medications/public.ts';
import { CycleStrip } from './cycle-strip.tsx';
import { NextDays } from './next-days.tsx';
import { ToRead } from './to-read.tsx';
import { Trends } from './trends.tsx';
import { Watched } from './watched.tsx';

type BelowProps = { readonly shown: Dashboard };

/** What the first screen does not show, loaded after it: beside the line where there is room. */
export function Below({ shown }: BelowProps) {
  const { today, time_zone: zone, active_cycle: cycle } = shown;
  const nowMs = useNow();
  const day = doseDayAt(Date.parse(shown.now), zone);
  return (
    <>
      <div className="min-w-0 space-y-7">
        <NextDays shown={shown} clock={{ day, today: dayNow(nowMs, zone), zone, nowMs }} />
        {cycle !== null && <CycleStrip {...{ cycle, today, zone, nowMs }} />}
        <Watched watched={shown.watched_symptom} />
      </div>
      <div className="min-w-0">
        <Trends trends={shown.trends} dose_changes={shown.dose_changes} />
      </div>
      <div className="min-w-0">
        <ToRead articles={shown.articles} />
      </div>
    </>
  );
}

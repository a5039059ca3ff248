import type { Dashboard } from '@caretrail/contract/dashboard/schema';
import { useNow } from '../../lib/use-now.ts';
import { Alerts } from './alerts.tsx';
import { CycleStrip } from './cycle-strip.tsx';
import { Facts } from './facts.tsx';
import { NowCard } from './now/now-card.tsx';
import { QuickLog } from './quick-log.tsx';
import { ToRead } from './to-read.tsx';
import { Trends } from './trends/trends.tsx';
import { Upcoming } from './upcoming.tsx';

type OverviewProps = { readonly shown: Dashboard; readonly askedMs: number };

/** In the order in which a tired person needs it; beside each other where there is room. */
export function Overview({ shown, askedMs }: OverviewProps) {
  const { today, time_zone, active_cycle } = shown;
  const nowMs = useNow();
  return (
    <div className="grid items-start gap-7 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:grid-rows-[auto_1fr_auto]">
      <div className="space-y-7 xl:row-span-2">
        <NowCard shown={shown} askedMs={askedMs} />
        <Alerts alerts={shown.alerts} />
        <Facts shown={shown} nowMs={nowMs} />
        {active_cycle !== null && (
          <CycleStrip cycle={active_cycle} today={today} zone={time_zone} nowMs={nowMs} />
        )}
        <QuickLog />
      </div>
      <Upcoming upcoming={shown.upcoming} today={today} time_zone={time_zone} nowMs={nowMs} />
      <div className="min-w-0 xl:col-start-1 xl:row-start-3">
        <Trends trends={shown.trends} dose_changes={shown.dose_changes} />
      </div>
      <div className="min-w-0 xl:col-start-2 xl:row-span-2 xl:row-start-2">
        <ToRead articles={shown.articles} />
      </div>
    </div>
  );
}

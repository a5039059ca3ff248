import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { useId, useMemo, useRef } from 'react';
import { DayGroup } from './day-group.tsx';
import { MoreButton } from './more-button.tsx';
import { type Sections, soonestFirst, wholeDays } from './sections.ts';
import { useFirstScreenful } from './use-first-screenful.ts';
import { useFocusOnGrowth } from './use-focus-on-growth.ts';
import { useShown } from './use-shown.ts';

type ComingUpProps = Sections<TimelineEvent> & {
  readonly day: string;
  readonly nowMs: number;
  readonly zone: string;
};

/** Today, and the days to come, soonest first. */
export function ComingUp({ today, coming, day, nowMs, zone }: ComingUpProps) {
  const id = useId();
  const part = useRef<HTMLElement>(null);
  const [shown, more] = useShown('coming');
  const drawn = useFirstScreenful(coming, shown);
  const some = useMemo(() => wholeDays(coming, drawn), [coming, drawn]);
  const groups = useMemo(() => soonestFirst(some), [some]);
  useFocusOnGrowth(part, shown, today.length + some.length);
  return (
    <section ref={part} aria-labelledby={id}>
      <h2 id={id} className="border-b-2 border-rule pb-2 text-h2">
        Coming up
      </h2>
      <div className="pt-4">
        <DayGroup
          day={day}
          today={day}
          events={today}
          zone={zone}
          nowMs={nowMs}
          nothing="No events today."
        />
      </div>
      {groups.map((group) => (
        <DayGroup key={group.day} {...group} today={day} zone={zone} />
      ))}
      <MoreButton left={coming.length - some.length} what="coming events" onMore={more} />
    </section>
  );
}

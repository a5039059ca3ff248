import { recordedAs } from '@caretrail/contract/timelines/recorded-as';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';

type Entry = Pick<TimelineEvent, 'event_type' | 'symptoms' | 'description'>;

/** More would be a list to read. */
const most = 6;

const plain = (name: string): string => name.trim().toLowerCase();

/** What this person has written down most often, in their own words: one tap instead of typing. */
export function ownSymptoms(events: readonly Entry[], offered: readonly string[]): string[] {
  const others = new Set(offered.map(plain));
  const found = new Map<string, { name: string; times: number }>();
  for (const event of events) {
    if (recordedAs(event) !== 'symptom') continue;
    for (const name of event.symptoms) {
      const key = plain(name);
      if (key === '' || others.has(key)) continue;
      const known = found.get(key);
      // The list begins with the newest event: its spelling counts.
      found.set(key, { name: known?.name ?? name.trim(), times: (known?.times ?? 0) + 1 });
    }
  }
  return [...found.values()]
    .toSorted((one, other) => other.times - one.times || one.name.localeCompare(other.name))
    .slice(0, most)
    .map(({ name }) => name);
}

import type { ScheduleVersion } from '@caretrail/contract/medications/schedule';
import { doseAndWords, scheduleLines } from '../words/schedule-lines.ts';

type ScheduleWordsProps = { readonly schedule: Pick<ScheduleVersion, 'phases'> };

/** A schedule in plain words; several steps as a numbered list. */
export function ScheduleWords({ schedule }: ScheduleWordsProps) {
  const lines = scheduleLines(schedule);
  const [only] = lines;
  if (only !== undefined && lines.length === 1) {
    return (
      <div>
        <p className="font-medium">{only.words}</p>
        {only.dose !== '' && <p>{only.dose}</p>}
        <p className="text-ink-soft">{only.days}</p>
      </div>
    );
  }
  return (
    <ol className="list-decimal space-y-2 ps-6">
      {lines.map(({ words, dose, days }, index) => (
        // A step has nothing but its place.
        <li key={index}>
          <span className="font-medium">{days}</span>
          {`: ${doseAndWords({ dose, words })}`}
        </li>
      ))}
    </ol>
  );
}

import type { ScheduleVersion } from '@caretrail/contract/medications/schedule';
import { doseAndWords, scheduleLines } from '../words/schedule-lines.ts';

type ScheduleWordsProps = { readonly schedule: Pick<ScheduleVersion, 'phases'> };

/** A schedule in plain words; several steps as a numbered list, each with how much it is in a day. */
export function ScheduleWords({ schedule }: ScheduleWordsProps) {
  const lines = scheduleLines(schedule);
  const [only] = lines;
  if (only !== undefined && lines.length === 1) {
    return (
      <div>
        <p className="font-medium">{only.words}</p>
        {[only.dose, ...only.cycles].filter(Boolean).map((line) => (
          <p key={line} className="wrap-anywhere">
            {line}
          </p>
        ))}
        <p className="text-ink-soft">{only.days}</p>
      </div>
    );
  }
  return (
    <ol className="list-decimal space-y-2 ps-6">
      {lines.map((line, index) => (
        // A step has nothing but its place.
        <li key={index} className="wrap-anywhere">
          <span className="font-medium">
            {line.total === '' ? line.days : `${line.days}: ${line.total}`}
          </span>
          <span className="block">{line.total === '' ? doseAndWords(line) : line.taken}</span>
        </li>
      ))}
    </ol>
  );
}

import type { ReactNode } from 'react';
import { formatScheduleLine, lineOfDays, type ScheduleLine } from './format-schedule.ts';

type LineListProps<L extends ScheduleLine> = {
  readonly lines: readonly L[];
  /** An optional note below a line. */
  readonly noteOf?: (line: L) => ReactNode;
};

/** A plan as text; several steps as a numbered list with daily totals. */
export function LineList<L extends ScheduleLine>({ lines, noteOf }: LineListProps<L>) {
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
        {only.days !== '' && <p className="text-ink-soft">{only.days}</p>}
        {noteOf?.(only)}
      </div>
    );
  }
  return (
    <ol className="list-decimal space-y-2 ps-6">
      {lines.map((line, index) => (
        // A step has no id.
        <li key={index} className="wrap-anywhere">
          <span className="font-medium">
            {line.total === '' ? line.days : lineOfDays(line.days, line.total)}
          </span>
          <span className="block">{line.total === '' ? formatScheduleLine(line) : line.taken}</span>
          {noteOf?.(line)}
        </li>
      ))}
    </ol>
  );
}

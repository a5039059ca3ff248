import type { ReactNode } from 'react';
import { formatScheduleLine, type ScheduleLine } from './format-schedule.ts';

type LineListProps<L extends ScheduleLine> = {
  readonly lines: readonly L[];
  /** What is said below a line, where there is something to say. */
  readonly noteOf?: (line: L) => ReactNode;
};

/** A plan in plain words; several steps as a numbered list, each with its total for a day. */
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
        // A step has nothing but its place.
        <li key={index} className="wrap-anywhere">
          <span className="font-medium">{[line.days, line.total].filter(Boolean).join(': ')}</span>
          <span className="block">{line.total === '' ? formatScheduleLine(line) : line.taken}</span>
          {noteOf?.(line)}
        </li>
      ))}
    </ol>
  );
}

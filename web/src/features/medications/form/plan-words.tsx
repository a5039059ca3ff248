import type { Phase } from '@caretrail/contract/medications/schedule';
import { doseAndWords } from '../words/schedule-lines.ts';
import { planLines } from './plan-lines.ts';
import { taperTexts } from './plan-texts.ts';

type PlanWordsProps = {
  readonly phases: readonly Phase[];
  /** A change counts from this day; null for a new medicine. */
  readonly from: string | null;
  /** The amounts were worked out: those that tablets cannot make are told. */
  readonly isTaper?: boolean;
};

/** A plan in words, before it is saved; several steps as a numbered list. */
export function PlanWords({ phases, from, isTaper = false }: PlanWordsProps) {
  const lines = planLines(phases, from);
  const [only] = lines;
  const odd = (isOdd: boolean) =>
    isTaper && isOdd && <span className="block text-problem">{taperTexts.notHalves}</span>;
  if (only !== undefined && lines.length === 1) {
    return (
      <div>
        <p className="font-medium">{only.words}</p>
        {[only.dose, ...only.cycles].filter(Boolean).map((line) => (
          <p key={line} className="wrap-anywhere">
            {line}
          </p>
        ))}
        {only.days !== '' && <p>{only.days}</p>}
        {odd(only.isOdd)}
      </div>
    );
  }
  return (
    <ol className="list-decimal space-y-1.5 ps-6">
      {lines.map((line, index) => (
        // A step has nothing but its place.
        <li key={index} className="wrap-anywhere">
          <span className="font-medium">{[line.days, line.total].filter(Boolean).join(': ')}</span>
          <span className="block">{line.total === '' ? doseAndWords(line) : line.taken}</span>
          {odd(line.isOdd)}
        </li>
      ))}
    </ol>
  );
}

import type { MedicationHistory } from '@caretrail/contract/medications/history';
import { medicationStateLabels } from '@caretrail/contract/medications/labels';
import { longDate } from '../../../lib/long-date.ts';
import { useAppSelector } from '../../../session/store-hooks.ts';
import { doseAndWords, scheduleLines } from '../words/schedule-lines.ts';
import { Part } from './part.tsx';
import { historyTexts as texts, medicineTexts } from './texts.ts';

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

type Change = MedicationHistory[number];

function whatOf(change: Change): string {
  if (change.kind === 'state') return medicationStateLabels[change.state];
  if (change.schedule === null) return texts.nothing;
  return scheduleLines(change.schedule).map(doseAndWords).join('; then ');
}

/** Who, when and why; newest first. What was asked for is never rewritten. */
export function HistoryPart({ history }: { readonly history: MedicationHistory }) {
  const you = useAppSelector(({ auth }) => auth.user?.id);
  return (
    <Part heading={medicineTexts.history}>
      <ol className="divide-y divide-rule">
        {history.map((change) => (
          <li key={change.id} className="py-3">
            <p className="font-medium wrap-anywhere">{whatOf(change)}</p>
            <p>{texts.from(longDate(change.effective_from))}</p>
            {change.reason !== '' && <p className="wrap-anywhere">{texts.why(change.reason)}</p>}
            <p className="text-small text-ink-soft">
              {texts.line(
                format.format(Date.parse(change.changed_at)),
                change.changed_by === null || change.changed_by === you
                  ? texts.byYou
                  : texts.bySomebody,
              )}
            </p>
          </li>
        ))}
      </ol>
    </Part>
  );
}

import { nextSession } from '@caretrail/contract/treatments/progress';
import { progressWords } from '@caretrail/contract/treatments/progress-words';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { PlanBar } from '../plan-bar.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { listTexts } from '../texts.ts';
import { TypeChip } from '../type-mark.tsx';
import { sessionWhen } from '../words/when-words.ts';
import { viewTexts as texts } from './texts.ts';

type ViewHeaderProps = { readonly treatment: Treatment; readonly today: string };

/** What it is, how far it is and when next: in words, then drawn. */
export function ViewHeader({ treatment, today }: ViewHeaderProps) {
  const { title, type, status_reason } = treatment;
  const [first, ...more] = progressWords(treatment, today);
  const next = nextSession(treatment, today);
  return (
    <header className="space-y-2">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <TypeChip type={type} />
        <StatusBadge treatment={treatment} />
      </p>
      <h1 tabIndex={-1} className="text-h1 wrap-anywhere">
        {title}
      </h1>
      {first !== undefined && <p className="text-h3 font-semibold">{first}</p>}
      {more.map((words) => (
        <p key={words} className="text-lead">
          {words}
        </p>
      ))}
      {next !== undefined && (
        <p className="text-lead">{listTexts.next(sessionWhen(next, today))}</p>
      )}
      {status_reason !== '' && <p className="wrap-anywhere">{texts.reason(status_reason)}</p>}
      <PlanBar treatment={treatment} today={today} />
    </header>
  );
}

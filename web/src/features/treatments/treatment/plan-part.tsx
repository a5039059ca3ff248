import { dateOf, type DayNow } from '@caretrail/contract/medications/dose-day';
import {
  cycleOn,
  cyclesOf,
  isCycleDay,
  type TreatmentCycle,
} from '@caretrail/contract/treatments/cycles';
import { sessionFaces } from '@caretrail/contract/treatments/labels';
import { isDevice, isOver, isUnderWay } from '@caretrail/contract/treatments/progress';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { faceOf } from '@caretrail/contract/treatments/session';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '../../../session/chosen-record.ts';
import { Button } from '../../../ui/button.tsx';
import { AddDialog } from './add-dialog.tsx';
import { formatDayMark, formatNextCycle, formatThisCycle } from './format-cycle.ts';
import { Part } from './part.tsx';
import { CycleTable, SessionTable } from './plan-tables.tsx';
import { faceLooks, SessionList } from './session-list.tsx';
import { planTexts as texts, sessionCountTexts, sessionTexts } from './texts.ts';
import type { Change } from './use-change.ts';

type SessionStripProps = { readonly treatment: Treatment; readonly today: string };

/** One cell per session, and the counts as text. */
function SessionStrip({ treatment: { sessions }, today }: SessionStripProps) {
  const faces = sessions.map(faceOf);
  return (
    <div className="space-y-3">
      <ol aria-hidden="true" className="flex flex-wrap gap-1.5">
        {sessions.map((session) => {
          const { Icon, cell } = faceLooks[faceOf(session)];
          const isToday = session.date === today;
          return (
            <li
              key={session.id}
              className={`flex w-10 flex-col items-center rounded-small border-2 py-1 leading-tight font-semibold ${cell} ${isToday ? 'outline-3 outline-offset-1 outline-today' : ''}`}
            >
              {sessions.indexOf(session) + 1}
              <Icon className="size-4.5" />
            </li>
          );
        })}
      </ol>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {sessionFaces
          .filter((face) => faces.includes(face))
          .map((face) => {
            const { Icon, cell } = faceLooks[face];
            return (
              <li key={face} className="flex items-center gap-2">
                <span className={`rounded-small border-2 p-0.5 ${cell}`} aria-hidden="true">
                  <Icon className="size-4" />
                </span>
                {sessionCountTexts[face]({
                  count: faces.filter((each) => each === face).length,
                })}
              </li>
            );
          })}
      </ul>
    </div>
  );
}

type CycleStripProps = {
  readonly treatment: Treatment;
  readonly cycles: readonly TreatmentCycle[];
  readonly dayNow: DayNow;
};

/** More days than this would be too thin to see. */
const mostDays = 60;

/** Lines, not boxes: they are no buttons. */
const lookOf = ({ first, last }: TreatmentCycle, today: string): string => {
  if (last < today) return 'border-fine text-fine';
  return first <= today ? 'border-today text-ink' : 'border-edge text-ink-soft';
};

const isNow = ({ first, last }: TreatmentCycle, today: string): boolean =>
  first <= today && today <= last;

/** The cycles in a row, then the days of this one. The words of the page and the list say the same. */
function CycleStrip({ treatment, cycles, dayNow }: CycleStripProps) {
  const today = dateOf(dayNow);
  const now = isUnderWay(treatment.status) ? cycleOn(treatment, today) : null;
  const next = formatNextCycle(treatment, today);
  return (
    <div className="space-y-4">
      <ol aria-hidden="true" className="flex flex-wrap gap-2">
        {cycles.map((cycle) => (
          <li
            key={cycle.number}
            className={`flex min-w-12 flex-col items-center border-b-4 px-1 pb-1 leading-tight font-semibold ${lookOf(cycle, today)}`}
          >
            {cycle.number}
            <span className="flex h-5 items-center text-small">
              {cycle.last < today && <Check className="size-4.5" />}
              {isNow(cycle, today) && texts.now}
            </span>
          </li>
        ))}
      </ol>
      {now !== null && now.length <= mostDays && (
        <div>
          <p className="font-medium">{formatThisCycle(now, dayNow)}</p>
          {next !== null && <p>{next}</p>}
          <div aria-hidden="true" className="mt-2 flex max-w-[44rem] gap-px pb-1.5">
            {Array.from({ length: now.length }, (_, index) => (
              <span
                key={index}
                className={`h-6 min-w-0 flex-1 border ${isCycleDay(treatment, index + 1) ? 'border-type-treatment bg-type-treatment' : 'border-edge bg-paper'} ${index + 1 === now.day ? 'outline-3 outline-offset-1 outline-today' : ''}`}
              />
            ))}
          </div>
          {treatment.cycle_days.length > 0 && (
            <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 pt-1">
              <Key className="border-type-treatment bg-type-treatment" label={texts.given} />
              <Key className="border-edge bg-paper" label={texts.free} />
              <Key
                className="border-edge bg-paper outline-3 outline-offset-1 outline-today"
                label={formatDayMark(dayNow)}
              />
            </ul>
          )}
        </div>
      )}
    </div>
  );
}

const Key = ({ className, label }: { readonly className: string; readonly label: string }) => (
  <li className="flex items-center gap-2.5">
    <span className={`size-4.5 border ${className}`} />
    {label}
  </li>
);

type PlanPartProps = {
  readonly treatment: Treatment;
  readonly dayNow: DayNow;
  readonly change: Change;
};

/** The whole plan drawn, and the same as a list in which every session can be changed; on paper as tables. */
export function PlanPart({ treatment, dayNow, change }: PlanPartProps) {
  const today = dateOf(dayNow);
  const { sessions, status } = treatment;
  const [isAdding, setAdding] = useState(false);
  const canPlan = useCan()('manage', 'treatments');
  const cycles = cyclesOf(treatment, today);
  const hasSessions = sessions.length > 0 && !isDevice(treatment);
  if (cycles.length === 0 && !hasSessions) return null;
  const add = !isOver(status) && hasSessions && canPlan && (
    <Button look="quiet" className="px-3 print:hidden" onClick={() => setAdding(true)}>
      <Plus className="size-5" aria-hidden="true" />
      {sessionTexts.add}
    </Button>
  );
  const cycleTable = cycles.length > 0 && <CycleTable cycles={cycles} today={today} />;
  return (
    <Part heading={texts.heading} end={add}>
      <div className="space-y-5 print:hidden">
        {cycles.length > 0 && <CycleStrip {...{ treatment, cycles, dayNow }} />}
        {hasSessions && <SessionStrip treatment={treatment} today={today} />}
        <details className="group">
          <summary className="link">
            <span className="group-open:hidden">{texts.asList}</span>
            <span className="hidden group-open:inline">{texts.hideList}</span>
          </summary>
          <div className="space-y-6 pt-2">
            {cycleTable}
            {hasSessions && <SessionList {...{ treatment, today, change, sessions }} />}
          </div>
        </details>
      </div>
      <div className="hidden space-y-6 print:block">
        {cycleTable}
        {hasSessions && <SessionTable treatment={treatment} />}
      </div>
      {isAdding && <AddDialog {...{ treatment, today, change }} onClose={() => setAdding(false)} />}
    </Part>
  );
}

import { cyclesOf } from '@caretrail/contract/treatments/cycles';
import { isDevice, isOver } from '@caretrail/contract/treatments/progress';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { AddDialog } from './add-dialog.tsx';
import { CycleStrip } from './cycle-strip.tsx';
import { Part } from './part.tsx';
import { CycleTable, SessionTable } from './plan-tables.tsx';
import { SessionList } from './session-list.tsx';
import { SessionStrip } from './session-strip.tsx';
import { planTexts as texts, sessionTexts } from './texts.ts';
import type { Change } from './use-change.ts';

type PlanPartProps = {
  readonly treatment: Treatment;
  readonly today: string;
  readonly change: Change;
};

/** The whole plan drawn, and the same as a list in which every session can be changed; on paper as tables. */
export function PlanPart({ treatment, today, change }: PlanPartProps) {
  const { sessions, status } = treatment;
  const [isAdding, setAdding] = useState(false);
  const cycles = cyclesOf(treatment, today);
  const hasSessions = sessions.length > 0 && !isDevice(treatment);
  if (cycles.length === 0 && !hasSessions) return null;
  const add = !isOver(status) && hasSessions && (
    <Button look="quiet" className="px-3 print:hidden" onClick={() => setAdding(true)}>
      <Plus className="size-5" aria-hidden="true" />
      {sessionTexts.add}
    </Button>
  );
  const cycleTable = cycles.length > 0 && <CycleTable cycles={cycles} today={today} />;
  return (
    <Part heading={texts.heading} end={add}>
      <div className="space-y-5 print:hidden">
        {cycles.length > 0 && <CycleStrip treatment={treatment} cycles={cycles} today={today} />}
        {hasSessions && <SessionStrip treatment={treatment} today={today} />}
        <details>
          <summary className="link">{texts.asList}</summary>
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

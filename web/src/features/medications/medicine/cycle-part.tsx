import type { CyclePattern } from '@caretrail/contract/medications/cycle-days';
import type { Medication } from '@caretrail/contract/medications/schema';
import { CalendarClock, CirclePause, Play } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CycleRibbon } from '../list/cycle-ribbon.tsx';
import { cycleToChange } from './delay.ts';
import { DelayDialog } from './delay-dialog.tsx';
import { HoldDialog } from './hold-dialog.tsx';
import { Part } from './part.tsx';
import { cycleTexts as texts } from './texts.ts';

type CyclePartProps = {
  readonly medicine: Medication;
  readonly pattern: CyclePattern;
  /** The day that doses belong to. */
  readonly today: string;
  /** The day of the calendar, from which a change counts. */
  readonly date: string;
};

/** Where the cycle stands, and what the blood counts may make of it. */
export function CyclePart({ medicine, pattern, today, date }: CyclePartProps) {
  const [asked, setAsked] = useState<'delay' | 'hold' | null>(null);
  const number = cycleToChange(pattern, today);
  const isHeld = number !== null && pattern.held.includes(number);
  const onClose = (): void => setAsked(null);
  return (
    <Part heading={texts.heading}>
      <CycleRibbon pattern={pattern} today={today} />
      {number !== null && (
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button look="secondary" onClick={() => setAsked('delay')}>
            <CalendarClock className="size-5" aria-hidden="true" />
            {`Cycle ${number}: ${texts.delay.toLowerCase()}`}
          </Button>
          <Button look="secondary" onClick={() => setAsked('hold')}>
            {isHeld ? (
              <Play className="size-5" aria-hidden="true" />
            ) : (
              <CirclePause className="size-5" aria-hidden="true" />
            )}
            {`Cycle ${number}: ${(isHeld ? texts.goAhead : texts.hold).toLowerCase()}`}
          </Button>
        </div>
      )}
      {asked === 'delay' && number !== null && (
        <DelayDialog {...{ medicine, pattern, number, today: date, onClose }} />
      )}
      {asked === 'hold' && number !== null && (
        <HoldDialog {...{ medicine, number, isHeld, today: date, onClose }} />
      )}
    </Part>
  );
}

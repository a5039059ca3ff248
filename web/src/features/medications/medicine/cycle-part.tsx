import type { CyclePattern } from '@caretrail/contract/medications/cycle-days';
import type { Medication } from '@caretrail/contract/medications/schema';
import { CalendarClock, CirclePause, Play } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CycleRibbon } from '../list/cycle-ribbon.tsx';
import { delayDays, openCycles } from './cycle-change.ts';
import { CycleDialog } from './cycle-dialog.tsx';
import { GoAheadDialog } from './go-ahead-dialog.tsx';
import { Part } from './part.tsx';
import { cycleTexts as texts } from './texts.ts';
import { type HeldNow, UndoHold } from './undo-hold.tsx';

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
  const [asked, setAsked] = useState<'delay' | 'hold' | 'go-ahead' | null>(null);
  const { held, toHold, toDelay } = openCycles(medicine, date);
  const [heldNow, setHeldNow] = useState<HeldNow | null>(null);
  const onUndoOver = useCallback(() => setHeldNow(null), []);
  // Its own question alone: once the plan is loaded again, the next one may be open already.
  const closing = (what: typeof asked) => (): void =>
    setAsked((now) => (now === what ? null : now));
  return (
    <Part heading={texts.heading}>
      <CycleRibbon pattern={pattern} today={today} />
      {held !== undefined && <p className="font-medium">{texts.onHold(held.cycle)}</p>}
      <div className="flex flex-wrap gap-3 empty:hidden print:hidden">
        {held !== undefined && (
          <Button
            onClick={() => {
              setHeldNow(null);
              setAsked('go-ahead');
            }}
          >
            <Play className="size-5" aria-hidden="true" />
            {texts.goAhead(held.cycle)}
          </Button>
        )}
        {toDelay !== undefined && (
          <Button look="secondary" onClick={() => setAsked('delay')}>
            <CalendarClock className="size-5" aria-hidden="true" />
            {texts.delay(toDelay.cycle)}
          </Button>
        )}
        {toHold !== undefined && (
          <Button look="secondary" onClick={() => setAsked('hold')}>
            <CirclePause className="size-5" aria-hidden="true" />
            {texts.hold(toHold.cycle)}
          </Button>
        )}
      </div>
      {heldNow !== null && <UndoHold held={heldNow} onOver={onUndoOver} />}
      {asked === 'delay' && toDelay !== undefined && (
        <CycleDialog
          medicine={medicine}
          change={{ kind: 'delay', cycle: toDelay.cycle, days: delayDays }}
          heading={texts.delayHeading(toDelay.cycle)}
          lead={texts.delayLead(toDelay.cycle)}
          confirmText={texts.delayConfirm}
          reason={texts.delayed}
          onClose={closing('delay')}
        />
      )}
      {asked === 'hold' && toHold !== undefined && (
        <CycleDialog
          medicine={medicine}
          change={{ kind: 'hold', cycle: toHold.cycle }}
          heading={texts.holdHeading(toHold.cycle)}
          lead={texts.holdLead}
          confirmText={texts.holdConfirm}
          reason={texts.held}
          onHeld={setHeldNow}
          onClose={closing('hold')}
        />
      )}
      {asked === 'go-ahead' && held !== undefined && (
        <GoAheadDialog
          {...{ medicine, pattern, held, today: date }}
          onClose={closing('go-ahead')}
        />
      )}
    </Part>
  );
}

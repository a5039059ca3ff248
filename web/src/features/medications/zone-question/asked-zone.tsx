import type { PatientZone, ZoneChoice } from '@caretrail/contract/patients/schema';
import { zoneInUse, type ZoneQuestion } from '@caretrail/contract/patients/zone-question';
import { localAt } from '@caretrail/contract/time/zoned';
import { useId, useState } from 'react';
import { chooseZone } from '../../../data/zone.ts';
import { focusHeading } from '../../../lib/arrive.ts';
import { ownZone } from '../../../lib/own-zone.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { placeOfZone } from '@caretrail/contract/time/whose-clock';
import { useNow } from '../../../lib/use-now.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { AwayChoices, type NextDose } from './away-choices.tsx';
import { zoneTexts as texts } from './texts.ts';

/** Sends the choice; an error is shown and the user can try again. */
function useZoneChoice(onMoved: () => void) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState<keyof ZoneChoice | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (choice: ZoneChoice): Promise<void> => {
    setBusy(choice.time_zone === undefined ? 'kept_in' : 'time_zone');
    setProblem(null);
    try {
      await dispatch(chooseZone(choice));
      if (choice.time_zone !== undefined) onMoved();
      // The focused question disappears.
      focusHeading();
    } catch (error) {
      setProblem(toApiError(error).text);
    }
    setBusy(null);
  };
  return { busy, problem, choose: (choice: ZoneChoice): void => void send(choice) };
}

type AskedZoneProps = {
  readonly known: PatientZone;
  readonly what: NonNullable<ZoneQuestion>;
  /** The dose used to explain the options. */
  readonly next?: NextDose | undefined;
  /** The zone has changed: data computed with the old one has to be reloaded. */
  readonly onMoved: () => void;
};

/** The question itself. */
export function AskedZone({ known, what, next, onMoved }: AskedZoneProps) {
  const id = useId();
  const nowMs = useNow();
  const device = ownZone();
  const home = zoneInUse(known, device);
  const [here, there] = [placeOfZone(device), placeOfZone(home)];
  const { problem, busy, choose } = useZoneChoice(onMoved);
  const clockIn = (zone: string): string => localAt(nowMs, zone).slice(11);
  const onMove = (): void => choose({ time_zone: device });
  const onKeep = (): void => choose({ kept_in: device });
  if (what === 'kept') {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 print:hidden">
        <p>{texts.kept({ home: there, clock: clockIn(home) })}</p>
        <Button look="quiet" className="px-3" isBusy={busy === 'time_zone'} onClick={onMove}>
          {texts.follow}
        </Button>
        {problem !== null && <Alert>{problem}</Alert>}
      </div>
    );
  }
  return (
    <section
      aria-labelledby={id}
      className="space-y-3 rounded-sheet border border-edge bg-action-tint p-4 sm:p-6 print:hidden"
    >
      <h2 id={id} className="text-h3">
        {what === 'away' ? texts.away({ here }) : texts.unnamed}
      </h2>
      {problem !== null && <Alert>{problem}</Alert>}
      {what === 'away' ? (
        <AwayChoices {...{ home, device, nowMs, next, busy, onMove, onKeep }} />
      ) : (
        <>
          <p>{texts.unnamedLead({ here })}</p>
          <div className="flex flex-wrap gap-3">
            <Button look="secondary" isBusy={busy === 'time_zone'} onClick={onMove}>
              {texts.use({ here })}
            </Button>
            <Button look="quiet" isBusy={busy === 'kept_in'} onClick={onKeep}>
              {texts.notNow}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

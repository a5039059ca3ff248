import type { PatientZone } from '@caretrail/contract/patients/schema';
import { zoneInUse, zoneQuestion } from '@caretrail/contract/patients/zone-question';
import { localAt } from '@caretrail/contract/time/zoned';
import { useId } from 'react';
import { selectZone } from '../../../data/zone.ts';
import { ownZone } from '../../../lib/own-zone.ts';
import { placeOfZone } from '../../../lib/time-zones.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useAppSelector } from '../../../session/store-hooks.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { AwayChoices } from './away-choices.tsx';
import type { NextDose } from './next-dose-words.ts';
import { zoneTexts as texts } from './texts.ts';
import { useZoneChoice } from './use-zone-choice.ts';

type ZoneQuestionProps = {
  /** What a choice means is said of this one. */
  readonly next?: NextDose | undefined;
  /** Only what is urgent, which stands above the doses, or only what can wait. Not given: either. */
  readonly isUrgent?: boolean;
  /** The times have moved: what was computed by the old clock has to be loaded again. */
  readonly onMoved: () => void;
};

/** §3: the times of a patient follow them, and are never moved without asking. It never stands in the way. */
export function ZoneQuestion(props: ZoneQuestionProps) {
  const known = useAppSelector(selectZone);
  return known === null ? null : <Question {...props} known={known} />;
}

function Question(props: ZoneQuestionProps & { readonly known: PatientZone }) {
  const { known, next, isUrgent, onMoved } = props;
  const id = useId();
  const nowMs = useNow();
  const device = ownZone();
  const home = zoneInUse(known, device);
  const [here, there] = [placeOfZone(device), placeOfZone(home)];
  const { problem, busy, choose } = useZoneChoice(onMoved);
  const what = zoneQuestion(known, device, nowMs);
  if (what === null || isUrgent === (what === 'unnamed')) return null;
  const clockIn = (zone: string): string => localAt(nowMs, zone).slice(11);
  const onMove = (): void => choose({ time_zone: device });
  const onKeep = (): void => choose({ kept_in: device });
  if (what === 'kept') {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 print:hidden">
        <p>{texts.kept(there, clockIn(home))}</p>
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
        {what === 'away' ? texts.away(here) : texts.unnamed}
      </h2>
      {problem !== null && <Alert>{problem}</Alert>}
      {what === 'away' ? (
        <AwayChoices {...{ home, device, nowMs, next, busy, onMove, onKeep }} />
      ) : (
        <>
          <p>{texts.unnamedLead(here)}</p>
          <div className="flex flex-wrap gap-3">
            <Button look="secondary" isBusy={busy === 'time_zone'} onClick={onMove}>
              {texts.use(here)}
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

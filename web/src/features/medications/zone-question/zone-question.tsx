import { formatHoursAndMinutes } from '@caretrail/contract/medications/format-duration';
import type { PatientZone, ZoneChoice } from '@caretrail/contract/patients/schema';
import { zoneInUse, zoneQuestion } from '@caretrail/contract/patients/zone-question';
import { dateAt, instantOf, localAt } from '@caretrail/contract/time/zoned';
import { useId, useState } from 'react';
import { chooseZone, selectZone } from '../../../data/zone.ts';
import { focusHeading } from '../../../lib/arrive.ts';
import { ownZone } from '../../../lib/own-zone.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { placeOfZone } from '../../../lib/time-zones.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { zoneTexts as texts } from './texts.ts';

/** A dose that follows the patient's time zone. */
export type NextDose = { readonly name: string; readonly local_date_time: string };

const minute = 60_000;

/** When the next dose is due in a zone, to explain a choice. */
export function formatNextDose(
  { name, local_date_time }: NextDose,
  zone: string,
  nowMs: number,
): string {
  const minutes = Math.round((instantOf(local_date_time, zone) - nowMs) / minute);
  const clock = local_date_time.slice(11);
  if (minutes === 0) return texts.nextNow({ name, clock });
  const duration = formatHoursAndMinutes(Math.abs(minutes));
  return minutes > 0
    ? texts.next({ name, clock, duration })
    : texts.nextWas({ name, clock, duration });
}

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

type AwayChoicesProps = {
  readonly home: string;
  readonly device: string;
  readonly nowMs: number;
  readonly next: NextDose | undefined;
  readonly busy: keyof ZoneChoice | null;
  readonly onMove: () => void;
  readonly onKeep: () => void;
};

/** Both options with what they mean for the next dose. Neither is recommended. */
function AwayChoices(props: AwayChoicesProps) {
  const { home, device, nowMs, next, busy, onMove, onKeep } = props;
  const [there, here] = [placeOfZone(home), placeOfZone(device)];
  const clockIn = (ms: number, zone: string): string => localAt(ms, zone).slice(11);
  const eightAtHome = instantOf(`${dateAt(nowMs, home)}T08:00`, home);
  const choices = [
    {
      name: 'time_zone',
      label: texts.follow,
      means: texts.followMeans({ here }),
      zone: device,
      onChoose: onMove,
    },
    {
      name: 'kept_in',
      label: texts.keep,
      means: texts.keepMeans({ home: there, clock: clockIn(eightAtHome, device), here }),
      zone: home,
      onChoose: onKeep,
    },
  ] as const;
  return (
    <>
      <p>
        {texts.awayLead({
          home: there,
          homeClock: clockIn(nowMs, home),
          here,
          hereClock: clockIn(nowMs, device),
        })}
      </p>
      <ul className="grid gap-4 sm:grid-cols-2">
        {choices.map(({ name, label, means, zone, onChoose }) => (
          <li key={name} className="space-y-2">
            <Button look="secondary" isBusy={busy === name} onClick={onChoose}>
              {label}
            </Button>
            <p>
              {means}
              {next !== undefined && ` ${formatNextDose(next, zone, nowMs)}`}
            </p>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">{texts.rest}</p>
    </>
  );
}

type ZoneQuestionProps = {
  /** The dose used to explain the options. */
  readonly next?: NextDose | undefined;
  /** Show only urgent questions (above the doses), or only others. Undefined: both. */
  readonly isUrgent?: boolean;
  /** The zone has changed: data computed with the old one has to be reloaded. */
  readonly onMoved: () => void;
};

/**
 * §3: a patient's times follow their zone, but are never moved without asking. The question never blocks the screen.
 */
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

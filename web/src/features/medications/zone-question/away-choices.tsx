import { formatHoursAndMinutes } from '@caretrail/contract/medications/format-duration';
import type { ZoneChoice } from '@caretrail/contract/patients/schema';
import { dateAt, instantOf, localAt } from '@caretrail/contract/time/zoned';
import { placeOfZone } from '@caretrail/contract/time/whose-clock';
import { Button } from '../../../ui/button.tsx';
import { awayTexts as texts } from './away-texts.ts';

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
export function AwayChoices(props: AwayChoicesProps) {
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

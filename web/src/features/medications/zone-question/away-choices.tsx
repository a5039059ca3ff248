import type { ZoneChoice } from '@caretrail/contract/patients/schema';
import { dateAt, instantOf, localAt } from '@caretrail/contract/time/zoned';
import { placeOfZone } from '../../../lib/time-zones.ts';
import { Button } from '../../../ui/button.tsx';
import { type NextDose, nextDoseWords } from './next-dose-words.ts';
import { zoneTexts as texts } from './texts.ts';

type AwayChoicesProps = {
  readonly home: string;
  readonly device: string;
  readonly nowMs: number;
  readonly next: NextDose | undefined;
  readonly busy: keyof ZoneChoice | null;
  readonly onMove: () => void;
  readonly onKeep: () => void;
};

/** Both ways in plain words, and what each means for the next dose. Neither is the better one. */
export function AwayChoices(props: AwayChoicesProps) {
  const { home, device, nowMs, next, busy, onMove, onKeep } = props;
  const [there, here] = [placeOfZone(home), placeOfZone(device)];
  const clockIn = (ms: number, zone: string): string => localAt(ms, zone).slice(11);
  const eightAtHome = instantOf(`${dateAt(nowMs, home)}T08:00`, home);
  const choices = [
    {
      name: 'time_zone',
      label: texts.follow,
      means: texts.followMeans(here),
      zone: device,
      onChoose: onMove,
    },
    {
      name: 'kept_in',
      label: texts.keep,
      means: texts.keepMeans(there, clockIn(eightAtHome, device), here),
      zone: home,
      onChoose: onKeep,
    },
  ] as const;
  return (
    <>
      <p>{texts.awayLead(there, clockIn(nowMs, home), here, clockIn(nowMs, device))}</p>
      <ul className="grid gap-4 sm:grid-cols-2">
        {choices.map(({ name, label, means, zone, onChoose }) => (
          <li key={name} className="space-y-2">
            <Button look="secondary" isBusy={busy === name} onClick={onChoose}>
              {label}
            </Button>
            <p>
              {means}
              {next !== undefined && ` ${nextDoseWords(next, zone, nowMs)}`}
            </p>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">{texts.rest}</p>
    </>
  );
}

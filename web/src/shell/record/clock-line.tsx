import { formatWhoseClock } from '@caretrail/contract/time/whose-clock';
import { Clock } from 'lucide-react';
import { ownZone } from '../../lib/own-zone.ts';
import { useNow } from '../../lib/use-now.ts';

type ClockLineProps = {
  /** Of the person whose times follow. */
  readonly name: string;
  readonly zone: string;
};

/** Whose clock the times below are on, where that of this device shows another time. */
export function ClockLine({ name, zone }: ClockLineProps) {
  const words = formatWhoseClock(name, useNow(), { zone, reader: ownZone() });
  if (words === null) return null;
  return (
    <p className="flex items-start gap-2 font-medium wrap-anywhere">
      <Clock className="mt-1 size-4.5 shrink-0" aria-hidden="true" />
      {words}
    </p>
  );
}

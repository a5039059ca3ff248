import { dayNow } from '@caretrail/contract/medications/dose-day';
import type { Medication } from '@caretrail/contract/medications/schema';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { dueValues } from '../doses/format-dose.ts';
import { openDose } from '../today/open-dose.ts';
import { useDoses } from '../today/use-doses.ts';
import { medicineTexts as texts } from './texts.ts';

type OpenLineProps = {
  readonly medicine: Medication;
  /** The dose day, whichever day is shown below. */
  readonly today: string;
  readonly nowMs: number;
  readonly zone: string;
};

/** The dose of today that is open, with the way to record it. Recorded, it keeps its room: the rows below do not move. */
export function OpenLine({ medicine, today, nowMs, zone }: OpenLineProps) {
  const { search } = useLocation();
  const open = openDose(useDoses(today).doses ?? [], medicine, { day: today, nowMs });
  const [last, setLast] = useState(open);
  if (open !== undefined && open !== last) setLast(open);
  if (last === undefined) return null;
  return (
    <p className={open === undefined ? 'invisible' : ''}>
      <span className="font-semibold">
        {texts.open(dueValues(last, dayNow(nowMs, zone), zone))}
      </span>{' '}
      <Link to={{ search, hash: 'doses' }} className="link print:hidden">
        {texts.toDoses}
      </Link>
    </p>
  );
}

import { dayNow } from '@caretrail/contract/medications/dose-day';
import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { dueValues } from '../doses/format-dose.ts';
import { openTexts } from '../list/texts.ts';
import { medicineTexts as texts } from './texts.ts';

type OpenLineProps = {
  readonly open: DoseOccurrence | undefined;
  readonly nowMs: number;
  readonly zone: string;
};

/** The dose of today that is open, with the way to record it. Recorded, it keeps its room: the rows below do not move. */
export function OpenLine({ open, nowMs, zone }: OpenLineProps) {
  const { search } = useLocation();
  const [last, setLast] = useState(open);
  if (open !== undefined && open !== last) setLast(open);
  if (last === undefined) return null;
  return (
    <p className={open === undefined ? 'invisible' : ''}>
      <span className="font-semibold">
        {openTexts.open(dueValues(last, dayNow(nowMs, zone), zone))}
      </span>{' '}
      <Link to={{ search, hash: 'doses' }} className="link print:hidden">
        {texts.toDoses}
      </Link>
    </p>
  );
}

import { displayName } from '@caretrail/contract/access/menu';
import { dateAt } from '@caretrail/contract/time/zoned';
import { dayName } from '../lib/day-words.ts';
import { ownZone } from '../lib/own-zone.ts';
import { useNow } from '../lib/use-now.ts';
import { selectUser } from '../session/selectors.ts';
import { useAppSelector } from '../session/store-hooks.ts';

/** On paper only: whose it is and of when, for it may lie among the papers of others. */
export function PrintedFor() {
  const name = displayName(useAppSelector(selectUser));
  const day = dayName(dateAt(useNow(), ownZone()));
  return <p className="hidden print:block">{`${name} · printed on ${day}`}</p>;
}

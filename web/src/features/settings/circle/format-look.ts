import { formatTrailEntry } from '@caretrail/contract/account/format-trail-entry';
import { formatAreas } from '@caretrail/contract/circle/format-areas';
import type { LedgerEntry, LedgerVisit } from '@caretrail/contract/circle/schema';
import { localAt } from '@caretrail/contract/time/zoned';
import { lookTexts as texts } from './texts.ts';

/** What someone did to the record as a whole: 'Anna asked to take over your record'. */
function formatAct(name: string, action: string): string {
  if (action === 'take-over.requested') return texts.takeOver.requested({ name });
  if (action === 'take-over.withdrawn') return texts.takeOver.withdrawn({ name });
  if (action === 'take-over.done') return texts.takeOver.done({ name });
  return texts.did({ name, what: formatTrailEntry({ action, outcome: 'done' }) });
}

function formatPlaces({ name, looked_at, wrote_in, did }: LedgerVisit): string | null {
  const [areas, written] = [formatAreas(looked_at), formatAreas(wrote_in)];
  if (areas === '' && written === '') return did.length > 0 ? null : texts.opened({ name });
  if (written === '') return texts.looked({ name, areas });
  return areas === ''
    ? texts.wrote({ name, areas: written })
    : texts.both({ name, areas, written });
}

/** 'Anna looked at calendar and medicines and made entries in medicines', 'Anna asked to take over your record' */
export const formatVisit = (visit: LedgerVisit): string =>
  [formatPlaces(visit), ...visit.did.map((action) => formatAct(visit.name, action))]
    .filter((part) => part !== null)
    .join(' · ');

/** 'Anna looked at calendar', 'Anna: Dose recorded' */
export function formatEntry({ name, act, areas, action }: LedgerEntry): string {
  if (act === 'write' && action !== null) return formatAct(name, action);
  if (areas.length === 0) return texts.opened({ name });
  return texts[act === 'write' ? 'wrote' : 'looked']({ name, areas: formatAreas(areas) });
}

const clockAt = (instant: string, zone: string): string =>
  localAt(Date.parse(instant), zone).slice(11, 16);

/** '14:02–14:09', or '14:02' for a single moment. */
export function formatSpan(from: string, to: string, zone: string): string {
  const [first, last] = [clockAt(from, zone), clockAt(to, zone)];
  return first === last ? first : texts.span({ from: first, to: last });
}

export const dayOf = (instant: string, zone: string): string =>
  localAt(Date.parse(instant), zone).slice(0, 10);

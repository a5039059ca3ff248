import { limits } from '../limits.ts';
import { msFrom } from '../time/zoned.ts';
import { type Area, areas } from './areas.ts';
import type { LedgerEntry, LedgerVisit } from './schema.ts';

const sameVisit = (later: LedgerEntry, earlier: LedgerEntry): boolean =>
  later.helper_id === earlier.helper_id &&
  later.name === earlier.name &&
  later.device === earlier.device &&
  msFrom(earlier.at, later.at) <= limits.circle.visitGapMs;

const areasOf = (entries: readonly LedgerEntry[]): Area[] =>
  areas.filter((area) => entries.some((entry) => entry.areas.includes(area)));

/** What was done to the record as a whole. */
const didIn = (entries: readonly LedgerEntry[]): string[] => {
  const done = entries.filter(({ act, areas: of }) => act === 'write' && of.length === 0);
  return [...new Set(done.toReversed().flatMap(({ action }) => action ?? []))];
};

function visitOf(entries: readonly [LedgerEntry, ...LedgerEntry[]]): LedgerVisit {
  const [newest] = entries;
  const { id, helper_id, name, device } = newest;
  return {
    id,
    helper_id,
    name,
    device,
    from: (entries.at(-1) ?? newest).at,
    to: newest.at,
    looked_at: areasOf(entries.filter(({ act }) => act === 'read')),
    wrote_in: areasOf(entries.filter(({ act }) => act === 'write')),
    did: didIn(entries),
    entries: entries.length,
  };
}

/** Entries, newest first, in parts between which no one looked for long: no visit is in two of them. */
export function stretchesOf(entries: readonly LedgerEntry[]): LedgerEntry[][] {
  const stretches: LedgerEntry[][] = [];
  for (const entry of entries) {
    const open = stretches.at(-1);
    const later = open?.at(-1);
    if (open && later && msFrom(entry.at, later.at) <= limits.circle.visitGapMs) open.push(entry);
    else stretches.push([entry]);
  }
  return stretches;
}

/**
 * Entries, newest first, as visits, newest first: one person on one device without a long pause. Visits of two people
 * at the same time stay two.
 */
export function visitsOf(entries: readonly LedgerEntry[]): LedgerVisit[] {
  const visits: [LedgerEntry, ...LedgerEntry[]][] = [];
  for (const entry of entries) {
    const open = visits.find((visit) => sameVisit(visit.at(-1) ?? visit[0], entry));
    if (open) open.push(entry);
    else visits.push([entry]);
  }
  return visits.map(visitOf);
}

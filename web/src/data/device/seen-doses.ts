import { doseEndpoints } from '@caretrail/contract/medications/dose-endpoints';
import type { DoseLogEntry, DoseOccurrence } from '@caretrail/contract/medications/doses';
import { doseDayAt } from '@caretrail/contract/medications/dose-day';
import { isAnswer } from '@caretrail/contract/medications/is-answered';
import { addDays } from '@caretrail/contract/time/days';
import { localAt } from '@caretrail/contract/time/zoned';
import * as z from 'zod/mini';
import { canMove, isSameDose, isWaiting } from '../dose-entry.ts';
import type { Copy } from './copy.ts';
import { copyHere } from './here.ts';
import { withMovedHours } from './moved-hours.ts';

/** A dose as the server knew it then. */
type Seen = { readonly dose: DoseOccurrence; readonly knownMs: number };

const rowName = 'k';
/** The copy is made again long before. */
const keptDays = 2;

const seenSchema = z.array(z.object({ dose: z.unknown(), knownMs: z.number() }));

function parse(body: unknown): readonly Seen[] {
  const rows = seenSchema.safeParse(body).data ?? [];
  const doses = doseEndpoints.listDoses.answer.safeParse(rows.map(({ dose }) => dose)).data ?? [];
  return doses.map((dose, at) => ({ dose, knownMs: rows[at]?.knownMs ?? 0 }));
}

/** One as needed is named by nothing but its record. */
function placeOf(dose: DoseOccurrence): string {
  const { medication_id, schedule_version_id, slot_id, local_date, at, log } = dose;
  if (slot_id === null) return log?.id ?? '';
  const when = canMove(dose) ? [] : [local_date, at];
  return [medication_id, schedule_version_id, slot_id, ...when].join(' ');
}

/** The later word about each dose, without those of days that have gone. */
function merged(before: readonly Seen[], next: readonly Seen[]): readonly Seen[] {
  const byPlace = new Map<string, Seen>();
  for (const each of [...before, ...next]) {
    const place = placeOf(each.dose);
    if (each.knownMs >= (byPlace.get(place)?.knownMs ?? 0)) byPlace.set(place, each);
  }
  const all = [...byPlace.values()];
  const latest = all.reduce((day, { dose }) => (dose.local_date > day ? dose.local_date : day), '');
  return latest === ''
    ? all
    : all.filter(({ dose }) => dose.local_date >= addDays(latest, -keptDays));
}

/** The last change and the last read: one after the other. */
let turn: Promise<unknown> = Promise.resolve();

const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const done = turn.then(work);
  turn = done.catch(() => undefined);
  return done;
};

const isOfServer = ({ log }: DoseOccurrence): boolean =>
  log === null || (log.id !== '' && !isWaiting(log));

/** A dose of the copy with what is known of it since; one by the hour may have moved too. */
function asKnown<D extends DoseOccurrence>(dose: D, known: DoseOccurrence): D {
  const { log, postponed_until, at, local_date, local_date_time } = known;
  const moved = canMove(dose) ? { at, local_date, local_date_time } : {};
  return { ...dose, log, postponed_until, ...moved };
}

/** What is known since the copy was made. */
export type SeenSince = {
  /** Doses of the copy, with that. One as needed whose record was cleared or replaced is gone. */
  readonly update: <D extends DoseOccurrence>(
    doses: readonly D[],
    around?: readonly DoseOccurrence[],
  ) => D[];
  /** Doses as needed that the copy does not have: they count in the limits. */
  readonly added: (doses: readonly DoseOccurrence[]) => DoseOccurrence[];
};

function since(seen: readonly DoseOccurrence[]): SeenSince {
  const asNeeded = seen.filter(({ slot_id }) => slot_id === null);
  const planned = seen.filter(({ slot_id }) => slot_id !== null);
  const gone = new Set(asNeeded.map(({ log }) => log?.supersedes));
  return {
    update: (doses, around = []) => {
      const kept = doses
        .filter(({ slot_id, log }) => slot_id !== null || !gone.has(log?.id))
        .map((dose) => {
          const known = planned.find((each) => isSameDose(each, dose));
          return known === undefined ? dose : asKnown(dose, known);
        });
      return withMovedHours(kept, planned, around);
    },
    added: (doses) => {
      const there = new Set(doses.map(({ log }) => log?.id));
      return asNeeded.filter(({ log }) => isAnswer(log) && !gone.has(log.id) && !there.has(log.id));
    },
  };
}

/**
 * What the server has said or confirmed about doses since the copy was made: a dose that the screen has shown as recorded
 * is never due again because the connection went before the copy was made again.
 */
export const seenDosesIn = (copy: Copy) => ({
  remember: (doses: readonly DoseOccurrence[], knownMs: number): Promise<void> =>
    inTurn(async () => {
      const next = doses.filter(isOfServer).map((dose) => ({ dose, knownMs }));
      if (next.length === 0) return;
      const before = parse((await copy.read(rowName))?.body);
      const body = merged(before, next);
      await copy.keep(rowName, { body, askedMs: knownMs, sureMs: knownMs, tag: null });
    }),
  /** What is known since the time at which the copy was asked for. */
  since: (askedMs: number): Promise<SeenSince> =>
    inTurn(async () => {
      const seen = parse((await copy.read(rowName))?.body);
      return since(seen.filter(({ knownMs }) => knownMs >= askedMs).map(({ dose }) => dose));
    }),
});

export type SeenDoses = ReturnType<typeof seenDosesIn>;

export const seenDoses = seenDosesIn(copyHere);

/** As it is listed once it is recorded. */
const asNeededOf = (dose: DoseOccurrence, entry: DoseLogEntry): DoseOccurrence => ({
  ...dose,
  at: entry.at,
  local_date: doseDayAt(Date.parse(entry.at), entry.time_zone),
  local_date_time: localAt(Date.parse(entry.at), entry.time_zone),
  time_zone: entry.time_zone,
  postponed_until: null,
  state: entry.status === 'cleared' ? dose.state : entry.status,
  log: entry,
});

/** The answer to a record of a dose, planned or as needed. */
export const rememberEntry = (
  dose: DoseOccurrence,
  entry: DoseLogEntry | null,
  knownMs: number,
): Promise<void> => {
  if (entry === null) return Promise.resolve();
  if (dose.slot_id === null) return seenDoses.remember([asNeededOf(dose, entry)], knownMs);
  const log = entry.status === 'cleared' ? null : entry;
  return seenDoses.remember([{ ...dose, log, postponed_until: null }], knownMs);
};

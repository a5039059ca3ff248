import { doseEndpoints } from '@caretrail/contract/medications/dose-endpoints';
import type { DoseLogEntry, DoseOccurrence } from '@caretrail/contract/medications/doses';
import { addDays } from '@caretrail/contract/time/days';
import * as z from 'zod/mini';
import { isSameDose, isWaiting } from '../dose-entry.ts';
import type { Copy } from './copy.ts';
import { copyHere } from './here.ts';

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

const placeOf = ({ medication_id, schedule_version_id, slot_id, local_date, at }: DoseOccurrence) =>
  [medication_id, schedule_version_id, slot_id, local_date, at].join(' ');

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
  /** Doses of the copy, which were asked for at that time, with what is known since. */
  apply: (askedMs: number): Promise<<D extends DoseOccurrence>(doses: readonly D[]) => D[]> =>
    inTurn(async () => {
      const seen = parse((await copy.read(rowName))?.body).filter(
        ({ knownMs }) => knownMs >= askedMs,
      );
      return (doses) =>
        doses.map((dose) => {
          const known = seen.find((each) => isSameDose(each.dose, dose))?.dose;
          return known === undefined
            ? dose
            : { ...dose, log: known.log, postponed_until: known.postponed_until };
        });
    }),
});

export type SeenDoses = ReturnType<typeof seenDosesIn>;

export const seenDoses = seenDosesIn(copyHere);

/** The answer to a record of a planned dose. */
export const rememberEntry = (
  dose: DoseOccurrence,
  entry: DoseLogEntry | null,
  knownMs: number,
): Promise<void> => {
  if (dose.slot_id === null || entry === null) return Promise.resolve();
  const log = entry.status === 'cleared' ? null : entry;
  return seenDoses.remember([{ ...dose, log, postponed_until: null }], knownMs);
};

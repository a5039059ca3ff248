import { doseDayAt } from '@caretrail/contract/medications/dose-day';
import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { localAt } from '@caretrail/contract/time/zoned';
import { canMove } from '../dose-entry.ts';

const hour = 3_600_000;

/** 'p1h12' is the twelfth dose of phase 1. */
function linkOf({ medication_id, schedule_version_id, slot_id }: DoseOccurrence) {
  const [phase = '', count = ''] = (slot_id ?? '').split('h');
  return { chain: `${medication_id} ${schedule_version_id} ${phase}`, count: Number(count) };
}

/** From when the next one counts: from when it was taken, else from when it was due. */
const countsFrom = ({ at, log }: DoseOccurrence): number =>
  Date.parse(log?.status === 'taken' ? log.at : at);

function movedTo<D extends DoseOccurrence>(dose: D, ms: number): D {
  if (Date.parse(dose.at) === ms) return dose;
  return {
    ...dose,
    at: new Date(ms).toISOString(),
    local_date: doseDayAt(ms, dose.time_zone),
    local_date_time: localAt(ms, dose.time_zone),
  };
}

type Chain = Map<number, DoseOccurrence>;

/**
 * One chain from the first dose of which something new is known. Where doses between two are not known, the later of both
 * times counts: nothing is announced too early.
 */
function moveChain(chain: Chain, firstKnown: number): void {
  const counts = [...chain.keys()].toSorted((one, other) => one - other);
  for (const [index, count] of counts.entries()) {
    const before = counts[index - 1];
    const dose = chain.get(count);
    const last = before === undefined ? undefined : chain.get(before);
    if (before === undefined || last === undefined || dose === undefined || before < firstKnown)
      continue;
    const steps = count - before;
    const ms = countsFrom(last) + steps * (last.hours_to_next ?? 0) * hour;
    chain.set(count, movedTo(dose, steps === 1 ? ms : Math.max(ms, Date.parse(dose.at))));
  }
}

/**
 * Doses that count from the last one taken, as the server will say them: it does not know yet what waits here, and a copy
 * does not know what was recorded since. `known`: those doses, with what is recorded about them. `around`: doses of other
 * days. The doses themselves have their records already.
 */
export function withMovedHours<D extends DoseOccurrence>(
  doses: readonly D[],
  known: readonly DoseOccurrence[],
  around: readonly DoseOccurrence[] = [],
): D[] {
  const moving = known.filter(canMove);
  if (moving.length === 0) return [...doses];
  const chains = new Map<string, Chain>();
  const firsts = new Map<string, number>();
  const put = (dose: DoseOccurrence, isNew: boolean): void => {
    const { chain, count } = linkOf(dose);
    const own = chains.get(chain) ?? new Map<number, DoseOccurrence>();
    const found = own.get(count);
    // The list says when it is due, what is known says whether it was taken.
    const isKept = found !== undefined && isNew;
    chains.set(chain, own.set(count, isKept ? { ...found, log: dose.log } : dose));
    if (isNew) firsts.set(chain, Math.min(count, firsts.get(chain) ?? count));
  };
  for (const dose of [...around, ...doses]) if (canMove(dose)) put(dose, false);
  for (const dose of moving) put(dose, true);
  for (const [chain, first] of firsts) moveChain(chains.get(chain) ?? new Map(), first);
  return doses.map((dose) => {
    if (!canMove(dose)) return dose;
    const { chain, count } = linkOf(dose);
    const { at } = chains.get(chain)?.get(count) ?? dose;
    return movedTo(dose, Date.parse(at));
  });
}

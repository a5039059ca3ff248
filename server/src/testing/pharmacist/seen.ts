import { asNeededAt } from '@caretrail/contract/medications/as-needed';
import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import type { Medication } from '@caretrail/contract/medications/schema';
import type { DosePart } from '@caretrail/contract/medications/slots';
import { strengthKey } from '@caretrail/contract/medications/strength';
import { dosesOf } from '../medications.ts';
import { medicineOf, type Player } from './play.ts';
import { daysOf, instantOf, partsOf, type TableCheck } from './tables.ts';

/** What a check of the tables is about, in words: the same words for what is expected and for what the API answers. */
export type Seen = {
  readonly doses: readonly string[];
  readonly stock: readonly string[];
  readonly others: readonly string[];
};

const mgOf = (parts: readonly DosePart[]): number =>
  parts.reduce((sum, { strength, count }) => sum + count * Number.parseFloat(strength), 0);
const amountWords = (parts: readonly DosePart[]): string =>
  `${parts.map(({ strength, count }) => `${count} × ${strengthKey(strength)}`).join(' + ')} = ${mgOf(parts)} mg`;
const utc = (ms: number): string => new Date(ms).toISOString().slice(0, 16);

type Line = { readonly ms: number; readonly text: string; readonly isOpen: boolean };
const inOrder = (lines: readonly Line[]): string[] =>
  lines
    .toSorted((one, other) => one.ms - other.ms || (one.text < other.text ? -1 : 1))
    .map(({ text }) => text);

/** Whether a dose is asked for by now, or later. */
const timing = (atMs: number, nowMs: number): string => (atMs > nowMs ? 'later' : 'by now');

export function expectedDoses({ doses, as_of }: TableCheck): string[] {
  const nowMs = Date.parse(as_of);
  const lines = doses.flatMap((row): Line[] => {
    const [med = '', days = '', times = '', offset = '', amount = '', state = ''] = row.split(' ');
    if (state === 'none') return [];
    return daysOf(days).flatMap((day) =>
      times.split(',').map((clock) => {
        const ms = instantOf(day, clock, offset);
        const wall = utc(instantOf(day, clock, '+00:00')).replace('T', ' ');
        const where = row.includes(' in ') ? 'elsewhere' : wall;
        const when = state === 'asked' ? ` ${timing(ms, nowMs)}` : '';
        const text = `${med} of ${day}: ${where} (${utc(ms)}Z), ${amountWords(partsOf(amount))}, ${state}${when}`;
        return { ms, text, isOpen: state === 'asked' };
      }),
    );
  });
  return inOrder(lines);
}

const asked: readonly DoseOccurrence['state'][] = ['upcoming', 'due', 'late', 'missed'];

function doseLine(dose: DoseOccurrence, med: string): Line {
  const ms = Date.parse(dose.at);
  const isOpen = asked.includes(dose.state);
  const state = isOpen ? `asked ${dose.state === 'upcoming' ? 'later' : 'by now'}` : dose.state;
  const isElsewhere = dose.log !== null && dose.log.time_zone !== dose.time_zone;
  const wall = isElsewhere ? 'elsewhere' : dose.local_date_time.replace('T', ' ');
  const text = `${med} of ${dose.local_date}: ${wall} (${utc(ms)}Z), ${amountWords(dose.parts)}, ${state}`;
  return { ms, text, isOpen };
}

const stockWords = (med: string, { stock }: Medication): string[] =>
  stock.map(({ strength, on_hand, runs_out_on }) => {
    const until = runs_out_on === null ? 'lasts' : `not enough on ${runs_out_on}`;
    return `${med} ${strengthKey(strength)}: ${on_hand} left, ${until}`;
  });

function asNeededWords(medicine: Medication, doses: readonly DoseOccurrence[], nowMs: number) {
  const pattern = medicine.schedule?.phases[0]?.pattern;
  if (pattern?.kind !== 'as_needed') return [];
  const taken = doses.map(({ at }) => Date.parse(at));
  const { inLastDay, freeFromMs } = asNeededAt(pattern, taken, nowMs);
  const left = (pattern.max_per_day ?? 0) - inLastDay;
  const next = freeFromMs === null ? 'now' : `${utc(freeFromMs)}Z`;
  const [stock] = medicine.stock;
  return [
    `taken ${doses.map((dose) => dose.local_date_time.slice(11)).join(' ')}; ${left} left today, next ${next}`,
    `${stock?.on_hand} pieces, ${stock?.runs_out_on === null ? 'no day' : stock?.runs_out_on}`,
  ];
}

/** What the tables say beside doses and stock. */
export function expectedOthers({ steps_mg, as_needed, not_missed, taken_at }: TableCheck): string[] {
  const next = as_needed?.next ?? '';
  return [
    ...(steps_mg ? [`steps of ${steps_mg.join(', ')} mg`] : []),
    ...(as_needed
      ? [
          `taken ${as_needed.taken.join(' ')}; ${as_needed.left} left today, next ${next === 'now' ? next : `${utc(Date.parse(next))}Z`}`,
          `${as_needed.pieces} pieces, no day`,
        ]
      : []),
    ...(not_missed ?? []).map((dose) => `${dose} is not missed`),
    ...Object.entries(taken_at ?? {}).map(([dose, at]) => `${dose} taken at ${utc(Date.parse(at))}Z`),
  ];
}

async function othersIn(player: Player, check: TableCheck, doses: readonly DoseOccurrence[]) {
  const nowMs = player.testApp.clock.now().getTime();
  const found: string[] = [];
  const [onlyMed = ''] = player.ids.keys();
  if (check.steps_mg) {
    const { schedule } = await medicineOf(player, onlyMed);
    const sums = schedule?.phases.map(({ slots }) => mgOf(slots.flatMap(({ parts }) => parts)));
    found.push(`steps of ${sums?.join(', ')} mg`);
  }
  if (check.as_needed)
    found.push(...asNeededWords(await medicineOf(player, check.as_needed.med), doses, nowMs));
  for (const name of check.not_missed ?? []) {
    const [med, day] = name.split(' ');
    const own = doses.filter(
      (dose) => dose.local_date === day && dose.medication_id === player.ids.get(med ?? ''),
    );
    if (own.every(({ state }) => state !== 'missed')) found.push(`${name} is not missed`);
  }
  for (const name of Object.keys(check.taken_at ?? {})) {
    const [, day, time = ''] = name.split(' ');
    const dose = doses.find((each) => each.local_date_time === `${day}T${time}`);
    found.push(`${name} taken at ${utc(Date.parse(dose?.log?.at ?? ''))}Z`);
  }
  return found;
}

/** Of hours that count from the last dose only the next one is sure. */
function untilNext(lines: readonly Line[], isOnlyNext: boolean): Line[] {
  const next = lines.find(({ isOpen }) => isOpen);
  return lines.filter((line) => !isOnlyNext || !line.isOpen || line === next);
}

export async function seenAt(player: Player, check: TableCheck): Promise<Seen> {
  const [from = '', to = from] = check.window.split('..');
  const names = new Map([...player.ids].map(([med, id]) => [id, med]));
  const doses = await dosesOf(player.person, from, to);
  const planned = doses.filter(({ state, slot_id }) => state !== 'unasked' && slot_id !== null);
  const lines = planned.map((dose) => doseLine(dose, names.get(dose.medication_id) ?? '?'));
  const stock: string[] = [];
  for (const med of new Set((check.stock ?? []).map((text) => text.split(' ')[0] ?? '')))
    stock.push(...stockWords(med, await medicineOf(player, med)));
  return {
    doses: inOrder(untilNext(lines, check.only_next === true)),
    stock,
    others: await othersIn(player, check, doses),
  };
}

import { asNeededAt } from '@caretrail/contract/medications/as-needed';
import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import type { Medication } from '@caretrail/contract/medications/schema';
import type { DosePart } from '@caretrail/contract/medications/slots';
import { strengthKey } from '@caretrail/contract/medications/strength';
import { dosesOf } from '../medications.ts';
import { medicineOf, type Player } from './play.ts';
import { daysOf, instantOf, partsOf, type TableCheck } from './tables.ts';

/** A check of the tables as text: in the same form for what is expected and for what the API returns. */
export type Seen = {
  readonly doses: readonly string[];
  readonly not_recorded: readonly string[];
  readonly stock: readonly string[];
  readonly others: readonly string[];
};

const mgOf = (parts: readonly DosePart[]): number =>
  parts.reduce((sum, { strength, count }) => sum + count * Number.parseFloat(strength), 0);
const formatExact = (parts: readonly DosePart[]): string =>
  `${parts.map(({ strength, count }) => `${count} × ${strengthKey(strength)}`).join(' + ')} = ${mgOf(parts)} mg`;
const utc = (ms: number): string => new Date(ms).toISOString().slice(0, 16);

type Line = { readonly ms: number; readonly text: string; readonly isOpen: boolean };
const inOrder = (lines: readonly Line[]): string[] =>
  lines
    .toSorted((one, other) => one.ms - other.ms || (one.text < other.text ? -1 : 1))
    .map(({ text }) => text);

const formatDose = (
  med: string,
  day: string,
  clock: { readonly wall: string; readonly zone: string; readonly ms: number },
  parts: readonly DosePart[],
  state: string,
): string =>
  `${med} of ${day}: ${clock.wall.replace('T', ' ')} ${clock.zone} (${utc(clock.ms)}Z), ${formatExact(parts)}, ${state}`;

type Rows = Pick<TableCheck, 'doses' | 'as_of' | 'zone'>;

function expectedDoses({ doses, as_of, zone }: Rows, home: string): string[] {
  const nowMs = Date.parse(as_of);
  const lines = doses.flatMap((row): Line[] => {
    const [med = '', days = '', times = '', offset = '', amount = '', state = ''] = row.split(' ');
    if (state === 'none') return [];
    const where = row.split(' in ')[1] ?? zone ?? home;
    return daysOf(days).flatMap((day) =>
      times.split(',').map((time) => {
        const ms = instantOf(day, time, offset);
        const clock = { wall: utc(instantOf(day, time, '+00:00')), zone: where, ms };
        const isOpen = state === 'asked';
        const seen = isOpen ? `asked ${ms > nowMs ? 'later' : 'by now'}` : state;
        return { ms, isOpen, text: formatDose(med, day, clock, partsOf(amount), seen) };
      }),
    );
  });
  return inOrder(lines);
}

const asked: readonly DoseOccurrence['state'][] = ['upcoming', 'due', 'late', 'missed'];

function doseLine(dose: DoseOccurrence, med: string): Line {
  const { local_date, local_date_time: wall, time_zone: zone, parts } = dose;
  const ms = Date.parse(dose.at);
  const isOpen = asked.includes(dose.state);
  const state = isOpen ? `asked ${dose.state === 'upcoming' ? 'later' : 'by now'}` : dose.state;
  return { ms, isOpen, text: formatDose(med, local_date, { wall, zone, ms }, parts, state) };
}

/** The same strengths as the table has, and a day only where it names days. */
async function stockIn(player: Player, { stock = [] }: TableCheck): Promise<string[]> {
  const found: string[] = [];
  for (const text of stock) {
    const [name = '', med = ''] = /^(\S+) [^:]+/.exec(text) ?? [];
    const own = (await medicineOf(player, med)).stock.find(
      ({ strength }) => `${med} ${strengthKey(strength)}` === name,
    );
    const until = own?.runs_out_on ? `not enough on ${own.runs_out_on}` : 'lasts';
    found.push(`${name}: ${own?.on_hand} left${text.includes(',') ? `, ${until}` : ''}`);
  }
  return found;
}

const asNeededText = (taken: readonly string[], left: number, next: string): string =>
  `taken ${taken.join(' ')}; ${left} left today, next ${next}`;

/** What the tables check beside doses and stock. */
function expectedOthers({ steps_mg, as_needed, not_missed, taken_at }: TableCheck): string[] {
  const found: string[] = [];
  if (steps_mg) found.push(`steps of ${steps_mg.join(', ')} mg`);
  if (as_needed) {
    const { taken, left, next, pieces } = as_needed;
    const nextText = next === 'now' ? next : `${utc(Date.parse(next))}Z`;
    found.push(asNeededText(taken, left, nextText), `${pieces} pieces, no day`);
  }
  return [
    ...found,
    ...(not_missed ?? []).map((dose) => `${dose} is not missed`),
    ...Object.entries(taken_at ?? {}).map(
      ([dose, at]) => `${dose} taken at ${utc(Date.parse(at))}Z`,
    ),
  ];
}

export const expectedOf = (check: TableCheck, home: string): Seen => ({
  doses: expectedDoses(check, home),
  not_recorded: expectedDoses(
    { ...check, doses: (check.not_recorded ?? []).map((row) => `${row} unasked`) },
    home,
  ),
  stock: check.stock ?? [],
  others: expectedOthers(check),
});

function formatAsNeeded(medicine: Medication, doses: readonly DoseOccurrence[], nowMs: number) {
  const pattern = medicine.schedule?.phases[0]?.pattern;
  if (pattern?.kind !== 'as_needed') return [];
  const taken = doses.map(({ at }) => Date.parse(at));
  const { inLastDay, freeFromMs } = asNeededAt(pattern, taken, nowMs);
  const left = (pattern.max_per_day ?? 0) - inLastDay;
  const next = freeFromMs === null ? 'now' : `${utc(freeFromMs)}Z`;
  const [stock] = medicine.stock;
  const times = doses.map((dose) => dose.local_date_time.slice(11));
  return [
    asNeededText(times, left, next),
    `${stock?.on_hand} pieces, ${stock?.runs_out_on ?? 'no day'}`,
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
    found.push(...formatAsNeeded(await medicineOf(player, check.as_needed.med), doses, nowMs));
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

/** Of hours that count from the last dose only the next one is certain. */
function untilNext(lines: readonly Line[], isOnlyNext: boolean): Line[] {
  const next = lines.find(({ isOpen }) => isOpen);
  return lines.filter((line) => !isOnlyNext || !line.isOpen || line === next);
}

export async function seenAt(player: Player, check: TableCheck): Promise<Seen> {
  const [from = '', to = from] = check.window.split('..');
  const names = new Map([...player.ids].map(([med, id]) => [id, med]));
  const doses = await dosesOf(player.person, from, to);
  const lines = doses
    .filter(({ state, slot_id }) => state !== 'unasked' && slot_id !== null)
    .map((dose) => ({ dose, med: names.get(dose.medication_id) ?? '?' }))
    // The tables leave open whether the days on which a cycle waited are still shown once it was released.
    .filter(
      ({ dose, med }) =>
        dose.state !== 'held' || dose.local_date >= (player.released.get(med) ?? ''),
    )
    .map(({ dose, med }) => doseLine(dose, med));
  const notRecorded = doses
    .filter(({ is_added, state }) => is_added === true && state === 'unasked')
    .map((dose) => doseLine(dose, names.get(dose.medication_id) ?? '?'));
  return {
    doses: inOrder(untilNext(lines, check.only_next === true)),
    not_recorded: check.not_recorded === undefined ? [] : inOrder(notRecorded),
    stock: await stockIn(player, check),
    others: await othersIn(player, check, doses),
  };
}

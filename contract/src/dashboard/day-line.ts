import { msFromIso } from '../dates.ts';
import { doseStateAt } from '../medications/dose-state.ts';
import type { DoseState } from '../medications/doses.ts';
import { isAnswered, isAnsweredState } from '../medications/is-answered.ts';
import { addDays } from '../time/days.ts';
import { instantOf } from '../time/zoned.ts';
import { byClock, isOn, phaseAt, spanOf } from '../timelines/placing.ts';
import type { AgendaEvent, DayDose } from './schema.ts';

export type LineDose = DayDose & {
  /** Answered on this screen: it stays where it was, with its undo. */
  readonly is_kept?: boolean;
  /** Its answer is on the device alone: it stays at its time until the answer is sent. */
  readonly is_waiting?: boolean;
};

/** Over and not recorded, due or going on, or still to come. */
export type LinePhase = 'earlier' | 'now' | 'later';

/** The doses of one moment. */
export type DosesEntry = {
  readonly kind: 'doses';
  readonly key: string;
  readonly atMs: number;
  readonly phase: LinePhase;
  /** By name, each with its state now. */
  readonly doses: readonly LineDose[];
  /** Of the same moment and on hold: nothing is asked about them. */
  readonly held: readonly LineDose[];
};

/** An event or a session with a time of day. */
export type VisitEntry = {
  readonly kind: 'visit';
  readonly key: string;
  readonly atMs: number;
  readonly phase: LinePhase;
  readonly event: AgendaEvent;
};

export type LineEntry = DosesEntry | VisitEntry;

export type DoneThing =
  | { readonly kind: 'dose'; readonly atMs: number; readonly dose: LineDose }
  | { readonly kind: 'visit'; readonly atMs: number; readonly event: AgendaEvent };

export type DayLine = {
  /** All day, or going on since an earlier day. */
  readonly wholeDay: readonly AgendaEvent[];
  /** By time. */
  readonly entries: readonly LineEntry[];
  /** Recorded doses and what took place, by time. */
  readonly done: readonly DoneThing[];
  /** The first thing that is still to come: of the day, otherwise after it. */
  readonly next: LineEntry | null;
  /** A dose is due, or over and not recorded: what comes after the day is not the next thing yet. */
  readonly hasOpen: boolean;
};

type DayData = {
  readonly doses: readonly LineDose[];
  readonly events: readonly AgendaEvent[];
  readonly nextVisit: AgendaEvent | null;
  /** The day of the line: after midnight still the day before. */
  readonly day: string;
  readonly zone: string;
  readonly nowMs: number;
};

const msOf = (instant: string): number => msFromIso(instant) ?? 0;

/**
 * The answer of the server is minutes old, so the state counts from the clock. A kept dose keeps its state; one whose
 * answer waits has that of a dose without one.
 */
function stateNow(dose: LineDose, nowMs: number): DoseState {
  const { state, postponed_until, log, is_kept = false, is_waiting = false } = dose;
  if (is_kept) return state;
  const planned = {
    at_ms: msOf(dose.at),
    is_held: state === 'held',
    is_asked: state !== 'unasked',
    postponed_ms: postponed_until === null ? null : msOf(postponed_until),
  };
  const asOpen = is_waiting && !planned.is_held && planned.is_asked;
  const now = doseStateAt(planned, asOpen ? null : log, dose, nowMs);
  // Planned before the medicine was entered: over and not recorded.
  return now === 'unasked' && dose.is_added === true ? 'missed' : now;
}

const phaseOf: Readonly<Record<DoseState, LinePhase | 'done' | 'held' | null>> = {
  unasked: null,
  due: 'now',
  late: 'now',
  missed: 'earlier',
  upcoming: 'later',
  held: 'held',
  taken: 'done',
  skipped: 'done',
};

/** A dose that was put off is due at its new time until it is recorded. */
const dueMs = ({ at, postponed_until, state }: LineDose): number =>
  msOf(isAnsweredState(state) ? at : (postponed_until ?? at));

const byName = (one: LineDose, other: LineDose): number =>
  one.medication_name.localeCompare(other.medication_name);
const byTime = (
  one: { readonly atMs: number; readonly kind: string },
  other: { readonly atMs: number; readonly kind: string },
): number => one.atMs - other.atMs || (one.kind < other.kind ? -1 : Number(one.kind > other.kind));

type Sorted = { readonly entries: DosesEntry[]; readonly done: DoneThing[] };

function sortDoses({ doses: all, day, nowMs }: DayData): Sorted & { ahead: DosesEntry[] } {
  const doses = all
    // An as-needed dose exists as long as its record does.
    .filter((dose) => dose.slot_id !== null || isAnswered(dose))
    .map((dose): LineDose => ({ ...dose, state: stateNow(dose, nowMs) }))
    .toSorted(byName);
  const inPhase = (name: string) => doses.filter(({ state }) => phaseOf[state] === name);
  const isBefore = ({ local_date }: LineDose): boolean => local_date < day;
  const isAfter = ({ local_date }: LineDose): boolean => local_date > day;
  const held = Map.groupBy(
    inPhase('held').filter(({ local_date }) => local_date === day),
    dueMs,
  );
  const grouped = (phase: LinePhase, some: readonly LineDose[]): DosesEntry[] =>
    [...Map.groupBy(some, dueMs)].map(([atMs, together]) => ({
      kind: 'doses',
      key: `${phase} ${atMs}`,
      atMs,
      phase,
      doses: together,
      held: held.get(atMs) ?? [],
    }));
  const later = inPhase('later');
  const entries = [
    ...grouped(
      'earlier',
      inPhase('earlier').filter((dose) => !isBefore(dose)),
    ),
    ...grouped('now', inPhase('now')),
    ...grouped(
      'later',
      later.filter((dose) => !isAfter(dose)),
    ),
  ];
  const isShown = new Set(entries.map(({ atMs }) => atMs));
  // On hold with nothing else at its time: shown while that time is still to come.
  const alone = [...held].filter(([atMs]) => atMs > nowMs && !isShown.has(atMs));
  return {
    entries: [
      ...entries,
      ...alone.map(([atMs, together]): DosesEntry => ({
        kind: 'doses',
        key: `held ${atMs}`,
        atMs,
        phase: 'later',
        doses: [],
        held: together,
      })),
    ],
    done: inPhase('done')
      .filter((dose) => !isBefore(dose))
      .map((dose) => ({ kind: 'dose', atMs: msOf(dose.log?.at ?? dose.at), dose })),
    ahead: grouped('later', later.filter(isAfter)),
  };
}

const visitPhases = { past: 'earlier', now: 'now', future: 'later' } as const;

const visitOf = (event: AgendaEvent, nowMs: number): VisitEntry => ({
  kind: 'visit',
  key: event.id,
  atMs: spanOf(event).fromMs,
  phase: visitPhases[phaseAt(event, nowMs)],
  event,
});

/** By the clock of the patient, whichever zone an event is planned in. */
function sortEvents({ events, day, zone, nowMs }: DayData) {
  const fromMs = instantOf(`${day}T00:00`, zone);
  const toMs = instantOf(`${addDays(day, 1)}T00:00`, zone);
  const beginsOnDay = ({ atMs }: VisitEntry): boolean => atMs >= fromMs && atMs < toMs;
  const isDone = ({ status }: AgendaEvent): boolean => status === 'done';
  const dated = events.filter((event) => event.all_day && isOn(event, day));
  const timed = events.filter(({ all_day }) => !all_day).map((event) => visitOf(event, nowMs));
  const isGoingOn = ({ phase, event }: VisitEntry): boolean => phase === 'now' && !isDone(event);
  const done = [...dated.map((event) => visitOf(event, nowMs)), ...timed.filter(beginsOnDay)]
    .filter(({ event }) => isDone(event))
    .map(({ atMs, event }): DoneThing => ({ kind: 'visit', atMs, event }));
  return {
    wholeDay: [
      ...dated.filter((event) => !isDone(event)),
      ...timed.filter((each) => isGoingOn(each) && each.atMs < fromMs).map(({ event }) => event),
    ].toSorted(byClock),
    entries: timed.filter(
      (each) =>
        !isDone(each.event) && (beginsOnDay(each) || (isGoingOn(each) && each.atMs >= toMs)),
    ),
    done,
  };
}

/** The day as one line, by time. Pure: the same data and the same minute make the same line. */
export function buildDayLine(data: DayData): DayLine {
  const { nextVisit, nowMs } = data;
  const doses = sortDoses(data);
  const visits = sortEvents(data);
  const entries = [...doses.entries, ...visits.entries].toSorted(byTime);
  const ahead = nextVisit === null ? [] : [visitOf(nextVisit, nowMs)];
  const isToCome = (entry: LineEntry): boolean =>
    entry.phase === 'later' &&
    (entry.kind === 'visit' || entry.doses.some((dose) => !isAnswered(dose)));
  return {
    wholeDay: visits.wholeDay,
    entries,
    hasOpen: doses.entries.some(
      ({ phase, doses: some }) => phase !== 'later' && some.some((dose) => !isAnswered(dose)),
    ),
    done: [...doses.done, ...visits.done].toSorted(byTime),
    next:
      entries.find(isToCome) ??
      [...doses.ahead, ...ahead].filter(isToCome).toSorted(byTime)[0] ??
      null,
  };
}
